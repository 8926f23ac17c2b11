import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { LANGUAGES } from '../layout/languages.ts';

/** Whether a page asks search engines to pass it over. */
export const isHidden = (html: string): boolean =>
  /<meta name="robots" content="noindex"/.test(html);

/** A page of the map, with the language for visitors who speak none of its own. */
function withDefault(item: SitemapItem): SitemapItem {
  const first = item.links?.find(({ lang }) => lang === LANGUAGES[0]);
  return first
    ? { ...item, links: [...(item.links ?? []), { ...first, lang: 'x-default' }] }
    : item;
}

/**
 * Tells search engines what there is: a map of all pages that do not ask to be passed over, each with
 * the same page in other languages, and `robots.txt`, which leads to it.
 */
export default function siteForSearchEngines(): AstroIntegration {
  let folder = '';
  let address = new URL('http://localhost');
  const isShown = (page: string): boolean => {
    const path = decodeURIComponent(page.slice(address.href.length));
    return !isHidden(readFileSync(join(folder, path, 'index.html'), 'utf8'));
  };
  const { hooks } = sitemap({
    filter: isShown,
    serialize: withDefault,
    i18n: {
      defaultLocale: LANGUAGES[0],
      locales: Object.fromEntries(LANGUAGES.map((language) => [language, language])),
    },
  });
  return {
    name: 'site-for-search-engines',
    hooks: {
      ...hooks,
      'astro:config:done': async (told) => {
        const { site = address.href, base } = told.config;
        address = new URL(base.endsWith('/') ? base : `${base}/`, site);
        await hooks['astro:config:done']?.(told);
      },
      'astro:build:done': async (built) => {
        folder = fileURLToPath(built.dir);
        await hooks['astro:build:done']?.(built);
        const map = new URL('sitemap-index.xml', address);
        await writeFile(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${map}\n`);
      },
    },
  };
}
