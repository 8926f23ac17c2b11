import { RULESET } from '#games/resist/data/index.ts';
import type { Resist } from '#games/resist/engine/index.ts';
import { type PuzzleSetUp, tableFrom } from '#games/resist/puzzles/index.ts';
import { OWNERS } from '#games/resist/session/index.ts';
import { type Game, gameFromTable } from '#play/history/game.ts';

/**
 * An attempt as a game from a set table.
 *
 * @param random what the cards nobody can know are drawn by, new for each attempt
 */
export function gameOfAttempt(
  id: string,
  table: PuzzleSetUp,
  random: readonly number[],
): Game<Resist> {
  const from = tableFrom(table, random);
  const { split, reading } = from;
  return gameFromTable<Resist>({ ruleset: RULESET, split, reading, seed: id }, from, OWNERS);
}
