/**
 * A small generator whose whole state is four 32-bit numbers inside somebody else's record, so that
 * a saved game continues the same future. The algorithm is sfc32 (C. Doty-Humphrey, PractRand),
 * public domain. Libraries keep their state in objects of their own, which is why none is used.
 */

/** How many numbers of the record the state takes. */
export const RANDOM_WORDS = 4;

/** Where a state lives: a record of numbers that can be written. */
interface RandomCells {
  [index: number]: number;
}

/** Advances the state that starts at `at` and returns 32 random bits, 0 to 2^32 - 1. */
function nextRandom(cells: RandomCells, at: number): number {
  const a = cells[at] | 0;
  const b = cells[at + 1] | 0;
  const c = cells[at + 2] | 0;
  const counter = cells[at + 3] | 0;
  const result = (((a + b) | 0) + counter) | 0;
  cells[at] = b ^ (b >>> 9);
  cells[at + 1] = (c + (c << 3)) | 0;
  cells[at + 2] = (((c << 21) | (c >>> 11)) + result) | 0;
  cells[at + 3] = (counter + 1) | 0;
  return result >>> 0;
}

/**
 * A whole number from 0 to `bound` - 1, advancing the state by exactly one step, so that the n-th
 * draw does not depend on the bounds of those before it. Bias below `bound` / 2^32.
 */
export function randomBelow(cells: RandomCells, at: number, bound: number): number {
  return Math.floor((nextRandom(cells, at) / 0x1_0000_0000) * bound);
}

/** Writes the state that a seed stands for: any string, the same state for the same string. */
export function seedRandom(cells: RandomCells, at: number, seed: string): void {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) {
    hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    hash ^= hash >>> 15;
  }
  cells[at] = hash;
  cells[at + 1] = Math.imul(hash, 0x9e3779b1) ^ seed.length;
  cells[at + 2] = Math.imul(hash ^ 0x5bf03635, 0x85ebca6b);
  cells[at + 3] = 1;
  for (let i = 0; i < 15; i++) nextRandom(cells, at);
}

/** Draws a whole number from 0 to below the bound. */
export type Below = (bound: number) => number;

/** A generator of its own, for those who have no record to keep it in. */
export function randomFrom(seed: string): Below {
  const cells = new Int32Array(RANDOM_WORDS);
  seedRandom(cells, 0, seed);
  return (bound) => randomBelow(cells, 0, bound);
}

/** The same things in an order by chance. @param below a whole number from 0 to below the bound */
export function shuffled<Item>(items: readonly Item[], below: Below): Item[] {
  const left = [...items];
  return items.map(() => left.splice(below(left.length), 1)[0]);
}
