import type { LesPoilus } from '../engine/index.ts';
import type { SetUpInProgress, Way } from './draft.ts';
import type { Hearing } from './hearing.ts';

/** What a game remembers that no step tells. */
interface ExtraState {
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
