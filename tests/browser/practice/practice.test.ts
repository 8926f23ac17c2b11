import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  button,
  closeSheet,
  placeOn,
  primary,
  prompt,
  promptText,
  town,
} from '../table/table-page.ts';
import { LOOKS, violations } from '../table/violations.ts';
import { type Visit, visit } from '../visit.ts';

const PRACTICE = 'en/maquis/practice/';

async function openPractice(options?: Visit): Promise<Page> {
  const page = await visit(PRACTICE, options);
  await prompt(page).waitFor();
  return page;
}

/** Starts a game with a seed, any two goals. */
async function start(page: Page, seed = 'a spring day'): Promise<void> {
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

/* Without layout and addresses a page in memory does: tests/games/maquis/ui/practice/practice.test.ts. */

describe('a link', () => {
  it('pasted into the address of an open game opens as well, and the game stays in the list', async () => {
    const page = await openPractice();
    await start(page, 'for two');
    const address = await shared(page, /^This game/);
    await place(page, 'doctor');
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, fragmentOf(address));
    await expect.poll(() => promptText(page)).toContain('Where does worker 1');
    expect(new URL(page.url()).hash).toBe('');
    await expect.poll(() => gamesOnTheShelf(page)).toBeGreaterThanOrEqual(2);
  });
});

describe('practice, seen and measured', () => {
  it.each(LOOKS)('has no accessibility violation ($theme, $width px)', async (look) => {
    const page = await openPractice(look);
    expect(await violations(page, look.rules)).toEqual([]);
    await start(page);
    await place(page, 'doctor');
    expect(await violations(page, look.rules)).toEqual([]);
    await button(page, 'Timeline').click();
    expect(await violations(page, look.rules)).toEqual([]);
    await button(page, 'Share').click();
    expect(await violations(page, look.rules)).toEqual([]);
  });

  it('never scrolls sideways on a phone', async () => {
    const page = await openPractice({ width: 390, height: 844 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await start(page);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await place(page, 'doctor');
    await button(page, 'Timeline').click();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});
