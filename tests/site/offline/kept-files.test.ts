import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptFiles, versionOf } from '#site/offline/kept-files.ts';

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
});

afterEach(() => rmSync(site, { recursive: true }));

function write(name: string, content: string): void {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  writeFileSync(join(site, name), content);
}

test('files are kept under the address a page asks for, with the hash of every byte', async () => {
  write('index.html', '');
  write('en/about/index.html', 'abc');
  write('_astro/en/a.js', 'abc');
  // The digest of "abc" is the example of FIPS 180-2, here in base64.
  const integrity = 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';
  expect(await keptFiles(site)).toEqual([
    { path: '_astro/en/a.js', integrity, bytes: 3 },
    { path: 'en/about/', integrity, bytes: 3 },
    {
      path: '',
      integrity: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
      bytes: 0,
    },
  ]);
});

test('what belongs to the host, to search engines and to paper is left out', async () => {
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
  ]) {
    write(name, name);
  }
  write('icons/icon-192.png', '');
  expect((await keptFiles(site)).map(({ path }) => path)).toEqual(['icons/icon-192.png']);
});

test('a version has the name of its files: one byte more is another version', async () => {
  write('en/index.html', 'one');
  const before = versionOf(await keptFiles(site));
  expect(versionOf(await keptFiles(site))).toBe(before);
  write('en/index.html', 'one.');
  expect(versionOf(await keptFiles(site))).not.toBe(before);
});
