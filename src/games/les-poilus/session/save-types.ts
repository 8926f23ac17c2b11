import type { LesPoilus } from '../engine/index.ts';
import type { SetUpInProgress } from './draft.ts';
import type { Hearing } from './hearing.ts';

/** Who may see the hands on the screen: each player their own when the device comes round, or all. */
export const WAYS = ['round', 'open'] as const;
export type Way = (typeof WAYS)[number];

/** What a game remembers that no step tells. */
export interface ExtraState {
  readonly way: Way;
  /** What the players call themselves, by seat. */
  readonly names: readonly string[];
  /** A speech that is going round. */
  readonly hearing?: Hearing;
}

/** The types of what is written down of a game. */
export type PoilusSaves = LesPoilus & {
  readonly draft: SetUpInProgress;
  readonly extra: ExtraState;
};
