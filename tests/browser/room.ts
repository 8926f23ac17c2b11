import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PATIENCE } from '../setup/patience.ts';
import { sameChance } from './chance.ts';

/** How a visitor's browser is. */
export interface Look {
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly scripts: boolean;
  readonly touch: boolean;
  readonly language: string;
  readonly keeps: boolean;
  /** Runs in every page before any script of its own. */
  readonly before: (() => void) | undefined;
}

/*
 * What a test may do to a page, or to all pages of a visitor, that lasts beyond the address it stands at.
 * It cannot be taken back, so such a page is not used again.
 */
const LASTS_ON_PAGE = [
  ...[
    'addInitScript',
    'addLocatorHandler',
    'close',
    'exposeBinding',
    'exposeFunction',
    'on',
    'once',
  ],
  ...['removeAllListeners', 'removeLocatorHandler', 'route', 'routeFromHAR', 'routeWebSocket'],
  ...['setDefaultNavigationTimeout', 'setDefaultTimeout', 'setExtraHTTPHeaders'],
] as const;
const LASTS_IN_CONTEXT = [
  ...[
    'addCookies',
    'addInitScript',
    'clearPermissions',
    'close',
    'exposeBinding',
    'exposeFunction',
  ],
  ...['grantPermissions', 'newCDPSession', 'on', 'once', 'route', 'routeFromHAR', 'routeWebSocket'],
  ...['setDefaultNavigationTimeout', 'setDefaultTimeout', 'setExtraHTTPHeaders', 'setGeolocation'],
  'setOffline',
] as const;

/** A page for one visitor after the other: to open it anew takes longer than what most tests do in it. */
export interface Room {
  readonly page: Page;
  readonly look: Look;
  /** Makes it as it was when it was opened; false where that cannot be done. */
  readonly clear: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Tells when one of the methods of a thing is called. */
function watch(thing: object, methods: readonly string[], tell: () => void): void {
  for (const name of methods) {
    const method: unknown = Reflect.get(thing, name);
    if (typeof method !== 'function') throw new Error(`there is no ${name} to be watched`);
    const watched = (...given: unknown[]) => {
      tell();
      return Reflect.apply(method, thing, given);
    };
    Object.defineProperty(thing, name, { value: watched, configurable: true });
  }
}

/** In the page: takes away whatever is stored. */
async function clearStores(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name = '' } of await indexedDB.databases()) {
    await new Promise<void>((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase(name);
      deleting.onsuccess = () => resolve();
      deleting.onerror = () => reject(deleting.error);
    });
  }
}

/**
 * Opens a page as a new visitor: nothing stored, motion reduced.
 *
 * @param stand an address of the site where no script runs, for a page that waits for its next visitor;
 *   without one no page is used again
 * @param listen is told of the page before anything is done with it, and waited for
 */
export async function openRoom(
  browser: Browser,
  look: Look,
  stand: string | undefined,
  listen: (context: BrowserContext, page: Page) => void | Promise<void>,
): Promise<Room> {
  const viewport = { width: look.width, height: look.height };
  const context = await browser.newContext({
    viewport,
    colorScheme: look.theme,
    locale: look.language,
    javaScriptEnabled: look.scripts,
    hasTouch: look.touch,
    reducedMotion: 'reduce',
    serviceWorkers: look.keeps ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(PATIENCE);
  if (look.before) await context.addInitScript(look.before);
  const page = await context.newPage();
  await page.addInitScript(sameChance);
  await listen(context, page);
  // A room is drawn before it can be used: whatever is done on a page waits for that.
  await page.addLocatorHandler(page.locator('[data-skeleton]'), async () => {});

  // A page's name is lost on the way from nowhere to the site.
  if (stand !== undefined) await page.goto(stand);

  let canBeCleared = look.scripts && !look.keeps && stand !== undefined;
  const lasts = () => {
    canBeCleared = false;
  };
  const close = context.close.bind(context);
  watch(page, LASTS_ON_PAGE, lasts);
  watch(context, LASTS_IN_CONTEXT, lasts);
  const { clock } = context;
  const clockWatched = () => {
    lasts();
    return clock;
  };
  for (const thing of [page, context])
    Object.defineProperty(thing, 'clock', { get: clockWatched, configurable: true });
  // Only what is set again below is taken back.
  const emulateMedia = page.emulateMedia.bind(page);
  page.emulateMedia = (media) => {
    if (media && ('forcedColors' in media || 'contrast' in media)) lasts();
    return emulateMedia(media);
  };

  return {
    page,
    look,
    close,
    clear: async () => {
      if (!canBeCleared || stand === undefined) return false;
      for (const other of context.pages()) if (other !== page) await other.close();
      // Of the same origin, so that what a page does when it is left is done before this one is there.
      await page.goto(stand);
      await page.mouse.move(-1, -1);
      await page.evaluate(clearStores);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ media: null, colorScheme: look.theme, reducedMotion: 'reduce' });
      return canBeCleared;
    },
  };
}
