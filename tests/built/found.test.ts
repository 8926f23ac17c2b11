import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { GAME_FOLDERS } from '#site/games/folders.ts';
import { LANGUAGES } from '#site/layout/languages.ts';
import { readPages } from './pages.ts';

const pages = readPages();
const isHidden = (page: (typeof pages)[number]['page']) =>
  page.querySelector('meta[name="robots"]')?.getAttribute('content') === 'noindex';
const content = (page: (typeof pages)[number]['page'], property: string) =>
  page.querySelector(`meta[property="${property}"]`)?.getAttribute('content');

it('no heading stands before the title of its page', () => {
  const others = pages
    .filter(({ page }) => /^h[2-6]$/i.test(page.querySelector('h1, h2, h3, h4')?.rawTagName ?? ''))
    .map(({ path }) => path);
  expect(others).toEqual([]);
});

it('every page tells what its address shows where it is sent', () => {
  const silent = pages
    .filter(({ path }) => /^(en|zh)\//.test(path))
    .filter(({ page }) =>
      ['og:title', 'og:description', 'og:url', 'og:locale'].some((name) => !content(page, name)),
    )
    .map(({ path }) => path);
  expect(silent).toEqual([]);
});

// Fifteen turns are what the rules say of Normal; the words are those of the chapter.
it('maquis.end-time: the short address of a rule shows its title and its text', () => {
  const rule = pages.find(({ path }) => path === 'en/rule/maquis.end-time/');
  expect(rule && content(rule.page, 'og:title')).toContain('Reaching END ends the game');
  expect(rule && content(rule.page, 'og:description')).toContain('15 turns');
});

it('the facts for search engines can be read, and every ruling is among them', () => {
  const facts = pages.flatMap(({ page }) =>
    page
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ innerHTML }) => JSON.parse(innerHTML)),
  );
  expect(new Set(facts.map((fact) => fact['@type']))).toEqual(
    new Set(['BreadcrumbList', 'FAQPage', 'ItemList', 'WebPage', 'WebSite']),
  );
});

it.each(LANGUAGES)(
  'home tells of its games, and each of their fronts where it stands (%s)',
  (language) => {
    const told = (path: string, type: string) =>
      pages
        .find((one) => one.path === path)
        ?.page.querySelectorAll('script[type="application/ld+json"]')
        .map(({ innerHTML }) => JSON.parse(innerHTML))
        .find((fact) => fact['@type'] === type);
    const games = told(`${language}/`, 'ItemList').itemListElement;
    expect(games).toHaveLength(GAME_FOLDERS.length);
    for (const { name, url } of games) {
      const front = new URL(url).pathname.slice(1);
      expect(told(front, 'WebPage').about.name).toBe(name);
      expect(told(front, 'BreadcrumbList').itemListElement[1].item).toBe(url);
    }
  },
);

it('the map of the site has every page that may be found, and no other', () => {
  const dist = inject('dist');
  const map = readFileSync(join(dist, 'sitemap-0.xml'), 'utf8');
  const mapped = new Set(
    [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      new URL(address).pathname.slice(1),
    ),
  );
  const meant = pages
    .filter(({ path, page }) => !isHidden(page) && !/\.html$/.test(path))
    .map(({ path }) => path);
  expect([...mapped].sort()).toEqual(meant.sort());
  expect(map).toContain('hreflang="x-default"');
  for (const language of LANGUAGES) expect(map).toContain(`hreflang="${language}"`);
  expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toMatch(
    /^Sitemap: http.*sitemap-index\.xml$/m,
  );
});
