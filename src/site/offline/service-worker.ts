import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { GAME_FOLDERS } from '../games/folders.ts';
import { LANGUAGES } from '../layout/languages.ts';
import { type OfflineFile, offlineFiles, versionOf } from './offline-files.ts';

const WORKER = fileURLToPath(new URL('./worker/main.ts', import.meta.url));

/*
 * A worker of an earlier build would answer for this address while somebody writes. The writing
 * server gives it a successor that only goes away.
 */
const LEAVES = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  await self.registration.unregister();
  for (const page of await self.clients.matchAll()) page.navigate(page.url);
});
`;

/**
 * What a script is called that other parts load on demand: one that begins in a game's folder begins
 * with the name of that game. So the built files tell whose it is, whoever loads it.
 */
export function nameOfChunk(chunk: {
  readonly name: string;
  readonly facadeModuleId?: string | null;
}): string {
  const [, game] = chunk.facadeModuleId?.match(/\/src\/games\/([^/]+)\//) ?? [];
  const plain = chunk.name.replace(/[^\w.-]/g, '_');
  return `_astro/${game ? `${game}.` : ''}${plain}.[hash].js`;
}

/**
 * Writes the worker that keeps the site on the visitor's device, with the list of what this version
 * is made of. It must come after everything that still changes a file.
 *
 * Considered and rejected (2026-11-22): Workbox. Its precache holds all of a version or nothing, and
 * both it and its strategies fail where a device refuses to keep an answer that is already here. What
 * was left of it, routes and keys, is a dozen lines.
 */
export default function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const output = { chunkFileNames: nameOfChunk };
        updateConfig({
          vite: { environments: { client: { build: { rolldownOptions: { output } } } } },
        });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          if (!/\/sw\.js(\?|$)/.test(request.url ?? '')) return next();
          response.setHeader('content-type', 'text/javascript');
          response.end(LEAVES);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const { version, files, sets } = await writeWorker(site);
        logger.info(`version ${version}: ${files} files`);
        for (const [set, bytes] of sets) logger.info(`${set}: ${inKilobytes(bytes)} KB packed`);
      },
    },
  };
}

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(0);

/**
 * What a file weighs as the worker tells it: megabytes are shown with one digit after the point, and exact
 * figures of so many files would be a fifteenth of the worker.
 */
const rounded = (bytes: number): number => Math.round(bytes / 100) * 100;

/** The files of a version by the sets that need them, which the worker names by their places. */
function bySets(files: readonly OfflineFile[], sets: readonly string[]) {
  const groups = new Map<string, [path: string, hash: string, packed: number][]>();
  for (const { path, hash, packed, sets: its } of files) {
    const places = JSON.stringify(its.map((set) => sets.indexOf(set)).toSorted((a, b) => a - b));
    groups.set(places, [...(groups.get(places) ?? []), [path, hash, rounded(packed)]]);
  }
  return [...groups].map(([places, group]) => [JSON.parse(places), group]);
}

/**
 * Writes the worker into a built site, with the list of the files that make it up.
 *
 * @param games the ids of all games
 */
export async function writeWorker(site: string, games: readonly string[] = GAME_FOLDERS) {
  const files = await offlineFiles(site, games);
  const version = versionOf(files);
  const sets = [...new Set(files.flatMap((file) => file.sets))].toSorted();
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      THIS_VERSION: JSON.stringify({
        name: version,
        sets,
        files: bySets(files, sets),
        rules: await ruleWays(site, LANGUAGES),
      }),
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: WORKER,
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  return { version, files: files.length, sets: sets.map((set) => weighed(set, files)) };
}

/** What a set weighs on the way, in bytes. */
const weighed = (
  set: string,
  files: readonly OfflineFile[],
): readonly [set: string, bytes: number] => [
  set,
  files.filter(({ sets }) => sets.includes(set)).reduce((sum, { packed }) => sum + packed, 0),
];

/** Where rules stand: the path of a chapter without its language, and the ids of the rules in it. */
type RuleWays = readonly (readonly [chapter: string, rules: readonly string[]])[];

/** How the page of a rule's lasting address forwards: `0;url=/en/GAME/rules/CHAPTER/#GAME.RULE`. */
const FORWARDS = /http-equiv="refresh" content="0;\s*url=([^"#]+)#([^"]+)"/;

/**
 * Reads where the lasting addresses of rules lead, in the languages of a built site. There are
 * hundreds of them: on a device the worker forwards by this list, and not one of the pages is kept.
 *
 * @param site its folder
 * @throws Error where the same rule leads to different chapters in two languages
 */
export async function ruleWays(site: string, languages: readonly string[]): Promise<RuleWays> {
  const chapters = new Map<string, string>();
  for (const language of languages) {
    const folder = join(site, language, 'rule');
    for (const rule of existsSync(folder) ? (await readdir(folder)).toSorted() : []) {
      const html = await readFile(join(folder, rule, 'index.html'), 'utf8');
      const [, page = ''] = html.match(FORWARDS) ?? [];
      const chapter = page.slice(page.indexOf(`/${language}/`) + language.length + 2);
      if ((chapters.get(rule) ?? chapter) !== chapter)
        throw new Error(
          `${rule} stands in ${chapter} in ${language}, elsewhere in another language`,
        );
      chapters.set(rule, chapter);
    }
  }
  const ways = new Map<string, string[]>();
  for (const [rule, chapter] of chapters) ways.set(chapter, [...(ways.get(chapter) ?? []), rule]);
  return [...ways];
}
