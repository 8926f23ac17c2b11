import type { LesPoilus } from '#games/les-poilus/engine/index.ts';
import type { AidDraft } from './draft.ts';

/** The types of what is written down of a game at a real table. */
export type TableSaves = LesPoilus & {
  readonly draft: AidDraft;
  /** What the players are called, by seat. */
  readonly extra: { readonly names: readonly string[] };
};
