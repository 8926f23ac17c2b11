import { DISCARD_ORDER, type Position, RANDOM } from './position.ts';

const ORDER_CELLS = 2;

/** Whether two positions differ in a cell matters only where the game can go on differently. */
const matters = (cell: number): boolean =>
  (cell < DISCARD_ORDER || cell >= DISCARD_ORDER + ORDER_CELLS) && cell < RANDOM;

const CELLS = Array.from({ length: RANDOM }, (_, cell) => cell).filter(matters);
/** Written anew for each key; a plain list, of which text is made many times faster than of a typed one. */
const letters: number[] = CELLS.flatMap(() => [0, 0]);

/** The same text for positions from which the same can happen: a cell is two letters of it. */
export function keyOf(position: Position): string {
  CELLS.forEach((cell, n) => {
    const value = position[cell];
    letters[2 * n] = value;
    letters[2 * n + 1] = value >>> 16;
  });
  return String.fromCharCode(...letters);
}
