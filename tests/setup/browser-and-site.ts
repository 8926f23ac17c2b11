import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findQuickChromium, HOW_TO_GET_ONE } from '#shared/chromium.mjs';
import { builtSite } from './built.ts';
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
