import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { chromium } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { findChromium } from '#shared/chromium.mjs';
import { GAME_FOLDERS } from '#site/games/folders.ts';
import { LANGUAGES } from '#site/layout/languages.ts';
import { keptFiles } from '#site/offline/kept-files.ts';
import { builtPages } from '../../setup/built-pages.ts';

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

it('the browser finds nothing missing to install it', async () => {
  // Installing is an affair of the whole browser.
  const browser = await chromium.launch({ executablePath: findChromium() as string });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${inject('site')}zh/`);
  const devTools = await page.context().newCDPSession(page);
  expect(await devTools.send('Page.getAppManifest')).toMatchObject({ errors: [] });
  // A window of the tests keeps nothing for good, which is all that stands against it.
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});

const isRule = (path: string) => /^\w\w\/rule\//.test(path);

it('every page is kept, with every script, style, font and picture it names', async () => {
  const kept = new Set(
    (await keptFiles(inject('dist'), GAME_FOLDERS)).map(({ path }) => `/${path}`),
  );
  // Pages that only forward are answered for by the worker.
  const pages = builtPages().filter(({ path }) => path !== '404.html' && !isRule(path));
  expect(pages.filter(({ path }) => !kept.has(`/${path}`))).toEqual([]);
  const named = pages.flatMap(({ path, html }) =>
    parse(html)
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
