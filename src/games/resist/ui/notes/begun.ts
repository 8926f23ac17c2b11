import type { Reading, Split } from '#games/resist/data/index.ts';
import type { NotePart } from '#games/resist/session/notes/index.ts';

/** What is decided before a game is noted. */
export interface Begun {
  readonly split: Split;
  readonly reading: Reading;
  /** The parts nobody wants noted. */
  readonly off: readonly NotePart[];
}

export const FRESH_NOTES: Begun = { split: 'random', reading: 'strict', off: [] };

/** What somebody may want of the aid, and the parts that leaves out. */
export const AID_WAYS = {
  whole: [],
  strength: ['guide', 'missions', 'civilians', 'spies'],
  trackers: ['guide', 'strength'],
} as const satisfies Record<string, readonly NotePart[]>;
export type AidWay = keyof typeof AID_WAYS;

export const aidWayOf = (off: readonly NotePart[]): AidWay | undefined =>
  (Object.keys(AID_WAYS) as AidWay[]).find(
    (way) => [...AID_WAYS[way]].sort().join() === [...off].sort().join(),
  );
