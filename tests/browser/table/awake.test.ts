import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BUSY, beginning, openRecord } from './moments.ts';
import { openSheet, openTable, primary, prompt } from './table-page.ts';

/** A device that counts how often it is asked to stay awake, and how many of its locks are held. */
async function withWakeLock(): Promise<Page> {
  const page = await openTable();
  await page.addInitScript(() => {
    const device = { asked: 0, held: 0 };
    Object.assign(window, { device });
    class Lock {
      released = false;
      constructor() {
        device.asked += 1;
        device.held += 1;
        document.addEventListener('page hidden', () => this.release());
      }
      async release() {
        if (!this.released) device.held -= 1;
        this.released = true;
      }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => new Lock() } });
  });
  await page.reload();
  return page;
}

const locks = (page: Page): Promise<{ asked: number; held: number }> =>
  page.evaluate(() => Reflect.get(window, 'device'));

const isHeld = (page: Page, count: number) =>
  page.waitForFunction((held) => Reflect.get(window, 'device').held === held, count);

/** The visitor looks at something else, when the browser lets the lock go by itself, or is back. */
const looked = (page: Page, where: 'away' | 'back') =>
  page.evaluate((isAway) => {
    const event = isAway ? 'page hidden' : 'visibilitychange';
    document.dispatchEvent(new Event(event));
  }, where === 'away');

it('the screen is kept awake while a game runs, and let go when it is over', async () => {
  const page = await withWakeLock();
  await page.getByRole('radio', { name: 'Hard', exact: true }).check();
  expect(await locks(page)).toEqual({ asked: 0, held: 0 });
  await openRecord(page, beginning(63));
  await isHeld(page, 1);
  await primary(page).click();
  await prompt(page).filter({ hasText: 'You have lost' }).waitFor();
  await isHeld(page, 0);
});

it('it is kept awake again when the page is looked at again, once, and for no finished game', async () => {
  const page = await withWakeLock();
  await openRecord(page, beginning(13));
  await isHeld(page, 1);
  await looked(page, 'away');
  expect(await locks(page)).toMatchObject({ held: 0 });
  await looked(page, 'back');
  await isHeld(page, 1);
  await looked(page, 'back');
  expect(await locks(page)).toMatchObject({ held: 1 });
  await openRecord(page, BUSY);
  await isHeld(page, 0);
  await looked(page, 'back');
  expect(await locks(page)).toMatchObject({ held: 0 });
});

it('the menu says whether the screen stays awake', async () => {
  const page = await withWakeLock();
  await openRecord(page, beginning(13));
  const menu = await openSheet(page, 'Menu');
  await menu.getByText('The screen stays awake while a game runs.').waitFor();
});
