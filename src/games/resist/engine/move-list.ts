import { lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { MISSION_BASE, moveOf } from './move.ts';
import { type Position, ROW } from './position.ts';

/*
 * The list that moves are written into: one at a time, so that millions of lists need no memory.
 */

/** Room enough for the moves of any position: the first pair of a draft has 276. */
export const moveBuffer = (): Int32Array => new Int32Array(300);

/** Where the moves of one list are written, and how many there are. */
let moves: Int32Array;
let count = 0;

/** Begins a list in a buffer. */
export function beginList(buffer: Int32Array): void {
  moves = buffer;
  count = 0;
}

/** How many moves were written. */
export const listLength = (): number => count;

export const add = (word: number, a = 0, b = 0): void => {
  moves[count++] = moveOf(word, a, b);
};

/** One move for each thing of a set, whose numbers begin at `base`. */
export function addEach(word: number, set: number, base = 0): void {
  for (let left = set; left !== 0; left = withoutLowest(left)) {
    moves[count++] = word | ((base + lowestBit(left)) << 5);
  }
}

/** One move for each Mission at one of some places. */
export function addEachPlace(position: Position, word: number, places: number): void {
  for (let left = places; left !== 0; left = withoutLowest(left)) {
    add(word, MISSION_BASE + position[ROW + lowestBit(left)]);
  }
}
