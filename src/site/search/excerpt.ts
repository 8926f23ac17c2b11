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

/** A word found in a text. */
interface Found {
  /** Counted from 0, as words stand between the blanks. */
  readonly place: number;
  /** The word of the question that it answers, and how surely, between 0 and 1. */
  readonly asked: number;
  readonly sureness: number;
}

/** What a word is worth that the title above the text says already: it tells no sentence from another. */
const IN_TITLE = 0.25;

/** The worth of being the first sentence: it is the rule, and what follows are cases of it. */
const FIRST = 0.5;

/** The same in a language without spaces, where each sign is worth 1. */
const FIRST_SIGNS = 2;

/**
 * The part of a text that answers, as pieces.
 *
 * @param title which is shown above it
 */
export function piecesAround(text: string, title: string, all: readonly Found[]): readonly Piece[] {
  const words = text.split(/\s+/);
  const found = new Set(all.map(({ place }) => place));
  const { from, to } = shownOf(words, title, all);
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

function shownOf(words: readonly string[], title: string, all: readonly Found[]): Span {
  const titled = new Set(wordsOf(title).map(stem));
  const isTitled = ({ place }: Found) =>
    wordsOf(words[place] ?? '').some((word) => titled.has(stem(word)));
  const spans = sentencesOf(words);
  const within = all.map((one) => spans.findIndex(({ to }) => one.place < to));
  const asked = new Map(all.map((one) => [one.asked, new Set<number>()]));
  for (const [n, one] of all.entries()) asked.get(one.asked)?.add(within[n] ?? 0);
  const worths = spans.map((_, at): number => (at === 0 ? FIRST : 0));
  for (const [word, sentences] of asked) {
    for (const at of sentences) {
      const here = all.filter((one, n) => one.asked === word && within[n] === at);
      const worth = Math.max(...here.map((one) => one.sureness * (isTitled(one) ? IN_TITLE : 1)));
      // What many sentences say tells them apart less.
      worths[at] = (worths[at] ?? 0) + worth / Math.sqrt(sentences.size);
    }
  }
  const sentence = spans[worths.indexOf(Math.max(...worths))] ?? { from: 0, to: 0 };
  const places = all.map(({ place }) => place);
  const from =
    sentence.to - sentence.from > MOST ? densest(places, sentence, words.length) : sentence.from;
  // The last sentence is shown to its end where there is room.
  const end = spans.find(({ to }) => to >= from + SHOWN)?.to ?? words.length;
  const whole = Math.max(sentence.to, end);
  return { from, to: whole - from > MOST ? Math.max(from + SHOWN, ending(sentence, from)) : whole };
}

/** The end of a sentence that has room from here on. */
const ending = ({ to }: Span, from: number): number => (to - from > MOST ? from : to);

function sentencesOf(words: readonly string[]): readonly Span[] {
  const ends = words.flatMap((word, at) => (LAST_WORD.test(word) ? [at + 1] : []));
  if (ends.at(-1) !== words.length) ends.push(words.length);
  return ends.map((to, n) => ({ from: ends[n - 1] ?? 0, to }));
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
 * The part of a text without spaces that answers, as pieces.
 *
 * @param title which is shown above it
 * @param found what stands in the text, as it stands there
 */
export function piecesOfSigns(
  text: string,
  title: string,
  found: readonly string[],
): readonly Piece[] {
  const small = text.toLowerCase();
  const there = found.filter((part) => part && small.includes(part));
  // The longest is what was asked for; a character alone may stand anywhere.
  const longest = Math.max(0, ...there.map((part) => part.length));
  const telling = there.filter((part) => part.length === longest || part.length > 1);
  const { from, to } = signsShown(text, title.toLowerCase(), telling);
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

function signsShown(text: string, title: string, found: readonly string[]): Span {
  const small = text.toLowerCase();
  const spans = [...small.matchAll(SENTENCE)].map(({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }));
  const said = spans.map(({ from, to }) => small.slice(from, to));
  const worthOf = (part: string) => {
    const sentences = said.filter((one) => one.includes(part)).length;
    return (part.length * (title.includes(part) ? IN_TITLE : 1)) / Math.sqrt(sentences);
  };
  const worths = said.map((one, at) => {
    const held = found.filter((part) => one.includes(part));
    // What stands within another of them is not found twice.
    return held
      .filter((part) => !held.some((other) => other !== part && other.includes(part)))
      .reduce((sum, part) => sum + worthOf(part), at === 0 ? FIRST_SIGNS : 0);
  });
  const sentence = spans[worths.indexOf(Math.max(...worths))] ?? { from: 0, to: 0 };
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
