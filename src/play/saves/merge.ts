import type { Game } from '../history/game.ts';
import type { GameTypes, Step } from '../rules/game-rules.ts';
import { gameIn, type Save, type SavedGameState } from './save.ts';
import type { SaveTypes } from './save-format.ts';

/**
 * What a save that is brought from elsewhere is to the one kept here under its id: there is none; it
 * says nothing that is not kept; it is the same game and goes further; or the two went apart.
 */
export type Comparison = 'new' | 'known' | 'further' | 'apart';

export function compareSaves<T extends SaveTypes>(
  kept: Save<T> | undefined,
  brought: Save<T>,
): Comparison {
  if (!kept) return 'new';
  const [here, there] = [gameIn(kept), gameIn(brought)];
  // A set-up says less than any game begun from it; of two set-ups the one kept here holds.
  if (!there) return 'known';
  if (!here) return 'further';
  if (!isOneDeal(here, there)) return 'apart';
  const everDone = [...here.steps, ...((kept.progress as SavedGameState<T>).ahead ?? [])];
  if (beginsWith(everDone, there.steps)) return 'known';
  return beginsWith(there.steps, here.steps) ? 'further' : 'apart';
}

const isOneDeal = <T extends GameTypes>(one: Game<T>, other: Game<T>): boolean =>
  JSON.stringify([one.setUp, one.from]) === JSON.stringify([other.setUp, other.from]);

const beginsWith = <T extends GameTypes>(
  steps: readonly Step<T>[],
  beginning: readonly Step<T>[],
): boolean =>
  beginning.length <= steps.length &&
  beginning.every((step, n) => JSON.stringify(step) === JSON.stringify(steps[n]));

/** The save under an id of its own; the same save gets the same id each time. */
export const asCopy = <S extends { readonly id: string; readonly changed: number }>(
  save: S,
): S => ({
  ...save,
  id: `${save.id} of ${save.changed}`,
});
