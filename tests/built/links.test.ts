import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { RULES } from '#games/maquis/data/index.ts';
import { isLink, readLink } from '#games/maquis/engine/index.ts';
import { LANGUAGES } from '#site/layout/languages.ts';
import { readPages } from './pages.ts';

const HERE = 'http://here/';
const documents = new Map(readPages().map(({ path, page }) => [`/${path}`, page]));

/** The ids of each page, in order. */
const ids = new Map(
  [...documents].map(([path, page]) => [path, page.querySelectorAll('[id]').map(({ id }) => id)]),
);
const anchors = new Map([...ids].map(([path, all]) => [path, new Set(all)]));

/** Why an address inside the site leads nowhere, if it does. */
function fault(address: URL): string | undefined {
  const path = decodeURIComponent(address.pathname);
  const here = anchors.get(path);
  if (!here) return existsSync(join(inject('dist'), path)) ? undefined : 'no such page';
  const anchor = decodeURIComponent(address.hash.slice(1));
  if (isLink(anchor)) return 'fault' in readLink(anchor) ? 'no such game' : undefined;
  return anchor && !here.has(anchor) ? 'no such anchor' : undefined;
}

describe('the built site', () => {
  it('has no broken link, anchor or file', () => {
    const broken = [...documents].flatMap(([path, page]) =>
      page.querySelectorAll('[href], [src]').flatMap((element) => {
        const link = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
        const address = new URL(link, new URL(path, HERE));
        const inside = address.href.startsWith(HERE) && element.getAttribute('rel') !== 'canonical';
        const wrong = inside ? fault(address) : undefined;
        return wrong ? [`${path}: ${link}: ${wrong}`] : [];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('says no id twice on a page', () => {
    const doubled = [...ids].flatMap(([path, all]) =>
      all.filter((id, index) => all.indexOf(id) !== index).map((id) => `${path}#${id}`),
    );
    expect(doubled).toEqual([]);
  });

  it.each(LANGUAGES.flatMap((language) => RULES.map(({ id }) => ({ language, id }))))(
    'has a permanent address for $id that leads to it ($language)',
    ({ language, id }) => {
      const page = documents.get(`/${language}/rule/${id}/`);
      const refresh =
        page?.querySelector('meta[http-equiv=refresh]')?.getAttribute('content') ?? '';
      const target = new URL(refresh.replace(/^0;url=/, ''), HERE);
      expect(target.hash).toBe(`#${id}`);
      expect(target.pathname.split('/')[1]).toBe(language);
      expect(fault(target)).toBeUndefined();
    },
  );

  it('titles and describes every page, in its language', () => {
    for (const [path, page] of documents) {
      expect(page.querySelector('title')?.textContent, path).toBeTruthy();
      expect(
        page.querySelector('meta[name=description]')?.getAttribute('content'),
        path,
      ).toBeTruthy();
      expect(page.querySelector('html')?.getAttribute('lang'), path).toBe(
        LANGUAGES.find((language) => path.startsWith(`/${language}/`)) ?? 'en',
      );
    }
  });

  it('lets no browser translate what changes while it is used, in any room', () => {
    const islands = [...documents].flatMap(([path, page]) =>
      page.querySelectorAll('astro-island').map((island) => ({ path, island })),
    );
    const rooms = /\/(table|practice|screen|position|scenarios\/[^/]+)\/$/;
    const paths = new Set(islands.map(({ path }) => path));
    const bare = [...documents.keys()].filter((path) => rooms.test(path) && !paths.has(path));
    expect(bare).toEqual([]);
    for (const { path, island } of islands) {
      expect(island.getAttribute('translate'), path).toBe('no');
      expect(island.classList.contains('notranslate'), path).toBe(true);
    }
  });
});
