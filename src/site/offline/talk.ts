import type { SetName } from './sets.ts';

/*
 * What pages and the worker that keeps the site say to each other. A page may be older or newer than
 * the worker it speaks to, so words are only ever added; a word one does not know is passed over.
 */
export type Word =
  /** A page was opened: what it is made of is kept, and its sets unless the visitor saves data. */
  | {
      readonly type: 'visit';
      readonly language: string;
      readonly saving: boolean;
      /** The addresses this page has loaded, its own first. */
      readonly seen: readonly string[];
      /** Parts of games that the visitor's choices need: `GAME/PART`. */
      readonly parts?: readonly string[];
    }
  /** The visitor wants a set on this device, whatever it costs. */
  | { readonly type: 'take'; readonly set: SetName }
  /** The visitor wants a set off this device; no visit brings it back. */
  | { readonly type: 'remove'; readonly set: SetName }
  /** From pages of before there were sets: the visitor wants the whole site on this device. */
  | { readonly type: 'keep-everything'; readonly language: string }
  /** Answered on the port that comes along, with `StorageStatus`; once, or again whenever it changes. */
  | { readonly type: 'how-much'; readonly follow?: boolean }
  /** The visitor wants the new version that waits. */
  | { readonly type: 'take-over' };

export interface StorageStatus {
  /** Name of the version that answers. */
  readonly version: string;
  /** Files of the sets wanted here that are on the device, and how many these have. */
  readonly kept: number;
  readonly of: number;
  /** What the sets wanted here take on the way, in bytes. */
  readonly bytes: number;
  /** Whether all that is wanted is here and noted; nothing of this in workers without sets. */
  readonly whole?: boolean;
  /** Whether the device refused to keep more when it was asked last. */
  readonly full?: boolean;
  readonly sets?: readonly SetHere[];
}

/** How much of one set is on the device. */
export interface SetHere {
  readonly set: SetName;
  /** Whether it is wanted here: visited or asked for, and not removed. */
  readonly taken: boolean;
  readonly kept: number;
  readonly of: number;
  /**
   * What this set costs on the way, in bytes: all of it that nothing else that is taken needs. What is
   * offered is so what is kept once it is taken, also where pages of it have been opened before.
   */
  readonly bytes: number;
}

/** What every store of this site is called; two sites in folders of one host share none. */
export const storesOf = (base: string) => ({
  files: `safe-house.files ${base}`,
  memory: `safe-house.memory ${base}`,
});
