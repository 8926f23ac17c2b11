import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';

/*
 * A part of a page that comes to life at once asks for its script, that script for what it imports,
 * and so on: each step goes to the host and back. All of them are named in the head of the page
 * instead, so that they come together:
 *
 *     page → script → its imports → theirs        page → script, its imports, theirs
 */

/** Parts that wait until a visitor has scrolled near them are not fetched before. */
const AT_ONCE = ['load', 'only'];

const IMPORT = /(?:import|from)\s*["'`]([^"'`]+\.js)["'`]/g;

/** The scripts that the parts of a page need at once, with all that these import. */
export async function scriptsAtOnce(
  html: string,
  read: (address: string) => Promise<string>,
): Promise<readonly string[]> {
  const islands = parse(html)
    .querySelectorAll('astro-island')
    .filter((island) => AT_ONCE.includes(island.getAttribute('client') ?? ''));
  const waiting = islands.flatMap((island) =>
    ['component-url', 'renderer-url'].flatMap((name) => island.getAttribute(name) ?? []),
  );
  const found = new Set<string>();
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    if (found.has(address)) continue;
    found.add(address);
    for (const [, file = ''] of (await read(address)).matchAll(IMPORT)) {
      waiting.push(new URL(file, `http://here${address}`).pathname);
    }
  }
  return [...found];
}

/**
 * What names scripts in the head of a page. Where a room is drawn with its page, what draws it goes
 * before them on the way, so that it is seen sooner.
 */
export function preloadsOf(html: string, scripts: readonly string[]): string {
  const priority = html.includes(' data-skeleton') ? ' fetchpriority="low"' : '';
  return scripts
    .map((address) => `<link rel="modulepreload" href="${address}"${priority}>`)
    .join('');
}

/** Names in every page the scripts that it needs at once. */
export default function islandScripts(): AstroIntegration {
  let base = '/';
  return {
    name: 'island-scripts',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
      },
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        const read = (address: string) =>
          readFile(join(site, decodeURIComponent(address.slice(base.length))), 'utf8');
        for (const file of await readdir(site, { recursive: true })) {
          if (!file.endsWith('.html')) continue;
          const html = await readFile(join(site, file), 'utf8');
          const scripts = await scriptsAtOnce(html, read);
          if (scripts.length === 0) continue;
          const links = preloadsOf(html, scripts);
          await writeFile(join(site, file), html.replace('</head>', `${links}</head>`));
        }
      },
    },
  };
}
