import { type PuzzleSetUp, tableFrom } from '#games/les-poilus/puzzles/index.ts';
import type { PoilusSaves } from '#games/les-poilus/session/index.ts';
import { gameFromTable } from '#play/history/game.ts';
import type { SavedState } from '#play/saves/save.ts';

/**
 * An attempt as a game from a set table, all hands open.
 *
 * @param random what the cards nobody can know are drawn by, new for each attempt
 */
export function gameOfAttempt(
  table: PuzzleSetUp,
  random: readonly number[],
): SavedState<PoilusSaves> {
  const from = tableFrom(table, random);
  const game = gameFromTable<PoilusSaves>(from.setUp, from, { deck: 'site' });
  return { game, way: 'open', names: [] };
}
