import type { Advisor, Search } from '#play/advice/advisor.ts';
import { engine } from '../engine/engine.ts';
import { type Deal, newGame, outcomeOf, play, type Result } from '../engine/index.ts';
import { playerView } from '../engine/player-view.ts';
import type { Maquis } from '../engine/record.ts';
import type { MaquisAnalysis } from './analysis.ts';
import type { Learned } from './learned.ts';
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

/** More moves than any game has that the coach plays; a game without an end is not waited for. */
const MOST_MOVES = 5000;

/** A deal, the luck of the coach, and how many games it simulates for a decision. */
interface DealToPlay {
  readonly deal: Deal;
  readonly seed: string;
  readonly budget: number;
}

/**
 * Plays a deal from its start to its end as the coach would, with the cards that its seed deals. The
 * coach sees what a player would see. The same seed and budget play the same game.
 *
 * @throws Error where a game comes to no end
 */
export function playDeal({ deal, seed, budget }: DealToPlay, learned: Learned): Result {
  let position = newGame(deal);
  const thought = learned.thinker(playerView(position), { seed });
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const outcome = outcomeOf(position);
    if (outcome) return outcome.result;
    thought.start(playerView(position), `${seed} ${moves}`);
    thought.think(budget);
    const choice = thought.choice();
    position = play(position, choice ?? engine.drawChanceMove(position)).position;
  }
  throw new Error(`no end after ${MOST_MOVES} moves`);
}
