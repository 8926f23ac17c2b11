import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { offlineFiles, versionOf } from '#site/offline/offline-files.ts';

const GAMES = ['maquis', 'resist'];

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
});

afterEach(() => rmSync(site, { recursive: true }));

function write(name: string, content: string): void {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  writeFileSync(join(site, name), content);
}

test('files are kept under the address a page asks for, with the beginning of the hash of every byte', async () => {
  write('index.html', '');
  write('en/about/index.html', 'abc');
  write('_astro/en/a.js', 'abc');
  // The digest of "abc" is the example of FIPS 180-2, here in base64.
  const hash = 'ungWv48Bz+pB';
  expect(await offlineFiles(site, GAMES)).toEqual([
    { path: '_astro/en/a.js', hash, packed: 23, sets: ['en'] },
    { path: 'en/about/', hash, packed: 23, sets: ['en'] },
    { path: '', hash: '47DEQpj8HBSa', packed: 20, sets: ['en', 'zh'] },
  ]);
});

test('what belongs to the host, to search engines, to installing and to paper is left out', async () => {
  for (const name of [
    '404.html',
    'sw.js',
    '_headers',
    '.nojekyll',
    'robots.txt',
    'sitemap-0.xml',
    'sitemap-index.xml',
    'picture.png',
    'en/maquis/maquis-rules.pdf',
    'icons/icon-192.png',
    'pagefind/wasm.unknown.pagefind',
  ]) {
    write(name, name);
  }
  write('pagefind/wasm.en.pagefind', '');
  expect((await offlineFiles(site, GAMES)).map(({ path }) => path)).toEqual([
    'pagefind/wasm.en.pagefind',
  ]);
});

test('a version has the name of its files: one byte more is another version', async () => {
  write('en/index.html', 'one');
  const before = versionOf(await offlineFiles(site, GAMES));
  expect(versionOf(await offlineFiles(site, GAMES))).toBe(before);
  write('en/index.html', 'one.');
  expect(versionOf(await offlineFiles(site, GAMES))).not.toBe(before);
});
