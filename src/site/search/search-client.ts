import { address } from '../layout/address.ts';
import type { Answer, FoundChapter, Hit, Hits } from './hits.ts';
import { openPagefind, type Places } from './pagefind-client.ts';
import { searchedThings } from './searched-things.ts';

type Things = Awaited<ReturnType<typeof searchedThings>>;

/** How many are shown; the count tells of all. */
const SHOWN = 20;

/** How many of the nearest are offered where nothing fits. */
const NEAREST = 5;

/** Of a question in several words, what answers less than this part of the best is no answer. */
const WORTH_SHOWING = 0.2;

/** Where to search: in one game or, without a name, in all; in one chapter (`GAME/CHAPTER`) or in all. */
interface Scope {
  readonly game: string;
  readonly chapter: string;
}

/** Searches rules and reference in the page's language. */
export async function search(query: string, { game, chapter }: Scope): Promise<Hits> {
  const things = await searchedThings(game);
  const lookUp = (words: string) => wordPlaces(words, game);
  let answer = await things.ask(query, lookUp);
  const found = inOrder(answer);
  const isNearest = found.length === 0;
  if (isNearest) answer = await things.ask(query, lookUp, true);
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

const known = new Map<string, Places>();

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

const chapterId = (thing: Things['things'][number] | undefined) =>
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
