import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '../layout/languages.ts';
import { declaredParts, setsOfFiles } from './file-sets.ts';
import type { SetName } from './sets.ts';

export interface KeptFile {
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
const ASSETS = /^_astro\//;

/** What hosts pack; fonts and pictures are packed as they are. */
const PACKS = /\.(html|js|css|json|svg|txt|webmanifest|xml)$/;

/**
 * The files of a built site that make it work without a network, in the order of their names.
 *
 * @param site its folder
 * @param games the ids of all games
 */
export async function keptFiles(
  site: string,
  games: readonly string[],
): Promise<readonly KeptFile[]> {
  const names = (await readdir(site, { recursive: true })).map((name) => name.replaceAll(sep, '/'));
  const contents = new Map<string, Buffer>();
  for (const name of names.toSorted()) {
    const left = !ASSETS.test(name) && NOT_KEPT.some((rule) => rule.test(name));
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
export function versionOf(files: readonly KeptFile[]): string {
  const all = files.map(({ path, hash }) => `${path} ${hash}`).join('\n');
  return createHash('sha256').update(all).digest('hex').slice(0, 8);
}
