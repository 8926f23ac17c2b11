import { loadOf } from './parts.tsx';

/** The frame of a game that has begun. */
export const loadGame = () => import('./Game.tsx');
/** The log and the menu. */
export const loadSheets = () => import('./sheets.ts');

/** What is likely to be opened, in the order of a turn; the owner's tables seldom are at the table. */
export const LIKELY: readonly (() => Promise<object>)[] = [
  loadGame,
  ...(
    ['organization', 'open', 'actions', 'prepare', 'result', 'areas', 'end', 'cards'] as const
  ).map(loadOf),
  loadSheets,
  loadOf('dice'),
];
