/** Whether two positions that are rows of whole numbers are one. */
export const samePosition = (
  a: Readonly<Record<number, number>>,
  b: Readonly<Record<number, number>>,
): boolean => (a as Int32Array).every((cell, index) => cell === b[index]);
