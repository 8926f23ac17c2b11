import { ownLoader } from '#play/ui/my-puzzles/use-own.tsx';

/** Puzzles of one's own in RESIST!, in files of their own. */
export const loadResistOwn = ownLoader(() => import('./own.ts'));
