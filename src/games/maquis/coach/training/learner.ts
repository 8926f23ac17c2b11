import type { Below } from '#shared/random.ts';
import type { Signs } from '../signs.ts';
import { DEEP_UNITS, RESULTS, UNITS, type Weights } from '../value-net.ts';

/** How finely the learned rows are rounded to whole numbers. */
const FINE = 1024;

/** How much of a step's values goes into the steady ones: they follow some thousand steps behind. */
const STEADINESS = 0.001;

/** What a learner that adopts finished weights takes for its memory of how they were made. */
const MANY_STEPS = 10_000;
const SMALL_STEPS = 1e-8;

/** Then the steady values are brought up to date only this many steps apart. */
const STEADIED_AFTER = 16;

/** What Adam (D. Kingma, J. Ba, 2014) keeps for one group of parameters. */
interface Group {
  readonly value: Float32Array;
  readonly slope: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
  /** The values averaged over the last steps: what is played with and shipped. */
  readonly steady: Float32Array;
}

const PARTS = ['value', 'mean', 'square', 'steady'] as const;
const GROUPS = ['rows', 'bias', 'deep', 'deepBias', 'last', 'lastBias'] as const;
type GroupName = (typeof GROUPS)[number];
const lengthsOf = ({ rows }: Signs): Readonly<Record<GroupName, number>> => ({
  rows: rows * UNITS,
  bias: UNITS,
  deep: UNITS * DEEP_UNITS,
  deepBias: DEEP_UNITS,
  last: DEEP_UNITS * RESULTS,
  lastBias: RESULTS,
});

/** How many numbers a learner keeps: how many steps it made, and what Adam keeps of each parameter. */
const numbersFor = (lengths: Readonly<Record<GroupName, number>>): number =>
  1 + PARTS.length * GROUPS.reduce((sum, name) => sum + lengths[name], 0);

/**
 * Learns the weights of the value from positions and the chances they turned out to have, by the
 * slope of the cross entropy, a batch at a time.
 *
 * Threads that are given the same numbers learn together and never wait: where two change a weight at
 * once, one change is lost, which is rare enough to do no harm (F. Niu et al., Hogwild, 2011).
 */
export class Learner {
  readonly #groups: Readonly<Record<GroupName, Group>>;
  readonly signs: Signs;
  /** Everything that is needed to go on learning, in the order of {@link PARTS} by group. */
  readonly #numbers: Float32Array;
  readonly #lengths: Readonly<Record<GroupName, number>>;
  readonly #touched: Uint8Array;
  readonly #heard = new Float64Array(UNITS);
  readonly #deepHeard = new Float64Array(DEEP_UNITS);
  readonly #slope = new Float64Array(UNITS);
  readonly #deepSlope = new Float64Array(DEEP_UNITS);
  readonly #out = new Float64Array(RESULTS);

  /** @param shared the numbers of a learner in another thread, to learn with it */
  constructor(below: Below, signs: Signs, shared?: SharedArrayBuffer) {
    this.signs = signs;
    this.#lengths = lengthsOf(signs);
    this.#touched = new Uint8Array(signs.rows);
    const bytes = 4 * numbersFor(this.#lengths);
    this.#numbers = new Float32Array(shared ?? new SharedArrayBuffer(bytes));
    let at = 1;
    const group = (length: number): Group => {
      const [value, mean, square, steady] = PARTS.map((_, n) =>
        this.#numbers.subarray(at + n * length, at + (n + 1) * length),
      );
      at += PARTS.length * length;
      return { value, mean, square, steady, slope: new Float32Array(length) };
    };
    this.#groups = Object.fromEntries(
      GROUPS.map((name) => [name, group(this.#lengths[name])]),
    ) as Record<GroupName, Group>;
    if (!shared) this.#begin(below);
  }

  /** What another thread needs to learn together with this one. */
  get shared(): SharedArrayBuffer {
    return this.#numbers.buffer as SharedArrayBuffer;
  }

  #begin(below: Below): void {
    const fill = ({ value }: Group, size: number) => {
      for (let n = 0; n < value.length; n++) value[n] = ((below(20001) - 10000) / 10000) * size;
    };
    fill(this.#groups.rows, 0.12);
    fill(this.#groups.deep, Math.sqrt(3 / UNITS));
    fill(this.#groups.last, Math.sqrt(1 / DEEP_UNITS));
    this.#groups.bias.value.fill(0.1);
    for (const name of GROUPS) this.#groups[name].steady.set(this.#groups[name].value);
  }

  /**
   * One step on a batch. `rows` holds as many row numbers for each position, `targets` three
   * chances; `picks` says which positions. Returns the mean cross entropy before the step.
   */
  step(rows: Int16Array, targets: Float32Array, picks: Int32Array, rate: number): number {
    let error = 0;
    for (const pick of picks) error += this.#see(rows, targets, pick);
    this.#change(rate, picks.length);
    return error / picks.length;
  }

  #see(rows: Int16Array, targets: Float32Array, pick: number): number {
    const { rows: first, bias, deep, deepBias, last, lastBias } = this.#groups;
    const heard = this.#heard;
    const deepHeard = this.#deepHeard;
    const out = this.#out;
    const { allFeatures, rowFloor } = this.signs;
    const from = pick * this.signs.allFeatures;
    for (let unit = 0; unit < UNITS; unit++) heard[unit] = bias.value[unit];
    for (let n = 0; n < allFeatures; n++) {
      const row = rows[from + n];
      for (let part = rowFloor[row]; part <= row; part++) {
        const at = part * UNITS;
        for (let unit = 0; unit < UNITS; unit++) heard[unit] += first.value[at + unit];
      }
    }
    for (let to = 0; to < DEEP_UNITS; to++) deepHeard[to] = deepBias.value[to];
    for (let unit = 0; unit < UNITS; unit++) {
      if (heard[unit] <= 0) continue;
      const at = unit * DEEP_UNITS;
      for (let to = 0; to < DEEP_UNITS; to++) deepHeard[to] += heard[unit] * deep.value[at + to];
    }
    for (let to = 0; to < RESULTS; to++) out[to] = lastBias.value[to];
    for (let unit = 0; unit < DEEP_UNITS; unit++) {
      if (deepHeard[unit] <= 0) continue;
      for (let to = 0; to < RESULTS; to++)
        out[to] += deepHeard[unit] * last.value[unit * RESULTS + to];
    }
    const most = Math.max(out[0], out[1], out[2]);
    let all = 0;
    for (let to = 0; to < RESULTS; to++) all += out[to] = Math.exp(out[to] - most);
    let error = 0;
    for (let to = 0; to < RESULTS; to++) {
      const wanted = targets[pick * RESULTS + to];
      const chance = out[to] / all;
      if (wanted > 0) error -= wanted * Math.log(Math.max(chance, 1e-9));
      out[to] = chance - wanted;
      lastBias.slope[to] += out[to];
    }
    this.#passBack(rows, from);
    return error;
  }

  #passBack(rows: Int16Array, from: number): void {
    const { rows: first, bias, deep, deepBias, last } = this.#groups;
    const heard = this.#heard;
    const deepHeard = this.#deepHeard;
    const out = this.#out;
    const slope = this.#slope.fill(0);
    const deepSlope = this.#deepSlope.fill(0);
    const { allFeatures, rowFloor } = this.signs;
    for (let unit = 0; unit < DEEP_UNITS; unit++) {
      if (deepHeard[unit] <= 0) continue;
      let sum = 0;
      for (let to = 0; to < RESULTS; to++) {
        const at = unit * RESULTS + to;
        last.slope[at] += out[to] * deepHeard[unit];
        sum += out[to] * last.value[at];
      }
      deepSlope[unit] = sum;
      deepBias.slope[unit] += sum;
    }
    for (let unit = 0; unit < UNITS; unit++) {
      if (heard[unit] <= 0) continue;
      const at = unit * DEEP_UNITS;
      let sum = 0;
      for (let to = 0; to < DEEP_UNITS; to++) {
        deep.slope[at + to] += deepSlope[to] * heard[unit];
        sum += deepSlope[to] * deep.value[at + to];
      }
      slope[unit] = sum;
      bias.slope[unit] += sum;
    }
    for (let n = 0; n < allFeatures; n++) {
      const row = rows[from + n];
      for (let part = rowFloor[row]; part <= row; part++) {
        this.#touched[part] = 1;
        const at = part * UNITS;
        for (let unit = 0; unit < UNITS; unit++) first.slope[at + unit] += slope[unit];
      }
    }
  }

  #change(rate: number, batch: number): void {
    const steps = ++this.#numbers[0];
    const meanFix = 1 / (1 - 0.9 ** steps);
    const squareFix = 1 / (1 - 0.999 ** steps);
    const move = ({ value, slope, mean, square }: Group, from: number, to: number) => {
      for (let n = from; n < to; n++) {
        const now = slope[n] / batch;
        slope[n] = 0;
        mean[n] += 0.1 * (now - mean[n]);
        square[n] += 0.001 * (now * now - square[n]);
        value[n] -=
          rate *
          ((mean[n] * meanFix) / (Math.sqrt(square[n] * squareFix) + 1e-7) + 0.002 * value[n]);
      }
    };
    for (const name of GROUPS) {
      if (name !== 'rows') move(this.#groups[name], 0, this.#lengths[name]);
    }
    for (let row = 0; row < this.signs.rows; row++) {
      if (!this.#touched[row]) continue;
      this.#touched[row] = 0;
      move(this.#groups.rows, row * UNITS, (row + 1) * UNITS);
    }
    this.#steady(steps);
  }

  #steady(steps: number): void {
    const apart = steps < MANY_STEPS ? 1 : STEADIED_AFTER;
    if (steps % apart !== 0) return;
    // Early on the average would still hold the beginning; then it follows closer.
    const follow = apart * Math.max(STEADINESS, Math.min(1, 10 / steps));
    for (const name of GROUPS) {
      const { value, steady } = this.#groups[name];
      for (let n = 0; n < value.length; n++) steady[n] += follow * (value[n] - steady[n]);
    }
  }

  /**
   * Begins where finished weights stand. What Adam remembered of its steps is not in them: it is taken
   * to have made many small ones.
   */
  adopt({ rows, scale, bias, deep, deepBias, last, lastBias }: Weights): void {
    const groups = this.#groups;
    const { rowFloor } = this.signs;
    for (let row = 0; row < this.signs.rows; row++) {
      const before = rowFloor[row] === row ? undefined : (row - 1) * UNITS;
      for (let unit = 0; unit < UNITS; unit++) {
        const at = row * UNITS + unit;
        const step = rows[at] - (before === undefined ? 0 : rows[before + unit]);
        groups.rows.value[at] = step * scale[unit];
        if (step !== 0) groups.rows.square[at] = SMALL_STEPS;
      }
    }
    const rest = { bias, deep, deepBias, last, lastBias };
    for (const name of ['bias', 'deep', 'deepBias', 'last', 'lastBias'] as const) {
      groups[name].value.set(rest[name]);
      groups[name].square.fill(SMALL_STEPS);
    }
    for (const name of GROUPS) {
      groups[name].mean.fill(0);
      groups[name].steady.set(groups[name].value);
    }
    this.#numbers[0] = MANY_STEPS;
  }

  /** What was learned so far, as the value reads it. */
  weights(): Weights {
    const { rows, bias, deep, deepBias, last, lastBias } = this.#groups;
    const { rowFloor } = this.signs;
    const whole = new Int16Array(this.signs.rows * UNITS);
    const seen = Array.from({ length: this.signs.rows }, (_, row) => this.#wasSeen(row));
    for (let row = 0; row < this.signs.rows; row++) {
      for (let unit = 0; unit < UNITS; unit++) {
        let sum = 0;
        for (let part = rowFloor[row]; part <= row; part++) {
          if (seen[part]) sum += rows.steady[part * UNITS + unit];
        }
        whole[row * UNITS + unit] = Math.max(-32767, Math.min(32767, Math.round(sum * FINE)));
      }
    }
    return {
      rows: whole,
      scale: new Float32Array(UNITS).fill(1 / FINE),
      bias: bias.steady.slice(),
      deep: deep.steady.slice(),
      deepBias: deepBias.steady.slice(),
      last: last.steady.slice(),
      lastBias: lastBias.steady.slice(),
    };
  }

  /** Whether any position learned from ever picked the row. */
  #wasSeen(row: number): boolean {
    const squares = this.#groups.rows.square.subarray(row * UNITS, (row + 1) * UNITS);
    return squares.some((number) => number > 0);
  }

  /** Everything that is needed to go on learning later, in one run of numbers. */
  kept(): Float32Array<ArrayBuffer> {
    return new Float32Array(this.#numbers);
  }

  /** Goes on from what `kept` gave. */
  restore(all: Float32Array): void {
    this.#numbers.set(all);
  }
}
