/*
 * Sets of small whole numbers, from 0 to 31, as the bits of one number.
 */

/** The set of one number. */
export const bitOf = (n: number): number => 1 << n;

/** The set of several numbers. */
export const setOfBits = (numbers: readonly number[]): number =>
  numbers.reduce((set, n) => set | (1 << n), 0);

/** The set of the places in a list where what is there is wanted. */
export const bitsWhere = <Item>(
  items: readonly Item[],
  isWanted: (item: Item) => boolean,
): number => items.reduce((set, item, n) => (isWanted(item) ? set | (1 << n) : set), 0);

export const hasBit = (set: number, n: number): boolean => (set & (1 << n)) !== 0;

/** The lowest number of a set that is not empty. `^` leaves the bits up to it. */
export const lowestBit = (set: number): number => 31 - Math.clz32(set ^ (set - 1));

/** A set without its lowest number. */
export const withoutLowest = (set: number): number => set & (set - 1);

/** How many numbers are in a set. */
export function bitCount(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
