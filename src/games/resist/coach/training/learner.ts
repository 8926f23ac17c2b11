import { type Below, randomFrom } from '#shared/random.ts';
import { END_COUNT } from '../ends.ts';
import { FEATURES, MOST_AT_ONCE } from '../features.ts';
import { blankWeights, HIDDEN_UNITS, ResistNet, type ResistWeights } from '../value-net.ts';

/** Looks at moments and what they came to, to learn from. */
export class SeenPositions {
  readonly size: number;
  count = 0;
  readonly at: Int16Array;
  readonly value: Float32Array;
  readonly lengths: Int16Array;
  readonly ends: Float32Array;

  constructor(size: number) {
    this.size = size;
    this.at = new Int16Array(size * MOST_AT_ONCE);
    this.value = new Float32Array(size * MOST_AT_ONCE);
    this.lengths = new Int16Array(size);
    this.ends = new Float32Array(size * END_COUNT);
  }

  /** Remembers the look a net has taken last; the oldest is forgotten. Returns where. */
  keep(net: ResistNet): number {
    const slot = this.count++ % this.size;
    const { at, value, count } = net.look;
    this.lengths[slot] = count;
    this.at.set(at.subarray(0, count), slot * MOST_AT_ONCE);
    this.value.set(value.subarray(0, count), slot * MOST_AT_ONCE);
    return slot;
  }

  tell(slot: number, ends: ArrayLike<number>): void {
    this.ends.set(ends, slot * END_COUNT);
  }
}

const FIRST_DECAY = 0.9;
const SECOND_DECAY = 0.999;
const BATCH = 64;

/** Learns by D. Kingma's and J. Ba's Adam (2014) from what a memory holds. */
export class ResistLearner {
  readonly net: ResistNet;
  readonly #groups: {
    weights: Float32Array;
    slope: Float32Array;
    m: Float32Array;
    v: Float32Array;
  }[];
  #steps = 0;
  readonly #below: Below;
  readonly #touched = new Uint8Array(FEATURES);
  readonly #list = new Int32Array(FEATURES);

  constructor(weights: ResistWeights, seed: string) {
    this.net = new ResistNet(weights);
    this.#below = randomFrom(seed);
    const { rows, bias, last, lastBias } = weights;
    this.#groups = [rows, bias, last, lastBias].map((part) => ({
      weights: part,
      slope: new Float32Array(part.length),
      m: new Float32Array(part.length),
      v: new Float32Array(part.length),
    }));
  }

  /** Takes so many steps; returns the mean surprise, in nats. */
  learn(memory: SeenPositions, batches: number, rate: number, decay = 1e-5): number {
    const held = Math.min(memory.count, memory.size);
    let surprise = 0;
    for (let n = 0; n < batches; n++) surprise += this.#step(memory, held, rate, decay);
    return surprise / batches;
  }

  #step(memory: SeenPositions, held: number, rate: number, decay: number): number {
    const { net } = this;
    const { look, units, chances } = net;
    const [rows, bias, last, lastBias] = this.#groups;
    const lastWeights = last.weights;
    let surprise = 0;
    let touched = 0;
    const back = new Float32Array(HIDDEN_UNITS);
    for (let n = 0; n < BATCH; n++) {
      const slot = this.#below(held);
      const from = slot * MOST_AT_ONCE;
      look.count = memory.lengths[slot];
      for (let k = 0; k < look.count; k++) {
        look.at[k] = memory.at[from + k];
        look.value[k] = memory.value[from + k];
      }
      net.forward();
      back.fill(0);
      for (let end = 0; end < END_COUNT; end++) {
        const wanted = memory.ends[slot * END_COUNT + end];
        if (wanted > 0) surprise -= wanted * Math.log(chances[end] + 1e-9);
        const error = (chances[end] - wanted) / BATCH;
        lastBias.slope[end] += error;
        for (let unit = 0; unit < HIDDEN_UNITS; unit++) {
          last.slope[end * HIDDEN_UNITS + unit] += error * units[unit];
          back[unit] += error * lastWeights[end * HIDDEN_UNITS + unit];
        }
      }
      for (let unit = 0; unit < HIDDEN_UNITS; unit++) {
        if (units[unit] <= 0) back[unit] = 0;
        bias.slope[unit] += back[unit];
      }
      for (let k = 0; k < look.count; k++) {
        const at = look.at[k];
        if (this.#touched[at] === 0) {
          this.#touched[at] = 1;
          this.#list[touched++] = at;
        }
        const value = look.value[k];
        for (let unit = 0; unit < HIDDEN_UNITS; unit++) {
          rows.slope[at * HIDDEN_UNITS + unit] += value * back[unit];
        }
      }
    }
    this.#steps++;
    const fine =
      (rate * Math.sqrt(1 - SECOND_DECAY ** this.#steps)) / (1 - FIRST_DECAY ** this.#steps);
    for (let k = 0; k < touched; k++) {
      const at = this.#list[k];
      this.#touched[at] = 0;
      adam(rows, at * HIDDEN_UNITS, at * HIDDEN_UNITS + HIDDEN_UNITS, fine, rate * decay * 100);
    }
    for (const group of [bias, last, lastBias]) adam(group, 0, group.weights.length, fine, 0);
    return surprise / BATCH;
  }
}

function adam(
  { weights, slope, m, v }: Record<'weights' | 'slope' | 'm' | 'v', Float32Array>,
  from: number,
  to: number,
  rate: number,
  decay: number,
): void {
  for (let n = from; n < to; n++) {
    m[n] += (1 - FIRST_DECAY) * (slope[n] - m[n]);
    v[n] += (1 - SECOND_DECAY) * (slope[n] * slope[n] - v[n]);
    weights[n] -= (rate * m[n]) / (Math.sqrt(v[n]) + 1e-8) + decay * weights[n];
    slope[n] = 0;
  }
}

/** Weights that know nothing yet. */
export function freshWeights(seed: string): ResistWeights {
  const weights = blankWeights();
  const below = randomFrom(seed);
  const spread = (part: Float32Array, size: number): void => {
    for (let n = 0; n < part.length; n++) part[n] = ((below(2001) - 1000) / 1000) * size;
  };
  spread(weights.rows, 0.15);
  spread(weights.last, 0.15);
  return weights;
}
