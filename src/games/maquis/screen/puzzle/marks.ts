import * as marks from '#play/puzzles/marks.ts';

/* Which puzzles of Maquis were solved on this device. */

export { MARKS, type Marks, markOf, nextUnsolved } from '#play/puzzles/marks.ts';

export const MARKS_KEY = 'safe-house.maquis.scenarios';

/** @throws where the browser denies storage */
export const readMarks = (): marks.Marks => marks.readMarks(MARKS_KEY);

/** Notes that a scenario was solved or tried; whether the note is kept when the page closes. */
export const keepMark = (id: string, mark: keyof marks.Marks): boolean =>
  marks.keepMark(MARKS_KEY, id, mark);
