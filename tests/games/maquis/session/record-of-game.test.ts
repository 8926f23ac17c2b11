import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeRecord, moveText, outcomeOf } from '#games/maquis/engine/index.ts';
import { historyOf, recordOf, SITE_OWNS_ALL } from '#games/maquis/session/index.ts';
import { playOut, wholeGames } from '../engine/generated/games.ts';
import { gameFromRecord } from './reading.ts';
import { begin, nameOf } from './stepping.ts';
import { undoOf } from './undoing.ts';

const KEEPERS = { ...SITE_OWNS_ALL, deck: 'visitor' } as const;
const RECORD = {
  ...makeRecord({ difficulty: 'normal', goals: { west: 'sabotage', east: 'aid-the-spy' } }, []),
  moves: ['place:grocer', 'patrol:1'],
};

function gameIn(record: unknown) {
  const found = gameFromRecord(JSON.stringify(record), KEEPERS, 'fallback');
  if ('fault' in found) throw new Error(found.fault.code);
  return found.game;
}

describe('a record taken to the table', () => {
  test('is gone on with after its last move, all of it seen', () => {
    const game = gameIn(RECORD);
    expect(game).toEqual({
      setUp: { ruleset: 'pnp-1.1', difficulty: 'normal', goals: RECORD.goals, seed: 'fallback' },
      steps: [{ move: 'place:grocer' }, { move: 'patrol:1', by: 'visitor' }],
      owners: KEEPERS,
      seen: 2,
    });
    expect(nameOf(begin({ resume: { game } }))).toBe('playing.placement');
  });

  test('with a seed draws its further cards from it, and had its cards drawn by the site', () => {
    const game = gameIn({ ...RECORD, seed: 'its own' });
    expect(game.setUp.seed).toBe('its own');
    expect(game.steps[1]).toEqual({ move: 'patrol:1', by: 'site' });
    expect(undoOf(game)).toMatchObject({ decision: { move: 'place:grocer' }, chanceSeen: 1 });
  });

  test.each([
    ['not-json', '{'],
    ['not-an-object', '[]'],
    ['other-format', '{}'],
    [
      'same-goal-twice',
      JSON.stringify({ ...RECORD, goals: { west: 'sabotage', east: 'sabotage' } }),
    ],
    ['no-such-move', JSON.stringify({ ...RECORD, moves: ['place:nowhere'] })],
    ['illegal-move', JSON.stringify({ ...RECORD, moves: ['patrol:1'] })],
    ['outcome-differs', JSON.stringify({ ...RECORD, outcome: { result: 'win', reason: 'goals' } })],
  ])('is refused with its fault: %s', (code, text) => {
    expect(gameFromRecord(text, KEEPERS, 's')).toMatchObject({ fault: { code } });
  });

  test('and written again is the same record, whatever game it tells', () => {
    fc.assert(
      fc.property(wholeGames, (played) => {
        const { steps, end } = playOut(played);
        const moves = steps.map(({ move }) => move);
        const record = makeRecord(played.setUp, moves, outcomeOf(end));
        const game = gameIn(record);
        expect(recordOf(game)).toEqual(record);
        const replayed = historyOf(game);
        expect('replayed' in replayed && replayed.replayed.position).toEqual(end);
        expect(game.steps.map((step) => 'move' in step && step.move)).toEqual(moves.map(moveText));
      }),
      { numRuns: 15 },
    );
  });
});
