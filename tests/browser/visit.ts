import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject, type TestContext } from 'vitest';
import { seedOf } from './chance.ts';
import { type Look, openRoom, type Room } from './room.ts';

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
  /** Runs in every page before any script of its own. */
  readonly before?: () => void;
  /** Another browser than the one of all tests. */
  readonly elsewhere?: Elsewhere;
}

/** A browser in a network of its own, to which the site is brought. */
export interface Elsewhere {
  readonly browser: Browser;
  readonly bringSite: (context: BrowserContext) => Promise<void>;
}

let browser: Promise<Browser> | undefined;
const faults: string[] = [];

/** So many pages wait for a visitor who is like the one before. */
const MOST_FREE = 3;

/** Those in which somebody is, and those that wait. */
const inUse: Room[] = [];
const free: Room[] = [];

const likeness = ({ before, ...look }: Look): string =>
  JSON.stringify({ ...look, before: String(before) });

/** What the page reports as wrong, and what is asked of somebody else, is written down. */
const listenAt =
  (home: string): Parameters<typeof openRoom>[3] =>
  (context, page) => {
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== home) faults.push(`asked ${request.url()}`);
    });
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
  };

/** The driver is read here alone: rooms in memory are visited in the same words without it. */
async function connected(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.connect(inject('browser'));
}

async function roomFor(look: Look, site: string, elsewhere?: Elsewhere): Promise<Room> {
  if (elsewhere) {
    const { browser: other, bringSite } = elsewhere;
    const listen = listenAt(new URL(site).origin);
    return openRoom(other, look, undefined, async (context, page) => {
      listen(context, page);
      await bringSite(context);
    });
  }
  const isOurs = site === inject('site');
  const nth = isOurs ? free.findIndex((room) => likeness(room.look) === likeness(look)) : -1;
  const [waiting] = nth < 0 ? [] : free.splice(nth, 1);
  if (waiting) return waiting;
  browser ??= connected();
  // On another site nothing is known of where a page could wait.
  const stand = isOurs ? new URL('robots.txt', site).href : undefined;
  return openRoom(await browser, look, stand, listenAt(new URL(site).origin));
}

/**
 * Opens a page as a new visitor: nothing stored, motion reduced. A test fails on any error the page
 * reports, which anything is that its content policy forbids, and on any request to somebody else.
 * Its chance is the same in every run. When it ends its pages are closed, or cleared for the next
 * visitor of the same kind.
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
    before,
    site = inject('site'),
    elsewhere,
  } = options;
  const look = { width, height, theme, scripts, touch, language, keeps, before };
  const room = await roomFor(look, site, elsewhere);
  inUse.push(room);
  const { page } = room;
  // As with generated cases, SEED=7 tries something else.
  const chance = `${expect.getState().currentTestName}, visitor ${inUse.length}`;
  const seed = seedOf((process.env.SEED ?? '') + chance);
  if (scripts) await page.evaluate(`window.name = '${seed} 0'`);
  await page.goto(new URL(path, site).href);
  if (scripts) await page.locator('[data-skeleton]').waitFor({ state: 'detached' });
  return page;
}

/**
 * For a page whose errors are meant, such as one that does not exist.
 *
 * @param meant what the meant ones say; without it, all that came so far
 */
export function forgiveFaults(meant = /^/): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !meant.test(fault)));
}

/** Makes a page free for the next visitor, or closes it. */
async function leave(room: Room): Promise<void> {
  const isCleared = await room.clear().catch(() => false);
  if (isCleared && free.length < MOST_FREE) free.push(room);
  else await room.close();
}

/** After each test: its pages are left, and whatever they reported fails it. */
export async function leavePages({ task }: Pick<TestContext, 'task'>): Promise<void> {
  const found = faults.splice(0);
  const left = inUse.splice(0);
  // Where a test failed, something may still be under way in its pages.
  const isOver = task.result?.state !== 'fail';
  await Promise.all(left.map((room) => (isOver ? leave(room) : room.close())));
  // What a page says as it is left is nobody's fault.
  forgiveFaults();
  expect(found).toEqual([]);
}

/** After each file: what waits for a next visitor is closed. */
export async function closePages(): Promise<void> {
  await Promise.all(free.splice(0).map((room) => room.close()));
}
