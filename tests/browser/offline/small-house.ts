import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { LANGUAGES } from '#site/layout/languages.ts';
import { writeWorker } from '#site/offline/service-worker.ts';

/** Of no game: what every visit brings. */
const SHELL = ['', 'about/', 'offline/', 'not-kept/'];

/** Chapters of one game without examples, as each of those brings an engine. */
const CHAPTERS = ['', 'idea/', 'turn/', 'placement/'].map((chapter) => `maquis/rules/${chapter}`);

const ASSETS = '_astro';

export interface House {
  readonly folder: string;
  readonly drop: () => void;
}

/** What looks like the name of a file in a text. */
const NAMED = /[\w@~%.-]+\.\w+/g;

/** The scripts, styles and fonts of a built site that some of its files lead to, one after the other. */
function ledToBy(dist: string, pages: readonly string[]): ReadonlySet<string> {
  const assets = readdirSync(join(dist, ASSETS), { recursive: true, encoding: 'utf8' })
    .filter((name) => extname(name) !== '')
    .map((name) => join(ASSETS, name));
  const found = new Set<string>();
  const waiting = [...pages];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (!/\.(html|js|css)$/.test(file)) continue;
    const named = new Set(readFileSync(join(dist, file), 'utf8').match(NAMED));
    const language = LANGUAGES.find((one) => file.split('/').includes(one));
    const isForeign = (asset: string) =>
      LANGUAGES.some((one) => language && one !== language && asset.split('/').includes(one));
    waiting.push(...assets.filter((asset) => named.has(basename(asset)) && !isForeign(asset)));
  }
  return found;
}

interface More {
  /** Further pages, below their language. */
  readonly rooms?: readonly string[];
  /** Scripts that no page here leads to, by how they begin. */
  readonly scripts?: readonly string[];
  /** Whether it can be searched. */
  readonly search?: boolean;
}

/**
 * A few pages of a built site with all that they lead to, and a worker that keeps these: it is on a device
 * in a fifth of the time. The whole site is kept once, in without-network.test.ts.
 */
export async function smallHouse(
  dist: string,
  { rooms = [], scripts = [], search = false }: More = {},
): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'small-house-'));
  const below = [...SHELL, ...CHAPTERS, ...rooms];
  const pages = LANGUAGES.flatMap((language) => below.map((path) => `${language}/${path}`));
  const found = LANGUAGES.flatMap((language) => {
    const within = join(ASSETS, language);
    return readdirSync(join(dist, within))
      .filter((name) => scripts.some((script) => name.startsWith(script)))
      .map((name) => join(within, name));
  });
  const files = [
    ...ledToBy(dist, [...['', ...pages].map((path) => `${path}index.html`), ...found]),
    ...['404.html', '_headers', 'favicon.svg', ...(search ? ['pagefind', 'search'] : [])],
  ];
  for (const file of files) cpSync(join(dist, file), join(folder, file), { recursive: true });
  await writeWorker(folder);
  return { folder, drop: () => rmSync(folder, { recursive: true }) };
}
