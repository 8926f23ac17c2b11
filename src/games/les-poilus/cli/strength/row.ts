import type { Outcome } from '#games/les-poilus/engine/index.ts';

/** What is played for a row: each game by its own number behind the seed. */
export interface Match {
  readonly players: number;
  readonly lines: number;
  readonly seed: string;
}

/** How one game ended. */
export type Ended = Outcome['reason'];
