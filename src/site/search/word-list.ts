import { stem, wordsOf } from './spaced-words.ts';

/** Words for one thing, the site's own first: "police", "cop", "flic". One may be several words. */
export interface Alike {
  readonly words: readonly string[];
  /** Whether it is worth telling a reader what a thing is called here. */
  readonly isTold: boolean;
}

/** How many words a word that is still being typed may become. */
const MOST_BEGUN = 12;

/** What players say counts more than what stands in the texts. */
const SAID = 4;

const tokenOf = (name: string) => wordsOf(name).map(stem).join(' ');

/** A group of words as tokens. */
interface Group {
  readonly tokens: readonly string[];
  /** The site's own word. */
  readonly own: string;
  readonly isTold: boolean;
}

/** The words of some things and what else they are called: what a question is read with. */
export interface WordList {
  /** Words as they stand, and how often; those that nobody uses but in a list of other words, 0. */
  readonly used: ReadonlyMap<string, number>;
  /** A word for each stem in use, to be asked for in texts. */
  readonly spelled: ReadonlyMap<string, string>;
  /** By the token of each member. */
  readonly groups: ReadonlyMap<string, Group>;
  /** The stems that stand in names of several words. */
  readonly inNames: ReadonlySet<string>;
  /** How many words the longest name has. */
  readonly longest: number;
}

/**
 * @param said titles, and what players call things
 * @param texts of the things
 */
export function wordList(
  said: readonly string[],
  texts: readonly string[],
  alike: readonly Alike[],
): WordList {
  const used = new Map<string, number>();
  const spelled = new Map<string, string>();
  const count = (text: string, times: number) => {
    for (const word of wordsOf(text)) {
      used.set(word, (used.get(word) ?? 0) + times);
      const token = stem(word);
      if (!spelled.has(token)) spelled.set(token, word);
    }
  };
  for (const text of texts) count(text, 1);
  for (const text of said) count(text, SAID);
  const groups = new Map<string, Group>();
  const inNames = new Set<string>();
  let longest = 1;
  for (const { words, isTold } of alike) {
    const tokens = [...new Set(words.map(tokenOf))];
    const group = { tokens, own: words[0] ?? '', isTold };
    for (const token of tokens) {
      groups.set(token, group);
      const parts = token.split(' ');
      longest = Math.max(longest, parts.length);
      if (parts.length > 1) for (const part of parts) inNames.add(part);
    }
    for (const word of words.flatMap(wordsOf)) if (!used.has(word)) used.set(word, 0);
  }
  return { used, spelled, groups, inNames, longest };
}

/** Puts the several words of one name together, the longest first. */
export function joined(stems: readonly string[], { groups, longest }: WordList): readonly string[] {
  const tokens: string[] = [];
  for (let at = 0; at < stems.length; ) {
    let length = Math.min(longest, stems.length - at);
    while (length > 1 && !groups.has(stems.slice(at, at + length).join(' '))) length--;
    tokens.push(stems.slice(at, at + length).join(' '));
    at += length;
  }
  return tokens;
}

/** The words of the list that begin with some letters, those used most first. */
export function begunWords(letters: string, { used }: WordList): readonly Near[] {
  return [...used]
    .filter(([word]) => word.startsWith(letters) && word !== letters)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_BEGUN)
    .map(([word]) => ({ word, sureness: 0.5 + (0.45 * letters.length) / word.length }));
}

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
interface Near {
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
