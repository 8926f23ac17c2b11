import type { Part } from '#games/resist/session/notes/index.ts';

/** What somebody may want of the aid, and the parts that leaves out. */
export const WAYS = {
  whole: [],
  strength: ['guide', 'missions', 'civilians', 'spies'],
  trackers: ['guide', 'strength'],
} as const satisfies Record<string, readonly Part[]>;
export type Way = keyof typeof WAYS;

export const wayOf = (off: readonly Part[]): Way | undefined =>
  (Object.keys(WAYS) as Way[]).find(
    (way) => [...WAYS[way]].sort().join() === [...off].sort().join(),
  );
