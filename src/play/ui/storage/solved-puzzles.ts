import * as m from '#messages';
import { mergeProgress, PROGRESS, readProgress, writeProgress } from '#play/puzzles/progress.ts';
import type { KeptThings } from './part.ts';
import { smallIn } from './small-thing.ts';

/**
 * The marks of a game's puzzles, as a small thing of that game. What a backup brings comes beside what
 * is here: a puzzle solved on either device is solved.
 *
 * @param key what the marks of the game lie under
 */
export const solvedPuzzles = (key: string): KeptThings => ({
  count: () => [[m.play_kept_solved(), readProgress(key).solved.length]],
  take: (name, text) => {
    if (!key.endsWith(`.${name}`)) return undefined;
    const brought = smallIn(PROGRESS, text);
    if (brought) writeProgress(key, mergeProgress(readProgress(key), brought));
    return brought !== undefined;
  },
});
