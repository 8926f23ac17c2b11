import type { Game } from '../history/game.ts';
import type { GameTypes, Step } from '../rules/game-rules.ts';
import { gameIn, type Save, type SavedGameState, type SavedState } from './save.ts';
import type { SaveFormat, SaveTypes } from './save-format.ts';

/*
 * Whatever makes a save out of another asks here for what goes along: a game cannot be read again
 * without all that its form demands.
 */

/** What a save remembers besides its game, as far as it holds at any moment of it. */
export function lastingOf<T extends SaveTypes>(
  { lasting }: Pick<SaveFormat<T>, 'lasting'>,
  progress: SavedGameState<T>,
): T['extra'] {
  const { game: _, ahead: __, ...extra } = progress;
  const own: T['extra'] = extra;
  return lasting ? lasting(own) : own;
}

/** A save's game as it went elsewhere, up to an earlier step or on from its last one. */
export const withCourse = <T extends SaveTypes>(
  saveFormat: Pick<SaveFormat<T>, 'lasting'>,
  progress: SavedGameState<T>,
  game: Game<T>,
): SavedGameState<T> => ({ game, ...lastingOf(saveFormat, progress) });

/** How far a game has got that went further elsewhere; what is remembered of it here and not there stays. */
export function furtherProgress<T extends SaveTypes>(
  saveFormat: Pick<SaveFormat<T>, 'lasting'>,
  kept: Save<T> | undefined,
  { progress }: Save<T>,
): SavedState<T> {
  if (!kept || !gameIn(kept)) return progress;
  return { ...lastingOf(saveFormat, kept.progress as SavedGameState<T>), ...progress };
}

/** The save that a brought one goes on with, as far as it has got; the brought one where there is none. */
export function goingOn<T extends SaveTypes>(
  saveFormat: Pick<SaveFormat<T>, 'lasting'>,
  kept: readonly Save<T>[],
  brought: Save<T>,
): Save<T> {
  for (const save of kept) {
    const comparison = compareSaves(save, brought);
    if (comparison === 'known') return save;
    if (comparison !== 'further') continue;
    // Without a revision it counts as not yet written.
    const { revision: _, ...further } = save;
    return { ...further, progress: furtherProgress(saveFormat, save, brought) };
  }
  return brought;
}

/**
 * What a save that is brought from elsewhere is to the one kept here under its id: there is none; it
 * says nothing that is not kept; it is the same game and goes further; or the two went apart.
 */
type Comparison = 'new' | 'known' | 'further' | 'apart';

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
