/*
 * What pages and the worker that keeps the site say to each other. A page may be older or newer than
 * the worker it speaks to, so words are only ever added; a word one does not know is passed over.
 */
export type Word =
  /** A page was opened: what it is made of is kept, and the rest unless the visitor saves data. */
  | {
      readonly type: 'visit';
      readonly language: string;
      readonly saving: boolean;
      /** The addresses this page has loaded, its own first. */
      readonly seen: readonly string[];
    }
  /** The visitor wants the whole site on this device, whatever it costs. */
  | { readonly type: 'keep-everything'; readonly language: string }
  /** Answered on the port that comes along, with `HowMuch`. */
  | { readonly type: 'how-much' }
  /** The visitor wants the new version that waits. */
  | { readonly type: 'take-over' };

export interface HowMuch {
  /** Name of the version that answers. */
  readonly version: string;
  /** Files of this version that are on the device, and how many it has. */
  readonly kept: number;
  readonly of: number;
  /** What the whole version takes, in bytes. */
  readonly bytes: number;
}

/** What every store of this site is called; two sites in folders of one host share none. */
export const storesOf = (base: string) => ({
  files: `safe-house.files ${base}`,
  memory: `safe-house.memory ${base}`,
});
