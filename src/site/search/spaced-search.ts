import {
  answerScores,
  type Called,
  type Forms,
  type InTexts,
  type Ranking,
  ranking,
} from './ranking.ts';
import { readQuestion, type Substitution } from './reading.ts';
import { shareOfWord, stem, wordsOf } from './spaced-words.ts';
import { type Alike, joined, type WordList, wordList } from './word-list.ts';

/** What is searched of one thing. */
export interface Searched {
  readonly kind: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly text: string;
}

/** Things of a language with spaces, made ready to be asked. */
export interface SpacedThings {
  readonly list: WordList;
  readonly ranking: Ranking;
}

/** The stems of a phrase; what is called by several words is one token of them all. */
const phraseTokens = (phrase: string, list: WordList): readonly string[] =>
  joined(wordsOf(phrase).map(stem), list);

/** Makes things ready: their words, how rare each is, and what they are called. */
export function spacedThings(things: readonly Searched[], alike: readonly Alike[]): SpacedThings {
  const said = things.flatMap(({ title, words }) => [title, ...words]);
  const list = wordList(
    said,
    things.map(({ text }) => text),
    alike,
  );
  const called = things.map(
    ({ kind, title, words }): Called => ({
      kind,
      phrases: [title, ...words].map((phrase) => phraseTokens(phrase, list)),
    }),
  );
  return { list, ranking: ranking(called, countsOf(things, called), shareOfWord) };
}

/** In how many things each token stands. */
function countsOf(
  things: readonly Searched[],
  called: readonly Called[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [at, { text }] of things.entries()) {
    const phrases = called[at]?.phrases ?? [];
    for (const token of new Set([...phrases.flat(), ...wordsOf(text).map(stem)]))
      counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return counts;
}

/** A question read, and what of it is to be looked for in the texts. */
interface SpacedQuestion {
  readonly asked: readonly Forms[];
  readonly taken: readonly Substitution[];
  /** By token, the words to look for. */
  readonly sought: ReadonlyMap<string, string>;
}

/** Reads a question, loosely where it has no answer; the texts are looked through by somebody else. */
export function spacedQuestion(
  question: string,
  { list }: SpacedThings,
  isLoose = false,
): SpacedQuestion {
  const { question: asked, taken } = readQuestion(question, list, isLoose);
  const sought = new Map<string, string>();
  for (const forms of asked) {
    for (const token of forms.keys()) {
      const words = token.split(' ').map((part) => list.spelled.get(part));
      if (words.every((word) => word !== undefined)) sought.set(token, words.join(' '));
    }
  }
  return { asked, taken, sought };
}

/** Of the words looked for those that a question is about, which are worth marking; all where there is none. */
export function tellingWords(tokens: readonly string[]): readonly string[] {
  const telling = tokens.filter((token) =>
    token.split(' ').some((part) => shareOfWord(part) === 1),
  );
  return telling.length > 0 ? telling : tokens;
}

/**
 * Of the places found in a text those worth marking: “lose a game” is found whole, and “a” says nothing. All
 * where there is no other.
 *
 * @param places of words, counted from 0 as they stand between the blanks
 */
export function tellingPlaces(text: string, places: readonly number[]): readonly number[] {
  const words = text.split(/\s+/);
  const telling = places.filter((place) =>
    wordsOf(words[place] ?? '').some((word) => shareOfWord(stem(word)) === 1),
  );
  return telling.length > 0 ? telling : places;
}

/** How well each thing answers, by its number; see ranking.ts. */
export const spacedAnswers = (
  { ranking }: SpacedThings,
  { asked }: SpacedQuestion,
  inTexts: InTexts,
): Float64Array => answerScores(ranking, asked, inTexts);
