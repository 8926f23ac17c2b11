import type { Snapshot } from '#games/maquis/engine/index.ts';

/** What every part of a correction is given: the table as it would be, and how to change it. */
export interface CorrectionPart {
  readonly state: Snapshot;
  readonly change: (change: Partial<Snapshot>) => void;
}
