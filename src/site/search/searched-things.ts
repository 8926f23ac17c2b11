import { getLocale } from '#messages/runtime';
import { address } from '../layout/address.ts';
import { UNSPACED } from '../layout/languages.ts';
import type { Ask } from './hits.ts';
import {
  type GameFile,
  indexFile,
  type LanguageFile,
  type SearchedGame,
  type Thing,
} from './index-files.ts';
import { askSpaced } from './spaced-search.ts';
import { askUnspaced, writing } from './unspaced-search.ts';

/** Whether the page's language is written without spaces. */
export const isUnspaced: boolean = UNSPACED.some((language) => language === getLocale());

/** One thing of some game. */
interface ThingOfGame extends Thing {
  readonly game: SearchedGame;
}

/** The things of one game or of all, ready to be asked in the page's language. */
interface Things {
  readonly things: readonly ThingOfGame[];
  readonly ask: Ask;
}

const ready = new Map<string, Promise<Things>>();

/** The games there is something of, in the page's language. */
export async function searchedGames(): Promise<readonly SearchedGame[]> {
  const { games } = await loadJson<LanguageFile>(indexFile(getLocale()));
  return games;
}

/**
 * Fetches and makes ready what can be found.
 *
 * @param game the one to search in, or nothing for all; the files of the others are not fetched
 */
export function searchedThings(game: string): Promise<Things> {
  const known = ready.get(game);
  if (known) return known;
  const begun = makeReady(game).catch((fault: unknown) => {
    ready.delete(game);
    throw fault;
  });
  ready.set(game, begun);
  return begun;
}

async function makeReady(game: string): Promise<Things> {
  const language = getLocale();
  const { games, alike, signs, sounds } = await loadJson<LanguageFile>(indexFile(language));
  const wanted = games.filter(({ id }) => !game || id === game);
  const files = await Promise.all(
    wanted.map(({ id }) => loadJson<GameFile>(indexFile(language, id))),
  );
  const things = files.flatMap((file, at) =>
    file.things.flatMap((thing): ThingOfGame[] => {
      const own = wanted[at];
      return own ? [{ ...thing, game: own }] : [];
    }),
  );
  const ofGames = files.flatMap((file) => file.alike);
  if (isUnspaced) {
    const how = writing(signs, [...alike, ...ofGames]);
    return { things, ask: askUnspaced(things, how, sounds) };
  }
  const groups = [
    ...alike.map((words) => ({ words, isTold: false })),
    ...ofGames.map((words) => ({ words, isTold: true })),
  ];
  return { things, ask: askSpaced(things, groups) };
}

const loading = new Map<string, Promise<unknown>>();

/**
 * What stands in a file of the site's own build. It is fetched once; a failure is forgotten, so that the
 * next try asks again.
 */
function loadJson<Content>(path: string): Promise<Content>;
function loadJson(path: string): Promise<unknown> {
  const known = loading.get(path);
  if (known) return known;
  const begun = load(path).catch((fault: unknown) => {
    loading.delete(path);
    throw fault;
  });
  loading.set(path, begun);
  return begun;
}

async function load(path: string): Promise<unknown> {
  const answer = await fetch(address(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}
