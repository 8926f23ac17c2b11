import type { Piece } from './hits.ts';
import { stem, wordsOf } from './spaced-words.ts';

/*
 * What is shown of a text that was found: the sentence that answers, from its beginning, and what follows
 * it as far as there is room.
 */

/** A part of a text, counted in its words or in its characters. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** How many words of a text are shown, and how many where the sentence is longer. */
const SHOWN = 22;
const MOST = 36;

/** A word that ends a sentence. */
const LAST_WORD = /[.!?][)”’"]*$/;

/**
 * The part of a text in which the most was found, as pieces.
 *
 * @param places of the words found, counted from 0 as they stand between the blanks
 */
export function piecesAround(text: string, places: readonly number[]): readonly Piece[] {
  const words = text.split(/\s+/);
  const found = new Set(places);
  const { from, to } = shownOf(words, places);
  const pieces: Piece[] = [];
  let between = from > 0 ? '… ' : '';
  for (const [n, word] of words.slice(from, to).entries()) {
    const isFound = found.has(from + n);
    if (isFound) {
      if (between) pieces.push({ text: between, isFound: false });
      pieces.push({ text: word, isFound });
    }
    between = isFound ? ' ' : `${between}${word} `;
  }
  const rest = to < words.length ? `${between}…` : between.trimEnd();
  return rest ? [...pieces, { text: rest, isFound: false }] : pieces;
}

function shownOf(words: readonly string[], places: readonly number[]): Span {
  const stems = new Map(places.map((place) => [place, stem(wordsOf(words[place] ?? '')[0] ?? '')]));
  const sentence = best(sentencesOf(words), ({ from, to }) => {
    const within = places.filter((place) => place >= from && place < to);
    return new Set(within.map((place) => stems.get(place))).size;
  });
  const from =
    sentence.to - sentence.from > MOST ? densest(places, sentence, words.length) : sentence.from;
  const whole = sentence.to - from > MOST ? from : sentence.to;
  return { from, to: Math.min(words.length, Math.max(from + SHOWN, whole)) };
}

function sentencesOf(words: readonly string[]): readonly Span[] {
  const ends = words.flatMap((word, at) => (LAST_WORD.test(word) ? [at + 1] : []));
  if (ends.at(-1) !== words.length) ends.push(words.length);
  return ends.map((to, n) => ({ from: ends[n - 1] ?? 0, to }));
}

/** The first of those that are worth the most. */
function best(spans: readonly Span[], worth: (span: Span) => number): Span {
  const worths = spans.map(worth);
  return spans[worths.indexOf(Math.max(...worths))] ?? { from: 0, to: 0 };
}

/** Where the window of shown words holds the most places within a long sentence; the first such. */
function densest(places: readonly number[], { from, to }: Span, count: number): number {
  const within = (start: number) =>
    places.filter((place) => place >= start && place < start + SHOWN).length;
  // The best one can begin a little before a place, so that the place does not stand at the edge.
  const starts = places
    .filter((place) => place >= from && place < to)
    .map((place) => Math.min(Math.max(from, place - 3), Math.max(from, count - SHOWN)));
  return [from, ...starts].reduce(
    (chosen, start) => (within(start) > within(chosen) ? start : chosen),
    from,
  );
}

/** Characters of a text without spaces around what was found, and after it. */
const AROUND = 30;
const AFTER = 2 * AROUND;

/** A sentence of a text without spaces, with its mark. */
const SENTENCE = /[^。！？]*[。！？]?”?/gu;

/**
 * The part of a text without spaces in which the most of the things found stands, as pieces.
 *
 * @param found what stands in the text, as it stands there
 */
export function piecesOfSigns(text: string, found: readonly string[]): readonly Piece[] {
  const small = text.toLowerCase();
  const there = found.filter((part) => part && small.includes(part));
  // The longest is what was asked for; a character alone may stand anywhere.
  const longest = Math.max(0, ...there.map((part) => part.length));
  const telling = there.filter((part) => part.length === longest || part.length > 1);
  const { from, to } = signsShown(text, small, telling);
  const cut = `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  if (telling.length === 0) return cut ? [{ text: cut, isFound: false }] : [];
  const parts = telling
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .toSorted((one, other) => other.length - one.length);
  return cut
    .split(new RegExp(`(${parts.join('|')})`, 'i'))
    .map((piece, at) => ({ text: piece, isFound: at % 2 === 1 }))
    .filter((piece) => piece.text);
}

function signsShown(text: string, small: string, found: readonly string[]): Span {
  const spans = [...small.matchAll(SENTENCE)].map(({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }));
  const sentence = best(spans, ({ from, to }) => {
    const said = small.slice(from, to);
    const held = found.filter((part) => said.includes(part));
    // What stands within another of them is not found twice.
    return held
      .filter((part) => !held.some((other) => other !== part && other.includes(part)))
      .reduce((sum, { length }) => sum + length, 0);
  });
  const { from } = sentence;
  if (sentence.to - from <= AROUND + AFTER)
    return { from, to: Math.min(text.length, Math.max(from + AFTER, sentence.to)) };
  const [first = from] = found
    .toSorted((one, other) => other.length - one.length)
    .map((part) => small.indexOf(part, from))
    .filter((at) => at >= 0);
  const start = Math.max(from, first - AROUND);
  return { from: start, to: Math.min(text.length, start + AROUND + AFTER) };
}
