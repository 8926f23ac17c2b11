/*
 * A position that is a row of whole numbers, as the engines of the games with cards and pawns keep it:
 * to read it is quick, and to copy it is one step.
 */

/** A position nobody changes. */
interface Cells {
  readonly [cell: number]: number;
}

/** A draft that stands as the position does. */
export const mutableCopy = (position: Cells): Int32Array => new Int32Array(position as Int32Array);

/** Overwrites a draft with a position: one copy, nothing allocated. */
export function copyInto(draft: Int32Array, position: Cells): void {
  draft.set(position as Int32Array);
}
