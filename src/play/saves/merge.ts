import type { Game } from '../history/game.ts';
import type { Kinds, Step } from '../rules.ts';
import type { SaveKinds } from './codec.ts';
import { type GameProgress, gameIn, type Save } from './save.ts';

/**
 * What a save that is brought from elsewhere is to the one kept here under its id: there is none; it
 * says nothing that is not kept; it is the same game and goes further; or the two went apart.
 */
export type Comparison = 'new' | 'known' | 'further' | 'apart';

export function compareSaves<K extends SaveKinds>(
  kept: Save<K> | undefined,
  brought: Save<K>,
): Comparison {
  if (!kept) return 'new';
  const [here, there] = [gameIn(kept), gameIn(brought)];
  // A set-up says less than any game begun from it; of two set-ups the one kept here holds.
  if (!there) return 'known';
  if (!here) return 'further';
  if (!isOneDeal(here, there)) return 'apart';
  const everDone = [...here.steps, ...((kept.progress as GameProgress<K>).ahead ?? [])];
  if (beginsWith(everDone, there.steps)) return 'known';
  return beginsWith(there.steps, here.steps) ? 'further' : 'apart';
}

const isOneDeal = <K extends Kinds>(one: Game<K>, other: Game<K>): boolean =>
  JSON.stringify([one.setUp, one.from]) === JSON.stringify([other.setUp, other.from]);

const beginsWith = <K extends Kinds>(
  steps: readonly Step<K>[],
  beginning: readonly Step<K>[],
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
