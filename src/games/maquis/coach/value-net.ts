import type { Position } from '../engine/position.ts';
import type { Signs } from './signs.ts';

/** How many units the two hidden layers have. */
export const UNITS = 64;
export const DEEP_UNITS = 24;
/** Win, draw, loss. */
export const RESULTS = 3;

/** The numbers of a trained value. The rows are whole numbers, so that sums of them are exact. */
export interface Weights {
  /** as many rows as there are answers, times UNITS; a unit's sum times its `scale` is what the unit hears. */
  readonly rows: Int16Array;
  readonly scale: Float32Array;
  readonly bias: Float32Array;
  /** UNITS times DEEP_UNITS. */
  readonly deep: Float32Array;
  readonly deepBias: Float32Array;
  /** DEEP_UNITS times RESULTS. */
  readonly last: Float32Array;
  readonly lastBias: Float32Array;
}

/** How many different sets of unseen cards there are: bits 1 to 10. */
const CARD_SETS = 2048;

/**
 * The learned value: the chances of a win, a draw and a loss at the start of a turn.
 *
 *     signs ── rows of weights, added up ──> 64 ──> 24 ──> win, draw, loss
 *
 * Most of the time goes into the first sum. Positions judged one after the other differ in few signs,
 * so the sum of the last one is kept and only the rows that changed are taken out and put in; whole
 * numbers make that exact, whatever came before. The rows of the unseen cards are kept apart: a day's
 * work can be judged again after other cards without looking at the board.
 */
export class ValueNet {
  /** Chances after `judge`. */
  win = 0;
  draw = 0;

  readonly #weights: Weights;
  readonly #signs: Signs;
  readonly #boardFeatures: number;
  readonly #sum = new Int32Array(UNITS);
  readonly #rows: Int32Array;
  readonly #next: Int32Array;
  readonly #cardSums = new Int32Array(CARD_SETS * UNITS);
  readonly #cardsKnown = new Uint8Array(CARD_SETS);
  readonly #deepSum = new Float64Array(DEEP_UNITS);
  readonly #deep: Float64Array;
  readonly #last: Float64Array;

  constructor(weights: Weights, signs: Signs) {
    this.#weights = weights;
    this.#signs = signs;
    this.#boardFeatures = signs.boardFeatures;
    this.#rows = new Int32Array(signs.allFeatures).fill(-1);
    this.#next = new Int32Array(signs.allFeatures);
    this.#deep = Float64Array.from(weights.deep);
    this.#last = Float64Array.from(weights.last);
  }

  /** Adds up the rows of a position at the start of a turn, without its cards; valid until the next. */
  look(position: Position): Int32Array {
    const next = this.#next;
    const rows = this.#rows;
    this.#signs.readBoard(position, next);
    for (let n = 0; n < this.#boardFeatures; n++) {
      if (next[n] === rows[n]) continue;
      if (rows[n] >= 0) this.#move(this.#sum, 0, rows[n], -1);
      this.#move(this.#sum, 0, next[n], 1);
      rows[n] = next[n];
    }
    return this.#sum;
  }

  #move(sum: Int32Array, at: number, row: number, by: 1 | -1): void {
    const weights = this.#weights.rows;
    const start = row * UNITS;
    if (by === 1) for (let unit = 0; unit < UNITS; unit++) sum[at + unit] += weights[start + unit];
    else for (let unit = 0; unit < UNITS; unit++) sum[at + unit] -= weights[start + unit];
  }

  /** Writes the chances that go with a board's sum and a set of unseen cards to `win` and `draw`. */
  judge(sum: Int32Array, at: number, cards: number): void {
    const { scale, bias, deepBias, lastBias } = this.#weights;
    const cardsAt = this.#cardsSummed(cards);
    const cardSums = this.#cardSums;
    const deepSum = this.#deepSum;
    const deep = this.#deep;
    for (let unit = 0; unit < DEEP_UNITS; unit++) deepSum[unit] = deepBias[unit];
    for (let unit = 0; unit < UNITS; unit++) {
      const heard = (sum[at + unit] + cardSums[cardsAt + unit]) * scale[unit] + bias[unit];
      if (heard <= 0) continue;
      const start = unit * DEEP_UNITS;
      for (let to = 0; to < DEEP_UNITS; to++) deepSum[to] += heard * deep[start + to];
    }
    let win = lastBias[0];
    let draw = lastBias[1];
    let loss = lastBias[2];
    const last = this.#last;
    for (let unit = 0; unit < DEEP_UNITS; unit++) {
      const heard = deepSum[unit];
      if (heard <= 0) continue;
      win += heard * last[unit * RESULTS];
      draw += heard * last[unit * RESULTS + 1];
      loss += heard * last[unit * RESULTS + 2];
    }
    const most = Math.max(win, draw, loss);
    win = Math.exp(win - most);
    draw = Math.exp(draw - most);
    const all = win + draw + Math.exp(loss - most);
    this.win = win / all;
    this.draw = draw / all;
  }

  #cardsSummed(cards: number): number {
    const at = cards * UNITS;
    if (!this.#cardsKnown[cards]) {
      this.#cardsKnown[cards] = 1;
      this.#signs.readCards(cards, this.#next);
      for (let n = this.#boardFeatures; n < this.#signs.allFeatures; n++)
        this.#move(this.#cardSums, at, this.#next[n], 1);
    }
    return at;
  }
}
