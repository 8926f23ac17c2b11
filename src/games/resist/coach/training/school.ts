import type { ResistWeights } from '../value-net.ts';
import { ResistNet } from '../value-net.ts';
import { ResistLearner, SeenPositions } from './learner.ts';
import { PlainGames } from './plain-games.ts';
import { ResistSelfPlay } from './self-play.ts';

const PLAIN_MEMORY = 300_000;
const OWN_MEMORY = 60_000;
/** So many moments are seen before anything is learned of games of one's own. */
const PATIENCE = 4_000;
/** Games between two lessons, and steps of a lesson. */
const PLAIN_GAMES = 200;
const PLAIN_STEPS = 50;
const OWN_GAMES = 20;
const OWN_STEPS = 12;
const PLAIN_RATE = 0.001;
const OWN_RATE = 0.0003;
/** From this part of the time on it learns more slowly. */
const LATE = 0.8;
const LATE_RATE = 0.2;
/** How many games the coach simulates for a decision while it learns. */
const SIMULATIONS = 40;

/** Lets a net learn: from plain games first, then from games of its own. */
export class ResistSchool {
  readonly weights: ResistWeights;
  plainGames = 0;
  games = 0;
  readonly #learner: ResistLearner;
  readonly #net: ResistNet;
  readonly #seed: string;

  constructor(weights: ResistWeights, seed: string) {
    this.weights = weights;
    this.#seed = seed;
    this.#learner = new ResistLearner(weights, `learner ${seed}`);
    this.#net = new ResistNet(weights);
  }

  /** @param gone the part of the time that is gone, 0 to 1; it ends at 1 */
  plainLessons(gone: () => number): void {
    const memory = new SeenPositions(PLAIN_MEMORY);
    const play = new PlainGames(this.#net, memory, `plain ${this.#seed}`);
    for (let part = gone(); part < 1; part = gone()) {
      for (let n = 0; n < PLAIN_GAMES; n++) play.play();
      this.#learner.learn(memory, PLAIN_STEPS, PLAIN_RATE * (part > LATE ? LATE_RATE : 1));
    }
    this.plainGames += play.games;
  }

  /** @param told how every game ended */
  ownLessons(gone: () => number, told: (end: number) => void): void {
    const memory = new SeenPositions(OWN_MEMORY);
    const play = new ResistSelfPlay(this.#net, memory, SIMULATIONS, `own ${this.#seed}`);
    for (let part = gone(); part < 1; part = gone()) {
      for (let n = 0; n < OWN_GAMES; n++) told(play.play());
      if (memory.count < PATIENCE) continue;
      this.#learner.learn(memory, OWN_STEPS, OWN_RATE * (part > LATE ? LATE_RATE : 1));
    }
    this.games += play.games;
  }
}
