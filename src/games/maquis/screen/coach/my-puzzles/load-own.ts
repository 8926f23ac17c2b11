import { ownLoader } from '#play/screen/own/use-own.tsx';

/** Puzzles of one's own in Maquis, in files of their own. */
export const loadOwn = ownLoader(() => import('./own.ts'));
