import type { LesPoilus } from '#games/les-poilus/engine/index.ts';
import { type SetUp, tableFrom } from '#games/les-poilus/puzzles/index.ts';
import type { PoilusSaves } from '#games/les-poilus/session/index.ts';
import { type Game, gameFromTable } from '#play/history/game.ts';
import type { SavedState } from '#play/saves/save.ts';

/**
 * A try as a game from a set table, all hands open.
 *
 * @param random what the cards nobody can know are drawn by, new for each try
 */
export function gameOfAttempt(table: SetUp, random: readonly number[]): SavedState<PoilusSaves> {
  const from = tableFrom(table, random);
  const game = gameFromTable<PoilusSaves>(from.setUp, from, { deck: 'site' });
  return { game, way: 'open', names: [] };
}

/** The state of a generator that nobody has seen yet. */
export const freshRandom = (): readonly number[] => [
  ...crypto.getRandomValues(new Int32Array(RANDOM_WORDS)),
];

const RANDOM_WORDS = 4;

/** The moves made so far, those of chance included. */
export const movesOf = ({ steps }: Pick<Game<LesPoilus>, 'steps'>): readonly string[] =>
  steps.flatMap((step) => ('move' in step ? [step.move] : []));
