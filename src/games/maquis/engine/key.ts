import { DISCARD_ORDER, type Position, RANDOM } from './position.ts';

const ORDER_CELLS = 2;

/** Whether two positions differ in a cell matters only where the game can go on differently. */
const matters = (cell: number): boolean =>
  (cell < DISCARD_ORDER || cell >= DISCARD_ORDER + ORDER_CELLS) && cell < RANDOM;

const CELLS = Array.from({ length: RANDOM }, (_, cell) => cell).filter(matters);
const cells = new Int32Array(CELLS.length);
const letters = new Uint16Array(cells.buffer);

/** The same text for positions from which the same can happen: a cell is two letters of it. */
export function keyOf(position: Position): string {
  CELLS.forEach((cell, n) => {
    cells[n] = position[cell];
  });
  return String.fromCharCode(...letters);
}
