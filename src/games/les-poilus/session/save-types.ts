import type { LesPoilus } from '../engine/index.ts';
import type { SetUpInProgress, Way } from './draft.ts';
import type { Hearing } from './following.ts';
import type { Said } from './on-devices.ts';

/** What a game remembers that no step tells. */
interface ExtraState {
  readonly way: Way;
  /** What the players call themselves, by seat. */
  readonly names: readonly string[];
  /** A speech that is going round. */
  readonly hearing?: Hearing;
  /** How it was answered so far, where everybody does so on a device of their own. */
  readonly said?: Said;
}

/** The types of what is written down of a game. */
export type PoilusSaves = LesPoilus & {
  readonly draft: SetUpInProgress;
  readonly extra: ExtraState;
};
