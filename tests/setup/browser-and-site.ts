import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findQuickChromium, HOW_TO_GET_ONE } from '../../src/shared/chromium.mjs';
import { buildSite } from './build-site.ts';
import { serveFolder } from './serve-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served, with a slash at the end. */
    site: string;
    /** The folder of the built site. */
    dist: string;
    /** Where the one browser of all tests listens. */
    browser: string;
  }
}

const SOURCES = ['src', 'content', 'public', 'astro.config.mjs', 'package.json'];

function changed(path: string): number {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== 'compiled' && name !== 'cache');
  return Math.max(mtimeMs, ...inside.map((name) => changed(join(path, name))));
}

/** The site as built from these sources; SITE_DIST names a finished build to test instead. */
function builtSite(): string {
  const given = process.env.SITE_DIST;
  if (given) return resolve(given);
  const dist = resolve('dist');
  const front = join(dist, 'index.html');
  if (existsSync(front) && Math.max(...SOURCES.map(changed)) < statSync(front).mtimeMs) return dist;
  buildSite(dist);
  return dist;
}

/** One built site and one browser for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findQuickChromium();
  if (!executablePath) throw new Error(HOW_TO_GET_ONE);
  const dist = builtSite();
  const site = await serveFolder(dist);
  // Drawn without a pretended graphics card, pages come a little sooner.
  const browser = await chromium.launchServer({ executablePath, args: ['--disable-gpu'] });
  project.provide('dist', dist);
  project.provide('site', site.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
  };
}
