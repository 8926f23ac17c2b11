import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { GAME_FOLDERS } from '../games/folders.ts';
import { headersFile } from './headers.ts';
import { inlineOf } from './inline.ts';
import { joinedInline, pageKindOf } from './page-kinds.ts';
import { type Inline, policyOf, policyOfAll } from './policy.ts';

/*
 * Gives every page its content security policy when the site has been built, and writes the headers
 * for hosts that take them from a file. It comes after everything that still changes a page.
 *
 * Considered and rejected (2026-11-21): Astro's own `security.csp`. It names the hash of every script
 * and style of the whole site in every page, some 5 KB that do not compress, and takes them before
 * the scripts are written in each language; scripts of one's own inside a page are left out.
 */
export default function contentPolicy(): AstroIntegration {
  let base = '/';
  return {
    name: 'content-policy',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const files = await readdir(site, { recursive: true });
        const pages = files.filter((file) => file.endsWith('.html'));
        const all = new Map<string, Inline>();
        for (const file of pages) {
          const html = await readFile(join(site, file), 'utf8');
          const inline = inlineOf(html);
          all.set(file.replaceAll(sep, '/'), inline);
          await writeFile(join(site, file), withPolicy(html, policyOf(inline)));
        }
        const scripts = new Set([...all.values()].flatMap((inline) => inline.scripts));
        const headers = headersFile(policyOfAll([...scripts]), byKind(all), base);
        await writeFile(join(site, '_headers'), headers);
        logger.info(`${pages.length} pages, ${scripts.size} scripts inside them`);
      },
    },
  };
}

/** The page for unknown addresses, which a host may show wherever a page is looked for. */
const LOST = '404.html';

/** What stands inside the pages of each kind. */
function byKind(pages: ReadonlyMap<string, Inline>): ReadonlyMap<string, Inline> {
  const nothing: Inline = { scripts: [], styles: [], attributes: [] };
  const lost = pages.get(LOST) ?? nothing;
  const kinds = new Map<string, Inline>();
  for (const [file, inline] of pages) {
    const kind = pageKindOf(file, GAME_FOLDERS);
    if (kind) kinds.set(kind, joinedInline(kinds.get(kind) ?? lost, inline));
  }
  return kinds;
}

const CHARSET = /<meta charset="utf-8"\s*\/?>/;

/** A policy holds for what comes after it, so it stands before everything but the charset. */
export function withPolicy(html: string, policy: string): string {
  if (!CHARSET.test(html))
    throw new Error('A page says no charset, so it cannot be given a policy');
  const head =
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    '<meta name="referrer" content="same-origin">';
  return html.replace(CHARSET, (charset) => charset + head);
}
