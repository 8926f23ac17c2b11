/*
 * Words typed wrongly, by the site's own word list: a word the site does not know stands for the words
 * that are spelled nearly so.
 */

/** How many letters may be wrong in a word of some length. */
const WRONG = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2] as const;
const MOST_WRONG = 3;

const allowedWrong = (length: number): number => WRONG[length] ?? MOST_WRONG;

/**
 * How many letters are to be changed, added, left out or swapped with their neighbour to make one word
 * of another (Damerau and Levenshtein's distance, each letter touched once).
 *
 * @param limit beyond which it does not matter how many
 */
export function letterDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let far = Math.min(
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
      );
      const isSwapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) far = Math.min(far, (before[j - 2] ?? 0) + 1);
      row.push(far);
      least = Math.min(least, far);
    }
    if (least > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[other.length] ?? limit + 1;
}

/** A word of the list, and how sure it is that it was meant. */
export interface Near {
  readonly word: string;
  readonly sureness: number;
}

/** The part of a word that may be wrong, and where nothing else is left. */
const TIGHT = 0.26;
const LOOSE = 0.6;

/** How many words one may stand for. */
const MOST = 3;

/**
 * The words of a list that are spelled nearly as one that is not in it, the nearest first. A first
 * letter is seldom wrong, but a silent one is left out ("nock"), and of words as near the one that is
 * used more is likelier.
 *
 * @param list words, each with how often it is used
 * @param isLoose whether more than half of the letters may be wrong
 */
export function nearestWords(
  word: string,
  list: ReadonlyMap<string, number>,
  isLoose = false,
): readonly Near[] {
  const limit = isLoose ? Math.ceil(word.length * LOOSE) : allowedWrong(word.length);
  if (limit === 0) return [];
  const near: { word: string; far: number; used: number }[] = [];
  for (const [known, used] of list) {
    if (known.length < 3) continue;
    const distance = letterDistance(word, known, limit);
    if (distance > limit) continue;
    const far = distance + (known[0] === word[0] || known.slice(1) === word ? 0 : 0.75);
    // Half of a short word may not be wrong.
    if (far / Math.max(word.length, known.length) > (isLoose ? LOOSE : TIGHT)) continue;
    near.push({ word: known, far, used });
  }
  near.sort((one, other) => one.far - other.far || other.used - one.used);
  const best = near[0]?.far ?? 0;
  return near
    .filter(({ far }) => far < best + 1)
    .slice(0, MOST)
    .map(({ word: known, far }) => ({
      word: known,
      sureness: 0.95 - (0.8 * far) / Math.max(word.length, known.length),
    }));
}
