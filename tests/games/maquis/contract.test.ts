import * as fc from 'fast-check';
import { DIFFICULTY_IDS } from '#games/maquis/data/index.ts';
import { engine } from '#games/maquis/engine/engine.ts';
import { drawGoals, GOAL_DRAWS, type Position, rules } from '#games/maquis/engine/index.ts';
import { type MaquisSaves, saveFormat } from '#games/maquis/session/save-format.ts';
import { randomFrom } from '#shared/random.ts';
import { keepsContract } from '../../play/contract.ts';

/** The same table with another order of the cards to come, known or not. */
function otherwise(position: Position, _: number, seed: string): Position {
  const below = randomFrom(seed);
  const { unseen, ...table } = rules.toBoardState(position);
  const random = Array.from({ length: 4 }, () => below(0x7fff_ffff));
  const deck = unseen?.deck?.toReversed();
  const correction = { ...table, unseen: { ...unseen, random, ...(deck ? { deck } : {}) } };
  const taken = rules.apply(position, { correction });
  if ('reasons' in taken) throw new Error(JSON.stringify(taken.reasons));
  return taken.position;
}

keepsContract<MaquisSaves>({
  rules,
  engine,
  saveFormat,
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
