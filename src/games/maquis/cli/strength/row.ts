import type { DifficultyId } from '#games/maquis/data/index.ts';
import type { GoalPair, Result } from '#games/maquis/engine/index.ts';
import { pairName } from '#games/maquis/review/index.ts';
import type { EditionPlayed } from '../options.ts';
import type { Policy } from '../played-game.ts';

/** What is played for a row: each game by its own number behind the seed. */
export interface Match {
  readonly policy: Policy;
  readonly edition: EditionPlayed;
  readonly difficulty: DifficultyId;
  readonly seed: string;
}

export interface Ended {
  readonly goals: GoalPair;
  readonly result: Result;
}

export interface GoalCount {
  games: number;
  win: number;
  draw: number;
  loss: number;
}

/** How games ended, in all and by pair of goals. */
export class MatchTally {
  readonly all: GoalCount = { games: 0, win: 0, draw: 0, loss: 0 };
  readonly #pairs = new Map<string, GoalCount>();

  add({ goals, result }: Ended): void {
    const name = pairName(goals);
    const pair = this.#pairs.get(name) ?? { games: 0, win: 0, draw: 0, loss: 0 };
    this.#pairs.set(name, pair);
    for (const count of [this.all, pair]) {
      count.games++;
      count[result]++;
    }
  }

  /** The pairs in the order of their names. */
  pairs(): Record<string, GoalCount> {
    return Object.fromEntries([...this.#pairs].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
