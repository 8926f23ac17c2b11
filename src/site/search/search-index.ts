import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import * as pagefind from 'pagefind';
import { UNSPACED } from '../layout/languages.ts';
import {
  type GameFile,
  indexFile,
  type LanguageFile,
  type SearchedGame,
  type Thing,
} from './index-files.ts';
import {
  ownWords,
  soundingAlike,
  traditionalSigns,
  withPlayersWords,
  wordsAlike,
  wordsOfThings,
} from './players-words.ts';
import { type SearchRecord, searchRecordsOf } from './records.ts';

const FOLDERS = ['pagefind', 'search'];

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Makes one search record of every thing the built pages mark, and an index of them all. */
export default function searchIndex(): AstroIntegration {
  let out = '';
  return {
    name: 'search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        out = fileURLToPath(config.outDir);
      },
      // While writing, search answers from the last build.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const path = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname);
          const folder = FOLDERS.find((name) => path.includes(`/${name}/`));
          if (!folder) return next();
          const file = join(out, path.slice(path.indexOf(`/${folder}/`)));
          const inside = file.startsWith(join(out, folder) + sep);
          if (!inside || !existsSync(file) || !statSync(file).isFile()) return next();
          response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
          createReadStream(file).pipe(response);
        });
      },
      'astro:build:done': async ({ dir, pages, logger }) => {
        const site = fileURLToPath(dir);
        const records: SearchRecord[] = [];
        for (const { pathname } of pages) {
          const file = join(site, pathname, 'index.html');
          if (existsSync(file))
            records.push(...searchRecordsOf(await readFile(file, 'utf8'), `/${pathname}`));
        }
        await writeIndex(records, site);
        logger.info(`${records.length} records`);
      },
    },
  };
}

type IndexFile = { readonly path: string; readonly content: Uint8Array };

/**
 * The interface that comes with the indexer and a file for each result, of which this site has its own;
 * a worker, which is slower here; and what reads languages that the index is not in.
 */
const NOT_NEEDED = /^(pagefind-(?!entry)|wasm\.unknown|fragment\/)/;

/** How a result's file begins, once it is unpacked. */
const FRAGMENT_MARK = 'pagefind_dcd';

const isUnspaced = (language: string) => UNSPACED.some((known) => known === language);

/** Writes what search loads: Pagefind's index of the texts, and the files of index-files.ts. */
async function writeIndex(records: readonly SearchRecord[], site: string): Promise<void> {
  const spaced = records.filter(({ language }) => !isUnspaced(language));
  const ids = await writePagefind(spaced, join(site, 'pagefind'));
  for (const language of new Set(records.map((record) => record.language))) {
    const own = records.filter((record) => record.language === language);
    await writeFiles(own, language, ids, site);
  }
}

/** The texts of languages with spaces, told apart by game: what Pagefind calls each, and how it cuts it. */
async function writePagefind(
  records: readonly SearchRecord[],
  folder: string,
): Promise<ReadonlyMap<string, { readonly id: string; readonly text: string }>> {
  const { index, errors } = await pagefind.createIndex();
  if (!index) throw new Error(`Search index: ${errors.join('; ')}`);
  for (const { url, language, title, game, text } of records) {
    // Titles and players' words are the site's own to weigh: see ranking.ts.
    const meta = { title };
    const added = await index.addCustomRecord({
      url,
      language,
      content: text,
      meta,
      filters: { game: [game] },
    });
    fail(added.errors);
  }
  // Written here: on a busy machine the indexer's own writing was cut short by closing it.
  const { errors: faults, files } = await index.getFiles();
  fail(faults);
  for (const { path, content } of files.filter(({ path }) => !NOT_NEEDED.test(path)))
    await write(join(folder, path), content);
  await pagefind.close();
  return new Map(files.flatMap(idOfFragment));
}

function idOfFragment({ path, content }: IndexFile) {
  const [, id] = path.match(/^fragment\/(.+)\.pf_fragment$/) ?? [];
  if (!id) return [];
  const written = gunzipSync(content).toString().slice(FRAGMENT_MARK.length);
  // The text is the index's own: its words are those that a result counts.
  const { url, content: text }: { url: string; content: string } = JSON.parse(written);
  return [[url, { id, text }] as const];
}

function fail(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Search index: ${errors.join('; ')}`);
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The files of one language: one for all games, and one for each. */
async function writeFiles(
  records: readonly SearchRecord[],
  language: string,
  ids: ReadonlyMap<string, { readonly id: string; readonly text: string }>,
  site: string,
): Promise<void> {
  const games = gamesOf(records, language);
  const said: string[] = [];
  const texts: string[] = [];
  for (const { id: game } of games) {
    const own = records.filter((record) => record.game === game);
    const things = withPlayersWords(own, wordsOfThings(language, game)).map(
      ({ url, title, kind, chapter, words, text }): Thing => {
        const known = ids.get(url);
        return { id: known?.id, url, title, kind, chapter, words, text: known?.text ?? text };
      },
    );
    const file: GameFile = { things, alike: wordsAlike(language, game) };
    said.push(...things.flatMap(({ title, words }) => [title, ...words]), ...file.alike.flat());
    texts.push(...things.map(({ text }) => text));
    await write(join(site, indexFile(language, game)), JSON.stringify(file));
  }
  const alike = wordsAlike(language);
  said.push(...alike.flat());
  const signs = isUnspaced(language) ? traditionalSigns([...said, ...texts]) : {};
  const sounds = isUnspaced(language) ? soundingAlike(said) : [];
  const file: LanguageFile = { games, alike, signs, sounds };
  await write(join(site, indexFile(language)), JSON.stringify(file));
}

/** The games that have anything to find. */
function gamesOf(records: readonly SearchRecord[], language: string): readonly SearchedGame[] {
  const names = new Map<string, string>();
  for (const { game, gameName } of records) {
    if (game) names.set(game, names.get(game) || gameName);
  }
  return [...names].map(([id, name]) => ({
    id,
    name: name || id,
    example: ownWords(language, id),
  }));
}
