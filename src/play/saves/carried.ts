import type { Game } from '../history/game.ts';
import { compareSaves } from './merge.ts';
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
export function goneFurther<T extends SaveTypes>(
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
    return { ...further, progress: goneFurther(saveFormat, save, brought) };
  }
  return brought;
}
