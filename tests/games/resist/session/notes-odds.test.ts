import { expect, test } from 'vitest';
import { resistOddsCommand } from '#games/resist/cli/advise.ts';
import { type Position, snapshotOf } from '#games/resist/engine/index.ts';
import { notesFaults, positionOfNotes } from '#games/resist/session/notes/index.ts';
import { linesOf, replayed } from '../fixtures.ts';
import { toldBeside } from './told-record.ts';

const oddsOf = (position: Position) => resistOddsCommand.lines(position)[0];

/* Twenty games, told as somebody tells them beside the real cards; their odds by another program. */
const LINES = linesOf<{ moves: string[]; odds: object }>('odds.jsonl');

test.each(LINES.map((line, n) => ({ n: n + 1, ...line })))(
  'what was told of game $n comes to its exact odds, points and piles',
  ({ n: _, odds, ...record }) => {
    const played = replayed(record);
    const notes = toldBeside(played);
    const position = positionOfNotes(notes);
    expect(oddsOf(position)).toEqual(odds);
    expect(notesFaults(notes)).toEqual([]);
    const { points, failed, graveyard, spySupply, enemyDeck, missionDeck } = snapshotOf(
      played.positions.at(-1) ?? [],
    );
    expect(snapshotOf(position)).toMatchObject({
      ...{ points, failed, graveyard, spySupply, enemyDeck, missionDeck },
    });
  },
);
