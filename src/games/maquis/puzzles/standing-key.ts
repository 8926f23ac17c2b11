import { DISCARD_ORDER, RANDOM } from '../engine/position.ts';
import type { Standing } from './puzzle.ts';

const ORDER_CELLS = 2;

/** Whether two standings differ in a cell matters only where the game can go on differently. */
const matters = (cell: number): boolean =>
  (cell < DISCARD_ORDER || cell >= DISCARD_ORDER + ORDER_CELLS) && cell < RANDOM;

const CELLS = Array.from({ length: RANDOM }, (_, cell) => cell).filter(matters);
const cells = new Int32Array(CELLS.length + 1);
const letters = new Uint16Array(cells.buffer);

/** The same text for standings from which the same can happen: a cell is two letters of it. */
export function keyOf({ position, turns, happened }: Standing): string {
  CELLS.forEach((cell, n) => {
    cells[n] = position[cell];
  });
  cells[CELLS.length] = (happened << 8) | turns;
  return String.fromCharCode(...letters);
}
