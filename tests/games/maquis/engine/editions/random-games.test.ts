import { describe, expect, test } from 'vitest';
import { DIFFICULTY_IDS, editionCalled } from '#games/maquis/data/index.ts';
import { engine } from '#games/maquis/engine/engine.ts';
import {
  checkRecord,
  drawGoalsOf,
  type GameSetUp,
  type Move,
  makeRecord,
  newGame,
  outcomeOf,
  type Position,
  positionFrom,
  positionLink,
  RULESET_IDS,
  readLink,
  replay,
  tableOf,
} from '#games/maquis/engine/index.ts';
import { withoutSecrets } from '#games/maquis/engine/position-from.ts';
import { atRandom, playOut } from '#play/rules/playout.ts';
import { randomFrom } from '#shared/random.ts';
import { samePosition } from '../../../../play/same-position.ts';
import { cases } from '../../../../setup/cases.ts';

const GAMES = cases(10);

interface Played {
  readonly setUp: GameSetUp;
  readonly moves: readonly Move[];
  readonly along: readonly Position[];
  readonly end: Position;
}

function playedAtRandom(setUp: GameSetUp): Played {
  const draft = engine.mutableCopy(newGame(setUp));
  const moves: Move[] = [];
  const along: Position[] = [];
  playOut(engine, draft, atRandom(engine, randomFrom(`player ${setUp.seed}`)), (move) => {
    moves.push(move);
    along.push(engine.mutableCopy(draft));
  });
  return { setUp, moves, along, end: draft };
}

const EDITIONS = RULESET_IDS.flatMap((ruleset) => [
  { ruleset, threeStar: false },
  ...(editionCalled(ruleset).threeStarGoals.length > 0 ? [{ ruleset, threeStar: true }] : []),
]);

describe.each(EDITIONS)('$ruleset, three stars: $threeStar', ({ ruleset, threeStar }) => {
  const games = DIFFICULTY_IDS.flatMap((difficulty) =>
    Array.from({ length: GAMES }, (_, n) => {
      const seed = `${difficulty} ${n}`;
      const goals = drawGoalsOf(ruleset, threeStar, seed);
      return playedAtRandom({ ruleset, difficulty, goals, seed });
    }),
  );

  test('games played at random are refereed without a mismatch', () => {
    for (const { setUp, moves, end } of games) {
      const record = makeRecord(setUp, moves, outcomeOf(end));
      const checked = checkRecord(JSON.parse(JSON.stringify(record)));
      expect(checked).toEqual({ record });
      expect(replay(record)).toMatchObject({ replayed: { outcome: outcomeOf(end) } });
      expect(record.threeStar).toBe(threeStar ? true : undefined);
    }
  });

  test('every table of them is a position again, and some fit a link', () => {
    for (const { along } of games) {
      along.forEach((position, n) => {
        const made = positionFrom(tableOf(position));
        expect('position' in made && samePosition(made.position, position)).toBe(true);
        if (n % 40 !== 0) return;
        const table = withoutSecrets(tableOf(position));
        const link = positionLink({ table, seed: 'a', moves: [], at: 0 });
        expect(readLink(link)).toEqual({ position: { table, seed: 'a', moves: [], at: 0 } });
      });
    }
  });
});
