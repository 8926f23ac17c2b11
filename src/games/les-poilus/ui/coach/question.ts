import type { SeatView } from '#games/les-poilus/engine/index.ts';

/** What the coach is asked: a moment as a seat sees it, and nothing else. */
export interface CoachQuestion {
  readonly sight: SeatView;
  readonly seed: string;
}
