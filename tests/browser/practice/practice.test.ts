import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PHONE } from '../screen-sizes.ts';
import {
  button,
  closeSheet,
  placeOn,
  primary,
  prompt,
  promptText,
  town,
} from '../table/table-page.ts';
import { inBothLooks } from '../table/violations.ts';
import { type Visit, visit } from '../visit.ts';

const PRACTICE = 'en/maquis/practice/';

async function openPractice(options?: Visit): Promise<Page> {
  const page = await visit(PRACTICE, options);
  await prompt(page).waitFor();
  return page;
}

/** Starts a game with a seed, any two goals. */
async function start(page: Page, seed: string): Promise<void> {
  await page.getByLabel('Seed', { exact: true }).fill(seed);
  await button(page, 'Start').click();
  await expect.poll(() => promptText(page)).toContain('Where does worker 1');
}

/** Places a worker, and waits for the card that this draws. */
async function place(page: Page, at: Parameters<typeof placeOn>[1]): Promise<void> {
  await placeOn(town(page), at).click();
  await primary(page).click();
  await page.locator('.patrol-card').waitFor();
}

/** The address that the share sheet offers for a game or for its deal. */
async function shared(page: Page, what: RegExp): Promise<string> {
  await button(page, 'Share').click();
  const address = await page.getByLabel(what).inputValue();
  await closeSheet(page);
  return address;
}

/** How many games the browser's database holds that are not marked as deleted. */
const gamesOnTheShelf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const asked = indexedDB.open('safe-house.maquis.practice');
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const found = asked.result.transaction('saves').objectStore('saves').getAll();
          found.onsuccess = () => {
            asked.result.close();
            resolve(found.result.filter(({ deleted }) => deleted === undefined).length);
          };
        };
      }),
  );

const fragmentOf = (address: string): string => new URL(address).hash;

/* Without layout and addresses a page in memory does: tests/games/maquis/ui/practice/practice.test.tsx. */

it('practice has no accessibility violation and never scrolls sideways; a link pasted into the address of an open game opens as well, and the game stays in the list', async () => {
  const page = await openPractice(PHONE);
  expect(await inBothLooks(page)).toEqual([]);
  await start(page, 'for two');
  const address = await shared(page, /^This game/);
  await place(page, 'doctor');
  expect(await inBothLooks(page)).toEqual([]);
  await button(page, 'Timeline').click();
  expect(await inBothLooks(page)).toEqual([]);
  await button(page, 'Share').click();
  expect(await inBothLooks(page)).toEqual([]);
  await closeSheet(page);

  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, fragmentOf(address));
  await expect.poll(() => promptText(page)).toContain('Where does worker 1');
  expect(new URL(page.url()).hash).toBe('');
  await expect.poll(() => gamesOnTheShelf(page)).toBeGreaterThanOrEqual(2);
});
