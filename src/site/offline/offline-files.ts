import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { OfflinePart } from '#games/game.ts';
import { LANGUAGES } from '../layout/languages.ts';
import { gameSet, type SetName, setOfPage } from './sets.ts';

export interface OfflineFile {
  /** As it is asked for, from the root of the site: `en/about/`, not `en/about/index.html`. */
  readonly path: string;
  /** The beginning of its SHA-256 in base64, HASH_LENGTH characters long. */
  readonly hash: string;
  /** How much a host sends that packs with gzip what can be packed, in bytes. */
  readonly packed: number;
  /** The sets it is needed by. */
  readonly sets: readonly SetName[];
}

/** 72 bits: the hashes are half of what the worker weighs, and nothing but mishaps is to be found. */
const HASH_LENGTH = 12;

/*
 * Left out is what nobody needs without a network: the host's own page for unknown addresses (there
 * is one of ours), its settings, what search engines and previews of links read, what a device asks
 * for when it installs the site, search in languages that the site does not speak, files for paper,
 * which a visitor fetches when they are wanted, and pages that only forward (rule-ways.ts).
 */
const NOT_KEPT = [
  /^404\.html$/,
  /^sw\.js$/,
  /^[._]/,
  /^([^/]+\/news\.xml|robots\.txt|sitemap[\w-]*\.xml|picture\.png)$/,
  /^icons\//,
  /^pagefind\/wasm\.unknown\./,
  /^[^/]+\/rule\//,
  /\.(pdf|map)$/,
];

/** Scripts and styles lie in a folder that begins as other folders of the host do. */

/** What hosts pack; fonts and pictures are packed as they are. */
const PACKS = /\.(html|js|css|json|svg|txt|webmanifest|xml)$/;

/**
 * The files of a built site that make it work without a network, in the order of their names.
 *
 * @param site its folder
 * @param games the ids of all games
 */
export async function offlineFiles(
  site: string,
  games: readonly string[],
): Promise<readonly OfflineFile[]> {
  const names = (await readdir(site, { recursive: true })).map((name) => name.replaceAll(sep, '/'));
  const contents = new Map<string, Buffer>();
  for (const name of names.toSorted()) {
    const left = !name.startsWith(ASSETS) && NOT_KEPT.some((rule) => rule.test(name));
    if (left || (await stat(join(site, name))).isDirectory()) continue;
    contents.set(name, await readFile(join(site, name)));
  }
  const setsOf = setsOfFiles(contents, LANGUAGES, games, await declaredParts(games));
  return [...contents].map(([name, content]) => ({
    path: encodeURI(name).replace(/(^|\/)index\.html$/, '$1'),
    hash: createHash('sha256').update(content).digest('base64').slice(0, HASH_LENGTH),
    packed: PACKS.test(name) ? gzipSync(content).length : content.length,
    sets: setsOf(name),
  }));
}

/** The name of a version: the same files, the same name. */
export function versionOf(files: readonly OfflineFile[]): string {
  const all = files.map(({ path, hash }) => `${path} ${hash}`).join('\n');
  return createHash('sha256').update(all).digest('hex').slice(0, 8);
}

/** Parts of games by the game, for what works on the built site. */
type PartsOfGames = Readonly<Record<string, readonly OfflinePart[]>>;

/** What the folders of some games declare as parts that come by themselves. */
async function declaredParts(games: readonly string[]): Promise<PartsOfGames> {
  const found = games.map(async (game) => {
    const file = new URL(`../../games/${game}/offline-parts.ts`, import.meta.url);
    const { OFFLINE_PARTS = [] } = existsSync(file)
      ? await import(/* @vite-ignore */ file.href)
      : {};
    return [game, OFFLINE_PARTS] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/*
 * Which sets a file of the built site is needed by.
 *
 * A page says it by its address, a file of search by its name. A script, style or font is needed by
 * whoever leads to it:
 *
 *     page → what it names → what that imports, loads on demand, starts as a worker or draws with
 *
 * What a page of no game leads to is of no game: every page has it already, and no game needs to
 * bring it along. Only what is of one game by its name (`GAME.kept.js`, as `nameOfChunk` calls it) is that
 * game's, whoever loads it on demand: so the page of everything kept brings no engine of any game. In the
 * same way a script that a game declares to be of one of its parts is of that part alone.
 */

/** Where scripts, styles and fonts lie; those of a language in a folder of its own. */
const ASSETS = '_astro/';

/** What is told by the words of a file's address. */
const wordsIn = (name: string): readonly string[] => name.split(/[/._]/);

/** What a script leads to: imports, parts loaded on demand, workers; and the styles of such parts. */
const LED_TO_BY_SCRIPT =
  /(?:\bfrom|\bimport|\bimport\(|new URL\()\s*["'`]([^"'`]+\.\w+)["'`]|["'`]([^"'`]+\.css)["'`]/g;

/** What a page or a style names: whatever looks like the name of a file. */
const NAMED = /(?<![\w@~%./-])([\w@~%./-]+\.\w+)/g;

/**
 * @param contents what the site is made of, by name from its root
 * @param languages all languages of the site
 * @param games the ids of all games
 * @param parts what games declare to be of a part of theirs
 */
export function setsOfFiles(
  contents: ReadonlyMap<string, Buffer>,
  languages: readonly string[],
  games: readonly string[],
  parts: PartsOfGames = {},
): (name: string) => readonly SetName[] {
  const names = [...contents.keys()];
  const languageIn = (name: string) =>
    languages.find((language) => wordsIn(name).includes(language));
  const gameIn = (name: string) =>
    games.find((game) => basename(name).startsWith(`${game}.`) || name.split('/').includes(game));

  /** The part of a game that a script is of, as a set in a language. */
  function partIn(name: string, language: string): SetName | undefined {
    const base = basename(name);
    const isNamed = (script: string) =>
      base.startsWith(script) && /^[-.]/.test(base.slice(script.length));
    for (const [game, declared] of Object.entries(parts)) {
      const found = declared.find(({ scripts }) => scripts.some(isNamed));
      if (found) return gameSet(language, game, found.part);
    }
    return undefined;
  }

  const assets = new Map<string, string[]>();
  for (const name of names.filter((one) => one.startsWith(ASSETS))) {
    const known = assets.get(basename(name)) ?? [];
    assets.set(basename(name), [...known, name]);
  }

  const leadsTo = new Map<string, readonly string[]>();
  function ledToBy(name: string, language: string): readonly string[] {
    const known = leadsTo.get(`${language} ${name}`);
    if (known) return known;
    const text = /\.(html|js|css)$/.test(name) ? (contents.get(name)?.toString() ?? '') : '';
    const mentions = text.matchAll(name.endsWith('.js') ? LED_TO_BY_SCRIPT : NAMED);
    const found = new Set<string>();
    for (const [, one, other] of mentions) {
      const candidates = assets.get(basename(one ?? other ?? '')) ?? [];
      const meant =
        candidates.find((asset) => languageIn(asset) === language) ??
        candidates.find((asset) => !languageIn(asset));
      if (meant) found.add(meant);
    }
    leadsTo.set(`${language} ${name}`, [...found]);
    return [...found];
  }

  /** All that some files lead to, themselves included, up to what is another's. */
  function reach(
    from: readonly string[],
    language: string,
    isAnothers: (name: string) => boolean,
  ): ReadonlySet<string> {
    const found = new Set<string>();
    const waiting = [...from];
    for (let name = waiting.pop(); name; name = waiting.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      waiting.push(...ledToBy(name, language).filter((next) => !isAnothers(next)));
    }
    return found;
  }

  const sets = new Map<string, SetName[]>();
  const put = (name: string, set: SetName) => sets.set(name, [...(sets.get(name) ?? []), set]);

  /** The set a file belongs to by its name alone. */
  function byName(name: string, language: string): SetName | undefined {
    if (name.endsWith('.html')) return setOfPage(name, [language], games);
    const part = partIn(name, language);
    if (part) return part;
    const game = gameIn(name);
    return game ? gameSet(language, game) : language;
  }
  const isPage = (name: string) => name.endsWith('.html');
  const isAsset = (name: string) => name.startsWith(ASSETS);

  for (const language of languages) {
    /** Whether it is a game's or a part's by its name, whoever loads it. */
    const isDoor = (name: string) =>
      isAsset(name) && (gameIn(name) ?? partIn(name, language)) !== undefined;
    const here = names.filter((name) => (languageIn(name) ?? language) === language);
    const own = here.filter((name) => !isAsset(name) || isDoor(name));
    const bySet = new Map<SetName, string[]>([[language, []]]);
    for (const name of own) {
      // The page above all languages belongs to each.
      const set = byName(name, language) ?? language;
      bySet.set(set, [...(bySet.get(set) ?? []), name]);
    }
    const shell = reach(bySet.get(language) ?? [], language, isDoor);
    for (const [set, seeds] of bySet) {
      const isAnothers = (name: string) =>
        shell.has(name) || (partIn(name, language) ?? set) !== set;
      const reached = set === language ? shell : reach(seeds, language, isAnothers);
      for (const name of reached) put(name, set);
    }
    const isLeft = (name: string) => isAsset(name) && !isPage(name) && !sets.has(name);
    // What nothing seems to lead to might yet be asked for.
    for (const name of here.filter(isLeft)) if (languageIn(name)) put(name, language);
  }
  for (const name of names.filter((one) => !sets.has(one)))
    for (const language of languages) put(name, language);
  return (name) => sets.get(name) ?? [];
}
