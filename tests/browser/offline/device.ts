import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { HowMuch } from '#site/offline/talk.ts';

/** What the worker says it has of its version; nothing while there is no worker. */
export const howMuch = (page: Page): Promise<HowMuch | undefined> =>
  page.evaluate(
    () =>
      new Promise<HowMuch | undefined>((resolve) => {
        const worker = navigator.serviceWorker.controller;
        if (!worker) return resolve(undefined);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        worker.postMessage({ type: 'how-much' }, [port2]);
        setTimeout(resolve, 2000);
      }),
  );

/** Waits until all of a version is on the device. */
export async function untilWhole(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const much = await howMuch(page);
        return much && much.of > 0 && much.kept === much.of;
      },
      { timeout: 40_000, interval: 200 },
    )
    .toBe(true);
}

/** Has the browser look for another version, as it does by itself at every visit. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

/** What has become of the version that was found last. */
export const newest = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { installing, waiting } = await navigator.serviceWorker.ready;
    return installing ? 'on its way' : waiting ? 'waits' : 'none';
  });

export const untilItWaits = (page: Page): Promise<void> =>
  expect.poll(() => newest(page), { timeout: 20_000, interval: 100 }).toBe('waits');

export const footer = (page: Page): Promise<string | null> =>
  page.getByRole('contentinfo').textContent();
