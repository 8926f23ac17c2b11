import * as fc from 'fast-check';
import { DIFFICULTY_IDS } from '#maquis/data/index.ts';
import { engine } from '#maquis/engine/engine.ts';
import { drawGoals, GOAL_DRAWS, type Position, rules } from '#maquis/engine/index.ts';
import { codec, type KeptMaquis } from '#maquis/table/codec.ts';
import { randomFrom } from '#shared/random.ts';
import { keepsContract } from '../../play/contract.ts';

/** The same table with another order of the cards to come, known or not. */
function otherwise(position: Position, _: number, seed: string): Position {
  const below = randomFrom(seed);
  const { unseen, ...table } = rules.toTable(position);
  const random = Array.from({ length: 4 }, () => below(0x7fff_ffff));
  const deck = unseen?.deck?.toReversed();
  const correction = { ...table, unseen: { ...unseen, random, ...(deck ? { deck } : {}) } };
  const taken = rules.take(position, { correction });
  if ('why' in taken) throw new Error(JSON.stringify(taken.why));
  return taken.position;
}

keepsContract<KeptMaquis>({
  rules,
  engine,
  codec,
  setUps: fc
    .record({
      difficulty: fc.constantFrom(...DIFFICULTY_IDS),
      draw: fc.constantFrom(...GOAL_DRAWS),
      seed: fc.string({ maxLength: 8 }),
    })
    .map(({ difficulty, draw, seed }) => {
      const goals = drawGoals(draw, seed);
      return { ruleset: 'pnp-1.1' as const, difficulty, goals, seed };
    }),
  seats: () => [0],
  otherwise,
  // In the very easy mode the days begin anew.
  most: 500,
});
