import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { LANGUAGES } from '#site/layout/languages.ts';
import { readKept } from './kept.ts';
import { readPages } from './pages.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

interface Manifest {
  readonly [member: string]: unknown;
  readonly icons: readonly Picture[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly url: string;
    readonly icons: readonly Picture[];
  }[];
}

const file = (address: string): string => join(inject('dist'), address);

const manifest = (language: string): Manifest =>
  JSON.parse(readFileSync(file(`${language}/manifest.webmanifest`), 'utf8'));

/** Width and height of a PNG file, as its header says. */
function sizeOf(address: string): string {
  const bytes = readFileSync(file(address));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe.each(LANGUAGES)('the installed site in %s', (language) => {
  it('begins in its language, in a window of its own, and is one app in all languages', () => {
    expect(manifest(language)).toMatchObject({
      id: '/',
      lang: language,
      start_url: `/${language}/`,
      scope: '/',
      display: 'standalone',
    });
  });

  it('has icons of the sizes it names, maskable ones too, and shortcuts to rooms, those of the first game first', () => {
    const { icons, shortcuts } = manifest(language);
    const all = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
    for (const { src, sizes, type } of all) {
      if (type === 'image/png') expect(sizeOf(src), src).toBe(sizes);
      else expect(existsSync(file(src)), src).toBe(true);
    }
    for (const purpose of ['any', 'maskable']) {
      const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
      expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
    }
    expect(shortcuts.map(({ url }) => url).slice(0, 3)).toEqual(
      ['table', 'practice', 'rules'].map((room) => `/${language}/maquis/${room}/`),
    );
    for (const { url } of shortcuts) expect(existsSync(file(`${url}index.html`))).toBe(true);
  });
});

const isRule = (path: string) => /^\w\w\/rule\//.test(path);

it('every page is kept, with every script, style, font and picture it names', async () => {
  const kept = new Set((await readKept()).map(({ path }) => `/${path}`));
  // Pages that only forward are answered for by the worker.
  const pages = readPages().filter(({ path }) => path !== '404.html' && !isRule(path));
  const paths = pages.map(({ path }) => path);
  expect(paths.filter((path) => !kept.has(`/${path}`))).toEqual([]);
  const named = pages.flatMap(({ path, page }) =>
    page
      .querySelectorAll(
        'script[src], img[src], link[rel=stylesheet], link[rel=preload], link[rel=modulepreload], link[rel=icon], link[rel=manifest], astro-island',
      )
      .flatMap((element) =>
        ['src', 'href', 'component-url', 'renderer-url'].flatMap(
          (name) => element.getAttribute(name) ?? [],
        ),
      )
      .map((address) => new URL(address, `http://here/${path}`).pathname),
  );
  expect(named.length).toBeGreaterThan(1000);
  expect([...new Set(named)].filter((path) => !kept.has(path))).toEqual([]);
});
