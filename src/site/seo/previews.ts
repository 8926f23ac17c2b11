import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type HTMLElement, parse } from 'node-html-parser';

/** What stands in a page for the words it leads to, until those are known. */
export const PREVIEW = '{preview}';

/** As much as a preview of a link shows. */
const LENGTH = 240;

const CANONICAL = /<link rel="canonical" href="([^"#]+)#([^"]+)"/;

/** Text that ends with a word, or in a script without spaces with a character. */
export function shortened(text: string, length = LENGTH): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const end = cut.search(/\s\S*$/);
  return `${end > length / 2 ? cut.slice(0, end) : cut}…`;
}

/** The running text at an anchor of a page: no heading, no note and no button. */
export function textAt(page: HTMLElement, anchor: string): string | undefined {
  const element = page.getElementById(anchor);
  if (!element) return undefined;
  const own = element.querySelector('.rule-text') ?? element;
  const parts = own
    .querySelectorAll('p, li')
    .filter(
      (part) =>
        !part.closest('[data-record-skip], [popover], aside') && !part.querySelector('p, li'),
    );
  const told = parts.length > 0 ? parts : [own];
  for (const part of told) for (const note of part.querySelectorAll('.no-print')) note.remove();
  return told
    .map((part) => part.text.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .join(' ');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Gives pages that only lead on the words of the place they lead to, so that their address, sent to
 * somebody, shows title and text of the rule.
 */
export default function previews(): AstroIntegration {
  let base = new URL('http://localhost');
  return {
    name: 'previews',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = new URL(`${config.base}/`.replace(/\/+$/, '/'), config.site ?? base);
      },
      'astro:build:done': async ({ dir, pages, logger }) => {
        const site = fileURLToPath(dir);
        const fileOf = (path: string) => join(site, decodeURIComponent(path), 'index.html');
        const targets = new Map<string, HTMLElement>();
        let count = 0;
        for (const { pathname } of pages) {
          const html = await readFile(fileOf(pathname), 'utf8').catch(() => '');
          if (!html.includes(PREVIEW)) continue;
          const [, address = '', anchor = ''] = html.match(CANONICAL) ?? [];
          const path = address.slice(base.href.length);
          const target = targets.get(path) ?? parse(await readFile(fileOf(path), 'utf8'));
          targets.set(path, target);
          const text = textAt(target, decodeURIComponent(anchor));
          if (!text)
            throw new Error(`${pathname} leads to ${path}#${anchor}, where nothing stands.`);
          await writeFile(fileOf(pathname), html.replaceAll(PREVIEW, escaped(shortened(text))));
          count += 1;
        }
        logger.info(`${count} addresses tell what they lead to`);
      },
    },
  };
}
