import type { Game } from '../history/game.ts';
import type { Codec, SaveKinds } from './codec.ts';
import { compareSaves } from './merge.ts';
import { type GameProgress, gameIn, type Progress, type Save } from './save.ts';

/*
 * Whatever makes a save out of another asks here for what goes along: a game cannot be read again
 * without all that its form demands.
 */

/** What a save remembers besides its game, as far as it holds at any moment of it. */
export function lastingOf<K extends SaveKinds>(
  { lasting }: Pick<Codec<K>, 'lasting'>,
  progress: GameProgress<K>,
): K['besides'] {
  const { game: _, ahead: __, ...besides } = progress;
  const own: K['besides'] = besides;
  return lasting ? lasting(own) : own;
}

/** A save's game as it went elsewhere, up to an earlier step or on from its last one. */
export const withCourse = <K extends SaveKinds>(
  codec: Pick<Codec<K>, 'lasting'>,
  progress: GameProgress<K>,
  game: Game<K>,
): GameProgress<K> => ({ game, ...lastingOf(codec, progress) });

/** How far a game has got that went further elsewhere; what is remembered of it here and not there stays. */
export function goneFurther<K extends SaveKinds>(
  codec: Pick<Codec<K>, 'lasting'>,
  kept: Save<K> | undefined,
  { progress }: Save<K>,
): Progress<K> {
  if (!kept || !gameIn(kept)) return progress;
  return { ...lastingOf(codec, kept.progress as GameProgress<K>), ...progress };
}

/** The save that a brought one goes on with, as far as it has got; the brought one where there is none. */
export function goingOn<K extends SaveKinds>(
  codec: Pick<Codec<K>, 'lasting'>,
  kept: readonly Save<K>[],
  brought: Save<K>,
): Save<K> {
  for (const save of kept) {
    const comparison = compareSaves(save, brought);
    if (comparison === 'known') return save;
    if (comparison !== 'further') continue;
    // Without a revision it counts as not yet written.
    const { revision: _, ...further } = save;
    return { ...further, progress: goneFurther(codec, save, brought) };
  }
  return brought;
}
