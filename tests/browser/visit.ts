import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { PATIENCE } from '../setup/patience.ts';

export interface Visit {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  /** False for a visitor without JavaScript. */
  readonly scripts?: boolean;
  /** True for a visitor with a touch screen. */
  readonly touch?: boolean;
  /** The language the browser asks for. */
  readonly language?: string;
  /** Another site than the one under test, with a slash at the end. */
  readonly site?: string;
  /** True where the site is kept on the device; else every page comes from the host. */
  readonly keeps?: boolean;
}

let browser: Promise<Browser> | undefined;
const contexts: BrowserContext[] = [];
const faults: string[] = [];

/**
 * Opens a page as a new visitor: nothing stored, motion reduced. A test fails on any error the page
 * reports, which anything is that its content policy forbids, and on any request to somebody else;
 * its pages are closed when it ends.
 *
 * @param path from the root of the site, without a leading slash
 */
export async function visit(path: string, options: Visit = {}): Promise<Page> {
  const {
    width = 1280,
    height = 900,
    theme = 'light',
    scripts = true,
    touch = false,
    language = 'en-US',
    keeps = false,
  } = options;
  browser ??= chromium.connect(inject('browser'));
  const context = await (await browser).newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: language,
    javaScriptEnabled: scripts,
    hasTouch: touch,
    reducedMotion: 'reduce',
    serviceWorkers: keeps ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(PATIENCE);
  contexts.push(context);
  const home = new URL(options.site ?? inject('site')).origin;
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== home) faults.push(`asked ${request.url()}`);
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  // A room is drawn before it can be used: whatever is done on a page waits for that.
  const ahead = page.locator('[data-ahead]');
  await page.addLocatorHandler(ahead, async () => {});
  await page.goto(new URL(path, options.site ?? inject('site')).href);
  if (scripts) await ahead.waitFor({ state: 'detached' });
  return page;
}

/** For a page whose errors are meant, such as one that does not exist. */
export function forgiveFaults(): void {
  faults.length = 0;
}

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  expect(faults.splice(0)).toEqual([]);
});

afterAll(async () => (await browser)?.close());
