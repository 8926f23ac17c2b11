import type { Snapshot } from '#games/les-poilus/engine/index.ts';
import type { Change } from '#games/les-poilus/session/index.ts';

/** What each part of a correction is told, and how it says what really lies there. */
export interface PartProps {
  readonly state: Snapshot;
  readonly change: (change: Change) => void;
}
