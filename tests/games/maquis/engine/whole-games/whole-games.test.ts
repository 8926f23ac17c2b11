import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Deal,
  makeRecord,
  outcomeOf,
  parseRecord,
  replay,
  snapshotOf,
} from '#games/maquis/engine/index.ts';
import { LOSS, LOSS_SET_UP } from './loss.ts';
import { movesOf, playTurns, type Turn } from './turns.ts';
import { DRAW, WIN, WIN_SET_UP } from './win.ts';

const GAMES: readonly (readonly [string, Deal, readonly Turn[], string])[] = [
  ['win', WIN_SET_UP, WIN, 'goals'],
  ['draw', WIN_SET_UP, DRAW, 'workers'],
  ['loss', LOSS_SET_UP, LOSS, 'workers'],
];

describe.each(GAMES)('a whole game: %s', (result, setUp, turns, reason) => {
  const stored = () =>
    readFileSync(
      new URL(`../../../../fixtures/maquis/${result}.record.json`, import.meta.url),
      'utf8',
    );

  test('turn by turn', () => {
    expect(outcomeOf(playTurns(setUp, turns).position)).toEqual({ result, reason });
  });

  test('as the record stored of it', () => {
    const parsed = parseRecord(stored());
    if ('fault' in parsed) throw new Error(parsed.fault.code);
    expect(parsed.record.moves).toEqual(movesOf(turns));
    const result = replay(parsed.record);
    if ('fault' in result) throw new Error(JSON.stringify(result.fault));
    const end = result.replayed.positions.at(-1);
    expect(end && snapshotOf(end)).toEqual(playTurns(setUp, turns).state);
  });

  test('the record made of it is the one stored', () => {
    const { replayed } = replayedOf(stored());
    const moves = replayed.moves.flatMap((move) => move ?? []);
    const made = makeRecord(setUp, moves, replayed.outcome);
    expect(made).toEqual(JSON.parse(stored()));
  });
});

function replayedOf(text: string) {
  const parsed = parseRecord(text);
  if ('fault' in parsed) throw new Error(parsed.fault.code);
  const result = replay(parsed.record);
  if ('fault' in result) throw new Error(JSON.stringify(result.fault));
  return result;
}
