import type { Advisor, Search } from '#play/advice/advisor.ts';
import type { Result } from '../engine/event.ts';
import type { Maquis } from '../engine/record.ts';
import type { MaquisAnalysis } from './analysis.ts';
import type { Learned } from './learned.ts';
import { type DealToPlay, playDeal } from './play-deal.ts';
import type { Thinker } from './thinking.ts';

/**
 * To evaluate a moment simulates games as well. So it is done after every stretch, told or not, and only
 * then: the same seed and number of simulations give the same advice however fast the machine is.
 */
class MaquisSearch implements Search<MaquisAnalysis> {
  readonly #thinker: Thinker;
  #analysis: MaquisAnalysis | undefined;

  constructor(thinker: Thinker) {
    this.#thinker = thinker;
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

const tasksOf = (learned: Learned) => ({
  playDeal: (input: DealToPlay): Result => playDeal(input, learned),
});
export type MaquisTasks = ReturnType<typeof tasksOf>;

/** The coach of Maquis, by what was learned of an edition. */
export const advisorOf = (learned: Learned): Advisor<Maquis, MaquisAnalysis, MaquisTasks> => ({
  start: (view, seed) => new MaquisSearch(learned.thinker(view, { seed })),
  stretch: 25,
  tasks: tasksOf(learned),
});
