/**
 * The known word that was probably meant, or undefined where none is near: at most a third of its
 * letters, and never fewer than one, may be wrong, missing or too many.
 */
export function nearest<Word extends string>(
  written: string,
  known: readonly Word[],
): Word | undefined {
  let best: Word | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const word of known) {
    const slips = slipsBetween(written.toLowerCase(), word);
    if (slips < least && slips <= Math.max(1, word.length / 3)) {
      best = word;
      least = slips;
    }
  }
  return best;
}

/**
 * How many letters must be changed, left out, put in, or swapped with their neighbour: the edit
 * distance of V. I. Levenshtein with F. J. Damerau's swaps, row by row.
 */
function slipsBetween(a: string, b: string): number {
  let twoAbove: number[] = [];
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    twoAbove = above;
    above = row;
    row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = above[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const areSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = areSwapped ? twoAbove[j - 2] + 1 : changed;
      row[j] = Math.min(changed, swapped, above[j] + 1, row[j - 1] + 1);
    }
  }
  return row[b.length];
}
