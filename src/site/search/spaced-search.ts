import { piecesAround } from './excerpt.ts';
import type { Ask } from './hits.ts';
import type { Places } from './pagefind-client.ts';
import { answerScores, type Called, type Forms, ranking } from './ranking.ts';
import { readQuestion } from './reading.ts';
import { shareOfWord, stem, wordsOf } from './spaced-words.ts';
import { type Alike, joined, type WordList, wordList } from './word-list.ts';

/** What is searched of one thing. */
export interface Searched {
  /** What Pagefind calls it; nothing in a language without spaces, which Pagefind does not search. */
  readonly id?: string | undefined;
  readonly kind: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly text: string;
}

/** The stems of a phrase; what is called by several words is one token of them all. */
const phraseTokens = (phrase: string, list: WordList): readonly string[] =>
  joined(wordsOf(phrase).map(stem), list);

/** Makes things of a language with spaces ready: their words, how rare each is, and what they are called. */
export function askSpaced(things: readonly Searched[], alike: readonly Alike[]): Ask {
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
  const ready = ranking(called, countsOf(things, called), shareOfWord);
  return async (question, lookUp, isLoose = false) => {
    const { question: asked, taken } = readQuestion(question, list, isLoose);
    const places = new Map<string, Places>();
    for (const [token, words] of soughtIn(asked, list)) places.set(token, await lookUp(words));
    return {
      near: answerScores(ready, asked, (token) => countsIn(things, places.get(token))),
      excerpt: (n) => excerptOf(things[n], asked, places),
      taken,
      isOneWord: asked.length <= 1,
    };
  };
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

/** What of a question is to be looked for in the texts: by token, the words. */
function soughtIn(asked: readonly Forms[], list: WordList): ReadonlyMap<string, string> {
  const sought = new Map<string, string>();
  for (const forms of asked) {
    for (const token of forms.keys()) {
      const words = token.split(' ').map((part) => list.spelled.get(part));
      if (words.every((word) => word !== undefined)) sought.set(token, words.join(' '));
    }
  }
  return sought;
}

/** How often what was looked up stands in each thing, by its number. */
function countsIn(
  things: readonly Searched[],
  places: Places | undefined,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  if (!places) return counts;
  for (const [n, { id = '' }] of things.entries()) {
    const at = places.get(id);
    if (at) counts.set(n, at.length);
  }
  return counts;
}

/** What of a thing's text answers, with those places marked that are worth it. */
function excerptOf(
  { id = '', text = '', title = '' }: Partial<Searched> = {},
  asked: readonly Forms[],
  places: ReadonlyMap<string, Places>,
) {
  const telling = new Set(tellingWords([...places.keys()]));
  const found = asked.flatMap((forms, word) =>
    [...forms].flatMap(([token, sureness]) =>
      (telling.has(token) ? (places.get(token)?.get(id) ?? []) : []).map((place) => ({
        place,
        asked: word,
        sureness,
      })),
    ),
  );
  const marked = new Set(
    tellingPlaces(
      text,
      found.map(({ place }) => place),
    ),
  );
  return piecesAround(
    text,
    title,
    found.filter(({ place }) => marked.has(place)),
  );
}

/** Of the words looked for those that a question is about, which are worth marking; all where there is none. */
function tellingWords(tokens: readonly string[]): readonly string[] {
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
function tellingPlaces(text: string, places: readonly number[]): readonly number[] {
  const words = text.split(/\s+/);
  const telling = places.filter((place) =>
    wordsOf(words[place] ?? '').some((word) => shareOfWord(stem(word)) === 1),
  );
  return telling.length > 0 ? telling : places;
}
