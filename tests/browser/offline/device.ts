import type { CDPSession, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { StorageStatus } from '#site/offline/talk.ts';
import { type Visit, visit } from '../visit.ts';

// How long a test may take on the busiest of machines, in milliseconds. Nothing is tried by time.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

/** How long one thing may take to come about, in milliseconds. */
export const PATIENCE = 240_000;

/** For what the browser itself tells of only when it is asked. */
export const PATIENT_POLL = { timeout: PATIENCE, interval: 250 };

/** Opens a page that is kept on the device, and that may take its time. */
export async function keptVisit(path: string, options: Visit): Promise<Page> {
  const page = await visit('about:blank', { ...options, keeps: true });
  page.setDefaultTimeout(PATIENCE);
  page.setDefaultNavigationTimeout(PATIENCE);
  await page.goto(new URL(path, options.site).href);
  return page;
}

/** What in the end holds of what the worker says; the last that was said comes back. */
type Until = 'whole' | 'answered' | 'full' | { readonly atLeast: number };

/**
 * Follows what the worker that serves says, from the first worker on, until something holds. The
 * worker tells of every change by itself; only one that was stopped is spoken to again.
 */
export const followUntil = (page: Page, until: Until): Promise<StorageStatus> =>
  page.evaluate(
    ({ until }) =>
      new Promise<StorageStatus>((resolve) => {
        const holds = ({ kept, of, whole, full }: StorageStatus) => {
          if (until === 'answered') return true;
          if (until === 'full') return full;
          return until === 'whole' ? whole && kept === of : kept >= until.atLeast;
        };
        const follow = () => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => {
            if (holds(data)) resolve(data);
          };
          const word = { type: 'how-much', follow: true };
          navigator.serviceWorker.controller?.postMessage(word, [port2]);
        };
        navigator.serviceWorker.addEventListener('controllerchange', follow);
        follow();
        setInterval(follow, 20_000);
      }),
    { until },
  );

/** What the worker that serves says it has. */
export const howMuch = (page: Page): Promise<StorageStatus> => followUntil(page, 'answered');

/** Waits until all that is wanted is on the device. */
export const untilWhole = (page: Page): Promise<StorageStatus> => followUntil(page, 'whole');

/** Has the browser look for another version, as it does by itself at every visit. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

/** What becomes of the version that was found last: it waits, or it was dropped. */
export const fateOfNewest = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { installing, waiting } = await navigator.serviceWorker.ready;
    if (!installing) return waiting ? 'waits' : 'none';
    await new Promise((settled) => installing.addEventListener('statechange', settled));
    return installing.state === 'installed' ? 'waits' : 'dropped';
  });

/** What the foot of the page says; while a game runs it stands there unseen. */
export const footer = (page: Page): Promise<string | null> =>
  page.getByRole('contentinfo', { includeHidden: true }).textContent();

/** The browser's own tools, which stop workers and take room away. */
export const devTools = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

/** Leaves a site so many bytes on the device; none said, as many as the browser likes. */
export async function leaveRoom(
  page: Page,
  bytes: number | undefined,
  site: string,
): Promise<void> {
  const tools = await devTools(page);
  const { origin } = new URL(site);
  await tools.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(bytes === undefined ? {} : { quotaSize: bytes }),
  });
}

/** Stops the worker as a browser does that needs the memory; the next request starts it anew. */
export async function stopWorker(page: Page): Promise<void> {
  const tools = await devTools(page);
  await tools.send('ServiceWorker.enable');
  await tools.send('ServiceWorker.stopAllWorkers');
}

/** The page of this site is shown, and not the one that says it is not here. */
export async function isShown(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await page.title()).not.toMatch(/Not on this device|没有/);
}
