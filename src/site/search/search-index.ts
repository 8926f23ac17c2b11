import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import * as pagefind from 'pagefind';
import { UNSPACED } from '../languages.ts';
import { recordsOf, type SearchRecord, type SpacedRecords } from './records.ts';
import type { UnspacedRecord } from './unspaced-search.ts';

const FOLDER = 'pagefind';
const SHOWN_FOLDER = 'search';

type IndexFile = { readonly path: string; readonly content: Uint8Array };

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
};

function fail(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Search index: ${errors.join('; ')}`);
}

/** The interface that comes with the indexer, and a file for each result; this site has its own. */
const NOT_NEEDED = /^(pagefind-(?!entry|worker)|fragment\/)/;

/** Writes the index, and what is shown of its things: a file a language, so that results need no more. */
async function writeIndex(
  records: readonly SearchRecord[],
  outputPath: string,
  shownPath: string,
): Promise<void> {
  const { index, errors } = await pagefind.createIndex();
  if (!index) throw new Error(`Search index: ${errors.join('; ')}`);
  const spaced = records.filter(({ language }) => !isUnspaced(language));
  for (const { url, language, title, kind, game, chapter, words, text } of spaced) {
    const added = await index.addCustomRecord({
      url,
      language,
      content: text,
      meta: { title, kind, chapter, words },
      filters: { game: [game], chapter: [chapter] },
    });
    fail(added.errors);
  }
  // Written here: on a busy machine the indexer's own writing was cut short by closing it.
  const { errors: faults, files } = await index.getFiles();
  fail(faults);
  for (const { path, content } of files.filter(({ path }) => !NOT_NEEDED.test(path))) {
    const file = join(outputPath, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await pagefind.close();
  await mkdir(shownPath, { recursive: true });
  for (const language of new Set(spaced.map((record) => record.language))) {
    const own = spaced.filter((record) => record.language === language);
    await writeFile(join(shownPath, `${language}.json`), JSON.stringify(shownOf(own, files)));
  }
}

/** How a result's file begins, once it is unpacked. */
const FRAGMENT_MARK = 'pagefind_dcd';

/** What is shown of each thing, under the name that the index gives it. */
function shownOf(records: readonly SearchRecord[], files: readonly IndexFile[]): SpacedRecords {
  const fragments = files.flatMap(({ path, content }) => {
    const [, id] = path.match(/^fragment\/(.+)\.pf_fragment$/) ?? [];
    if (!id) return [];
    const written = gunzipSync(content).toString().slice(FRAGMENT_MARK.length);
    const { url, content: text }: { url: string; content: string } = JSON.parse(written);
    const record = records.find((one) => one.url === url);
    if (!record) return [];
    // The text is the index's own: its words are those that a result counts.
    const { title, kind, chapter, words } = record;
    return [[id, { url, title, kind, chapter, words, text }] as const];
  });
  return Object.fromEntries(fragments);
}

const isUnspaced = (language: string) => UNSPACED.some((known) => known === language);

/** Languages without spaces have a plain list of their own: see unspaced-search.ts. */
async function writeUnspaced(records: readonly SearchRecord[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const language of UNSPACED) {
    const own = records
      .filter((record) => record.language === language)
      .map(({ language: _, game: __, ...record }): UnspacedRecord => record);
    await writeFile(join(folder, `${language}.json`), JSON.stringify(own));
  }
}

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
          const folder = [FOLDER, SHOWN_FOLDER].find((name) => path.includes(`/${name}/`));
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
            records.push(...recordsOf(await readFile(file, 'utf8'), `/${pathname}`));
        }
        await writeIndex(records, join(site, FOLDER), join(site, SHOWN_FOLDER));
        await writeUnspaced(records, join(site, SHOWN_FOLDER));
        logger.info(`${records.length} records`);
      },
    },
  };
}
