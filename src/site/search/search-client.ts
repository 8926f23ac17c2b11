import { address } from '../layout/address.ts';
import { piecesAround, piecesOfSigns } from './excerpt.ts';
import type { FoundChapter, Hit, Hits, Piece } from './hits.ts';
import { openPagefind, type Places } from './pagefind-client.ts';
import type { Substitution } from './reading.ts';
import { searchedThings, type ThingOfGame, type Things } from './searched-things.ts';
import {
  type SpacedThings,
  spacedAnswers,
  spacedQuestion,
  tellingPlaces,
  tellingWords,
} from './spaced-search.ts';
import { foundSigns, unspacedAnswers, unspacedQuestion } from './unspaced-search.ts';

/** How many are shown; the count tells of all. */
const SHOWN = 20;

/** How many of the nearest are offered where nothing fits. */
const NEAREST = 5;

/** Of a question in several words, what answers less than this part of the best is no answer. */
const WORTH_SHOWING = 0.2;

/** What a question found. */
interface Answer {
  /** How well each thing answers, by its number. */
  readonly near: Float64Array;
  readonly excerpt: (thing: number) => readonly Piece[];
  readonly taken: readonly Substitution[];
  /** Whether it was asked in a single word, which is looked for wherever it stands. */
  readonly isOneWord: boolean;
}

/** Where to search: in one game or, without a name, in all; in one chapter (`GAME/CHAPTER`) or in all. */
interface Scope {
  readonly game: string;
  readonly chapter: string;
}

/** Searches rules and reference in the page's language. */
export async function search(query: string, { game, chapter }: Scope): Promise<Hits> {
  const things = await searchedThings(game);
  let answer = await answerOf(things, query, game);
  const found = inOrder(answer);
  const isNearest = found.length === 0;
  if (isNearest) answer = await answerOf(things, query, game, true);
  const all = isNearest ? nearestTo(answer, things) : found;
  const here = all.filter((n) => !chapter || chapterId(things.things[n]) === chapter);
  return {
    query,
    count: isNearest ? 0 : here.length,
    hits: here.slice(0, SHOWN).flatMap((n) => hitOf(things, n, answer)),
    chapters: isNearest ? [] : chaptersOf(things, found),
    taken: answer.taken,
    isNearest,
  };
}

async function answerOf(
  { spaced, unspaced, things }: Things,
  query: string,
  game: string,
  isLoose = false,
): Promise<Answer> {
  if (spaced) return answerSpaced(spaced, things, query, game, isLoose);
  if (!unspaced) return { near: new Float64Array(), excerpt: () => [], taken: [], isOneWord: true };
  const question = unspacedQuestion(query, unspaced);
  return {
    near: unspacedAnswers(unspaced, question),
    excerpt: (n) => {
      const { text = '', title = '' } = things[n] ?? {};
      return piecesOfSigns(text, title, foundSigns(unspaced, question));
    },
    taken: question.taken,
    isOneWord: [...query.trim()].length <= 2,
  };
}

const known = new Map<string, Places>();

async function answerSpaced(
  spaced: SpacedThings,
  things: readonly ThingOfGame[],
  query: string,
  game: string,
  isLoose: boolean,
): Promise<Answer> {
  const question = spacedQuestion(query, spaced, isLoose);
  const places = new Map<string, Places>();
  for (const [token, words] of question.sought) places.set(token, await wordPlaces(words, game));
  const counts = (token: string) => {
    const found = new Map<number, number>();
    const held = places.get(token);
    if (held) {
      for (const [n, { id }] of things.entries()) {
        const at = held.get(id ?? '');
        if (at) found.set(n, at.length);
      }
    }
    return found;
  };
  return {
    near: spacedAnswers(spaced, question, counts),
    excerpt: (n) => {
      const { id = '', text = '', title = '' } = things[n] ?? {};
      const telling = new Set(tellingWords([...places.keys()]));
      const found = question.asked.flatMap((forms, asked) =>
        [...forms].flatMap(([token, sureness]) =>
          (telling.has(token) ? (places.get(token)?.get(id) ?? []) : []).map((place) => ({
            place,
            asked,
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
    },
    taken: question.taken,
    isOneWord: question.asked.length <= 1,
  };
}

/**
 * Looks some words up in the texts.
 *
 * @param game the one to stay in, or nothing for all
 */
async function wordPlaces(words: string, game: string): Promise<Places> {
  const asked = JSON.stringify([game, words]);
  const before = known.get(asked);
  if (before) return before;
  const pagefind = await openPagefind();
  const { results } = await pagefind.search(words, { filters: game ? { game } : {} });
  const places = new Map(
    results.filter((result) => result.words.length > 0).map((result) => [result.id, result.words]),
  );
  known.set(asked, places);
  return places;
}

/** The things that answer, the best first. */
function inOrder({ near, isOneWord }: Answer): readonly number[] {
  const least = isOneWord ? 0 : Math.max(0, ...near) * WORTH_SHOWING;
  return [...near.keys()]
    .filter((n) => (near[n] ?? 0) > least)
    .toSorted((one, other) => (near[other] ?? 0) - (near[one] ?? 0));
}

/** Where nothing fits: what is spelled most like it, or the first rules, which say what it is all about. */
function nearestTo(answer: Answer, { things }: Things): readonly number[] {
  const near = inOrder(answer);
  const first = [...things.keys()].filter((n) => things[n]?.kind === 'rule');
  return (near.length > 0 ? near : first).slice(0, NEAREST);
}

const chapterId = (thing: ThingOfGame | undefined) =>
  thing ? `${thing.game.id}/${thing.chapter}` : '';

function chaptersOf({ things }: Things, found: readonly number[]): readonly FoundChapter[] {
  const chapters = new Map<string, FoundChapter>();
  for (const n of found) {
    const thing = things[n];
    if (!thing) continue;
    const id = chapterId(thing);
    const { chapter, game } = thing;
    const count = (chapters.get(id)?.count ?? 0) + 1;
    chapters.set(id, { id, chapter, gameName: game.name, count });
  }
  return [...chapters.values()];
}

function hitOf({ things }: Things, n: number, { excerpt }: Answer): readonly Hit[] {
  const thing = things[n];
  if (!thing) return [];
  const { url, title, kind, chapter, game } = thing;
  const href = address(url.slice(1));
  return [
    { href, title, kind, chapter, game: game.id, gameName: game.name, excerpt: () => excerpt(n) },
  ];
}
