import type { Below } from '#shared/random.ts';
import { RESULTS } from '../value-net.ts';
import type { Learner } from './learner.ts';
import type { Samples } from './sampler.ts';

/** How a school is run. */
export interface Timetable {
  /** How many turns are remembered and learned from. */
  readonly memory: number;
  /** How many must be known before anything is learned. */
  readonly least: number;
  readonly batch: number;
  /** How many times each turn is learned from, on average. */
  readonly lessons: number;
}

export const USUAL_TIMETABLE: Timetable = {
  memory: 300_000,
  least: 5_000,
  batch: 128,
  lessons: 16,
};

/** For who goes on with what is known: the first few turns alone are not to write over it. */
export const LATER_TIMETABLE: Timetable = { ...USUAL_TIMETABLE, least: 60_000 };

/** One of several schools that learn together: each remembers its part, and waits for no more than it. */
export const sharedBy = (schools: number, { memory, least, ...rest }: Timetable): Timetable => ({
  ...rest,
  memory: Math.ceil(memory / schools),
  least: Math.ceil(least / schools),
});

/** Remembers what games taught, and learns from it again and again in a mixed order. */
export class School {
  /** The mean cross entropy of the last lessons. */
  error = 0;
  readonly #learner: Learner;
  readonly #below: Below;
  readonly #timetable: Timetable;
  readonly #rows: Int16Array;
  readonly #targets: Float32Array;
  readonly #picks: Int32Array;
  #turns = 0;
  #due = 0;

  constructor(learner: Learner, below: Below, timetable: Timetable = USUAL_TIMETABLE) {
    const { memory, batch } = timetable;
    this.#learner = learner;
    this.#below = below;
    this.#timetable = timetable;
    this.#rows = new Int16Array(memory * learner.signs.allFeatures);
    this.#targets = new Float32Array(memory * RESULTS);
    this.#picks = new Int32Array(batch);
  }

  /** Takes in what some games taught, and learns for as long as is due for it. */
  learn({ rows, targets }: Samples, rate: number): void {
    const { memory, least, lessons, batch } = this.#timetable;
    const count = targets.length / RESULTS;
    const { allFeatures } = this.#learner.signs;
    for (let n = 0; n < count; n++) {
      const at = this.#turns++ % memory;
      this.#rows.set(rows.subarray(n * allFeatures, (n + 1) * allFeatures), at * allFeatures);
      this.#targets.set(targets.subarray(n * RESULTS, (n + 1) * RESULTS), at * RESULTS);
    }
    if (this.#turns < least) return;
    this.#due += (count * lessons) / batch;
    let error = 0;
    let steps = 0;
    for (; this.#due >= 1; this.#due--) {
      error += this.#lesson(rate);
      steps++;
    }
    if (steps > 0) this.error = error / steps;
  }

  #lesson(rate: number): number {
    const known = Math.min(this.#turns, this.#timetable.memory);
    for (let n = 0; n < this.#picks.length; n++) this.#picks[n] = this.#below(known);
    return this.#learner.step(this.#rows, this.#targets, this.#picks, rate);
  }
}
