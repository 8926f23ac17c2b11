import type { Advisor, Search } from '#play/advice/advisor.ts';
import type { Maquis } from '../engine/game-types.ts';
import type { PlayerView } from '../engine/sight.ts';
import type { MaquisAnalysis } from './analysis.ts';
import { newThinker, type Thinking } from './coach.ts';
import { playDeal } from './play-deal.ts';

/**
 * To evaluate a moment simulates games as well. So it is done after every stretch, told or not, and only
 * then: the same seed and number of simulations give the same advice however fast the machine is.
 */
class MaquisSearch implements Search<MaquisAnalysis> {
  readonly #thinker: Thinking;
  #analysis: MaquisAnalysis | undefined;

  constructor(view: PlayerView, seed: string) {
    this.#thinker = newThinker(view, { seed });
  }

  get isExact(): boolean {
    return this.#thinker.isExact;
  }

  think(simulations: number): void {
    this.#thinker.think(simulations);
    this.#analysis = this.#thinker.evaluate();
  }

  analysis(): MaquisAnalysis {
    this.#analysis ??= this.#thinker.evaluate();
    return this.#analysis;
  }
}

const tasks = { playDeal };
export type MaquisTasks = typeof tasks;

/** The coach of Maquis. */
export const advisor = {
  start: (view, seed) => new MaquisSearch(view, seed),
  stretch: 25,
  tasks,
} satisfies Advisor<Maquis, MaquisAnalysis, MaquisTasks>;
