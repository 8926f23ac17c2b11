import * as marks from '#play/puzzles/progress.ts';

/* Which puzzles of Maquis were solved on this device. */

export { MARKS, nextUnsolved, type PuzzleProgress, progressOf } from '#play/puzzles/progress.ts';

export const MARKS_KEY = 'safe-house.maquis.scenarios';

/** @throws where the browser denies storage */
export const readMarks = (): marks.PuzzleProgress => marks.readMarks(MARKS_KEY);

/** Notes that a scenario was solved or tried; whether the note is kept when the page closes. */
export const keepMark = (id: string, mark: keyof marks.PuzzleProgress): boolean =>
  marks.saveProgress(MARKS_KEY, id, mark);
