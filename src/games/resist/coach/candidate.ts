import { bitCount } from '#shared/bit-set.ts';
import type { Move } from '../engine/move.ts';
import {
  DEFEATED_COUNT,
  GRAVEYARD_SUM,
  POINTS,
  type Position,
  REMOVED,
  REMOVED_SPIES,
  REVEALED_IN_PLAY,
  REVEALED_PILE,
  SUPPLY,
} from '../engine/position.ts';
import { END_COUNT } from './ends.ts';

/** What is counted of a line besides what it came to: what the round brought and cost. */
const TOLD = ['won', 'points', 'civilians', 'spies', 'removed', 'shown'] as const;
export type ToldId = (typeof TOLD)[number];
const TOLD_COUNT = TOLD.length;

/** A move and what its lines came to. */
export class Candidate {
  readonly move: Move;
  lines = 0;
  sum = 0;
  squares = 0;
  /** Sums of the chances of every end, and of their squares. */
  readonly chances = new Float64Array(END_COUNT);
  readonly chanceSquares = new Float64Array(END_COUNT);
  readonly #told = new Float64Array(TOLD_COUNT);
  readonly #toldSquares = new Float64Array(TOLD_COUNT);

  /** What each line was worth, in the order of the deals. */
  readonly worths: number[] = [];

  constructor(move: Move) {
    this.move = move;
  }

  get mean(): number {
    return this.lines === 0 ? Number.NEGATIVE_INFINITY : this.sum / this.lines;
  }

  /** The standard error of the mean, from chance alone. */
  get error(): number {
    return errorOf(this.sum, this.squares, this.lines);
  }

  add(worth: number, chances: ArrayLike<number>, root: Position, line: Position): void {
    this.lines++;
    this.sum += worth;
    this.worths.push(worth);
    this.squares += worth * worth;
    for (let end = 0; end < END_COUNT; end++) {
      this.chances[end] += chances[end];
      this.chanceSquares[end] += chances[end] * chances[end];
    }
    for (let n = 0; n < TOLD_COUNT; n++) {
      const by = TELLS[n](line) - TELLS[n](root);
      this.#told[n] += by;
      this.#toldSquares[n] += by * by;
    }
  }

  /** What the lines told on average, with its standard error. */
  told(what: ToldId): { readonly mean: number; readonly error: number } {
    const n = TOLD.indexOf(what);
    if (this.lines === 0) return { mean: 0, error: 0 };
    const error = errorOf(this.#told[n], this.#toldSquares[n], this.lines);
    return { mean: this.#told[n] / this.lines, error };
  }
}

/** The standard error of a mean of so many numbers with this sum and this sum of squares. */
export function errorOf(sum: number, squares: number, count: number): number {
  if (count < 2) return 0;
  const mean = sum / count;
  return Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1));
}

const TELLS: readonly ((position: Position) => number)[] = [
  (position) => position[DEFEATED_COUNT],
  (position) => position[POINTS],
  (position) => position[GRAVEYARD_SUM],
  (position) => -position[SUPPLY] - position[REMOVED_SPIES],
  (position) => bitCount(position[REMOVED]),
  (position) => bitCount(position[REVEALED_PILE] | position[REVEALED_IN_PLAY]),
];
