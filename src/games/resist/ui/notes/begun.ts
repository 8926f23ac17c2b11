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
