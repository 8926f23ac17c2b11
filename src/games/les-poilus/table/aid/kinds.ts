import type { LesPoilus } from '../../engine/index.ts';
import type { AidDraft } from './draft.ts';

/** The types of what is written down of a game at a real table. */
export type TableSaves = LesPoilus & {
  readonly draft: AidDraft;
  /** What the players are called, by seat. */
  readonly besides: { readonly names: readonly string[] };
};
