import { RULESET } from '#games/resist/data/index.ts';
import type { Resist } from '#games/resist/engine/index.ts';
import { type SetUp, tableFrom } from '#games/resist/puzzles/index.ts';
import { OWNERS } from '#games/resist/session/index.ts';
import { type Game, gameFromTable } from '#play/history/game.ts';

/**
 * A try as a game from a set table.
 *
 * @param random what the cards nobody can know are drawn by, new for each try
 */
export function gameOfAttempt(id: string, table: SetUp, random: readonly number[]): Game<Resist> {
  const from = tableFrom(table, random);
  const { split, reading } = from;
  return gameFromTable<Resist>({ ruleset: RULESET, split, reading, seed: id }, from, OWNERS);
}

/** The state of a generator that nobody has seen yet. */
export const freshRandom = (): readonly number[] => [
  ...crypto.getRandomValues(new Int32Array(RANDOM_WORDS)),
];

const RANDOM_WORDS = 4;

/** The moves made so far, those of chance included. */
export const movesOf = ({ steps }: Game<Resist>): readonly string[] =>
  steps.flatMap((step) => ('move' in step ? [step.move] : []));
