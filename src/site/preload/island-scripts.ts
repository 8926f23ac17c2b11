import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import atOnce from 'astro/runtime/client/only.prebuilt.js';
import { parse } from 'node-html-parser';
import { inlineScript } from '../layout/inline-script.ts';

/*
 * A part of a page that comes to life at once asks for its script, that script for what it imports,
 * and so on: each step goes to the host and back. All of them are named in the head of the page
 * instead, so that they come together:
 *
 *     page → script → its imports → theirs        page → script, its imports, theirs
 *
 * What a script imports is named before it: in this order they run, one after the other.
 */

/** Parts that wait until a visitor has scrolled near them are not fetched before. */
const AT_ONCE = ['load', 'only'];

const IMPORT = /(?:import|from)\s*["'`]([^"'`]+\.js)["'`]/g;

/** The scripts that the parts of a page need at once, each after all that it imports. */
export async function scriptsAtOnce(
  html: string,
  read: (address: string) => Promise<string>,
): Promise<readonly string[]> {
  const islands = parse(html)
    .querySelectorAll('astro-island')
    .filter((island) => AT_ONCE.includes(island.getAttribute('client') ?? ''));
  const named = new Set<string>();
  const found: string[] = [];
  const find = async (address: string): Promise<void> => {
    if (named.has(address)) return;
    named.add(address);
    for (const [, file = ''] of (await read(address)).matchAll(IMPORT)) {
      await find(new URL(file, `http://here${address}`).pathname);
    }
    found.push(address);
  };
  for (const island of islands) {
    for (const name of ['renderer-url', 'component-url']) {
      const address = island.getAttribute(name);
      if (address) await find(address);
    }
  }
  return found;
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

/** What has them run one after the other. */
const IN_STEPS = new URL('in-steps.inline.js', import.meta.url);

/** Names in every page the scripts that it needs at once, and has them run one after the other. */
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
        const inSteps = inlineScript(await readFile(IN_STEPS, 'utf8')).replace(/^\s+/gm, '');
        const read = (address: string) =>
          readFile(join(site, decodeURIComponent(address.slice(base.length))), 'utf8');
        for (const file of await readdir(site, { recursive: true })) {
          if (!file.endsWith('.html')) continue;
          const html = await readFile(join(site, file), 'utf8');
          const scripts = await scriptsAtOnce(html, read);
          if (scripts.length === 0) continue;
          const head = html.replace('</head>', () => `${preloadsOf(html, scripts)}</head>`);
          if (!head.includes(atOnce)) throw new Error(`${file}: Astro begins its parts otherwise`);
          await writeFile(
            join(site, file),
            head.replace(atOnce, () => inSteps),
          );
        }
      },
    },
  };
}
