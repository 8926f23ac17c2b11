import { expect, test } from 'vitest';
import { setsOfFiles } from '#site/offline/offline-files.ts';
import { nameOfChunk } from '#site/offline/service-worker.ts';
import { broughtBy, setOfPage } from '#site/offline/sets.ts';

const LANGUAGES = ['en', 'zh'];
const GAMES = ['maquis', 'les-poilus'];

test.each([
  ['en/', 'en'],
  ['en/about/', 'en'],
  ['zh/rule/maquis.route-home/', 'zh/maquis'],
  ['zh/rule/les-poilus.threat/', 'zh/les-poilus'],
  ['en/les-poilus/', 'en/les-poilus'],
  ['en/maquis/rules/patrols/', 'en/maquis'],
  ['en/maquis/rules/book/', 'en/maquis/paper'],
  ['en/maquis/print/aid/', 'en/maquis/paper'],
  ['', undefined],
  ['licences.txt', undefined],
])('the page %j is of the set %j', (path, set) => {
  expect(setOfPage(path, LANGUAGES, GAMES)).toBe(set);
});

test('a visit to a page for paper brings its game, and no more paper', () => {
  expect(broughtBy('en/maquis/paper')).toEqual(['en', 'en/maquis']);
  expect(broughtBy('en')).toEqual(['en']);
});

test('a choice brings its part with a visit to its game, in the language of the page', () => {
  const chosen = ['maquis/boxed'];
  expect(broughtBy('zh/maquis', chosen)).toEqual(['zh', 'zh/maquis', 'zh/maquis/boxed']);
  expect(broughtBy('en/les-poilus', chosen)).toEqual(['en', 'en/les-poilus']);
  expect(broughtBy('en', chosen)).toEqual(['en']);
});

/** A site in which each file leads to others as the built ones do. */
const SITE = {
  'index.html': '<script src="/_astro/en/header.js">',
  'favicon.svg': '',
  'en/index.html': '<script src="/_astro/en/header.js"><link href="/_astro/page.css">',
  'en/kept/index.html': '<astro-island component-url="/_astro/en/kept.js">',
  'en/maquis/table/index.html':
    '<script src="/_astro/en/header.js"><link rel="modulepreload" href="/_astro/en/table.js">',
  'en/les-poilus/table/index.html': '<script src="/_astro/en/hands.js">',
  'zh/index.html': '<script src="/_astro/zh/header.js"><link href="/_astro/page.css">',
  'zh/maquis/table/index.html': '<script src="/_astro/zh/table.js">',
  '_astro/page.css': '@font-face{src:url(/_astro/inter.woff2)}',
  '_astro/inter.woff2': '',
  '_astro/en/header.js': 'import("./search.js").then()',
  '_astro/zh/header.js': 'import("./search.js").then()',
  '_astro/en/search.js': 'import{h}from"./preact.js"',
  '_astro/zh/search.js': 'import{h}from"./preact.js"',
  '_astro/en/preact.js': '',
  '_astro/zh/preact.js': '',
  // What a bundler fetches ahead of a part loaded on demand is listed by name: that is no import.
  '_astro/en/kept.js': 'const ahead=["_astro/en/engine.js"];import(`./maquis.kept.js`)',
  '_astro/en/maquis.kept.js': 'import"./engine.js"',
  '_astro/en/table.js':
    'import{h}from"./preact.js";import"./engine.js";import"./kit.js";const c=["_astro/town.css"]',
  '_astro/zh/table.js': 'import"./engine.js"',
  '_astro/en/engine.js': 'new Worker(new URL(`/_astro/en/coach.js`,import.meta.url))',
  '_astro/zh/engine.js': '',
  '_astro/en/coach.js': 'new Worker(new URL(`/_astro/en/huge.worker-DLg.js`,import.meta.url))',
  '_astro/en/huge.worker-DLg.js': 'import"./sums.js"',
  '_astro/en/sums.js': '',
  '_astro/en/hands.js': 'import"./kit.js"',
  '_astro/en/kit.js': '',
  '_astro/town.css': '',
  'search/en/maquis.json': '',
  'pagefind/index/en_3ebb27b.pf_index': '',
  'pagefind/pagefind.js': '',
};

const setsOf = setsOfFiles(
  new Map(Object.entries(SITE).map(([name, text]) => [name, Buffer.from(text)])),
  LANGUAGES,
  GAMES,
  {
    maquis: [{ part: 'huge', scripts: ['huge.worker'], choice: { key: 'huge', texts: ['yes'] } }],
  },
);

test.each([
  ['index.html', ['en', 'zh']],
  ['favicon.svg', ['en', 'zh']],
  ['pagefind/pagefind.js', ['en', 'zh']],
  ['pagefind/index/en_3ebb27b.pf_index', ['en']],
  ['search/en/maquis.json', ['en/maquis']],
  ['_astro/page.css', ['en', 'zh']],
  ['_astro/inter.woff2', ['en', 'zh']],
  // What pages of no game load on demand is of no game, with all it imports …
  ['_astro/en/search.js', ['en']],
  ['_astro/zh/search.js', ['zh']],
  ['_astro/en/preact.js', ['en']],
  // … but not what is a game's own by its name.
  ['_astro/en/maquis.kept.js', ['en/maquis']],
  ['_astro/en/engine.js', ['en/maquis']],
  ['_astro/zh/engine.js', ['zh/maquis']],
  // What a game declares to be of a part of its own comes with no visit to the game.
  ['_astro/en/coach.js', ['en/maquis']],
  ['_astro/en/huge.worker-DLg.js', ['en/maquis/huge']],
  ['_astro/en/sums.js', ['en/maquis/huge']],
  ['_astro/town.css', ['en/maquis']],
  ['_astro/en/hands.js', ['en/les-poilus']],
  ['_astro/en/kit.js', ['en/maquis', 'en/les-poilus']],
])('%s is needed by %j', (name, sets) => {
  expect(setsOf(name).toSorted()).toEqual([...sets].toSorted());
});

test('a script that begins in a game’s folder begins with the name of that game', () => {
  const chunk = (facadeModuleId: string | null) => nameOfChunk({ name: 'kept', facadeModuleId });
  expect(chunk('/house/src/games/les-poilus/storage.ts')).toBe('_astro/les-poilus.kept.[hash].js');
  expect(chunk('/house/src/site/search/kept.ts')).toBe('_astro/kept.[hash].js');
  expect(chunk(null)).toBe('_astro/kept.[hash].js');
});
