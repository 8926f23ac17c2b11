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

/** The edit distance of V. I. Levenshtein, row by row (R. A. Wagner and M. J. Fischer, 1974). */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const above = row;
    row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = above[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(replaced, above[j] + 1, row[j - 1] + 1);
    }
  }
  return row[b.length];
}
