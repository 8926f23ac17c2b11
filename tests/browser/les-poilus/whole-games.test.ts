import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { byFinger, byKeyboard, type Press } from '../table/player.ts';
import { visit } from '../visit.ts';
import { standsOnEveryScreen } from './one-screen.ts';
import { begin, choose, playOn, primary } from './play-practice.ts';

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

it('four play a whole game around one phone, by finger, and no hand is on the page at a curtain', async () => {
  const phone = { width: 360, height: 740, touch: true };
  const page = await visit('en/les-poilus/practice/', phone);
  await begin(page, /^Secret/, 4, byFinger);
  const curtains = await playOn(page, byFinger, { look: standsOnEveryScreen });
  expect(curtains.length).toBeGreaterThan(4);
  expect(curtains.filter((html) => /class="hand"|own-tiles/.test(html))).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
});

// To its end: tests/games/les-poilus/ui/in-memory/practice.test.tsx.
it('one plays a mission with open hands by keyboard alone', async () => {
  const page = await visit('en/les-poilus/practice/', { width: 1280 });
  await begin(page, /^Open/, 3, byKeyboard);
  const isOver = (phases: ReadonlySet<string>) => phases.has('tiles') || phases.has('move-list');
  await playOn(page, byKeyboard, { look: standsOnEveryScreen, isEnough: isOver });
});

it('on a phone across the open hands of three stand whole beside the question', async () => {
  const page = await visit('en/les-poilus/practice/', { width: 844, height: 390 });
  const press: Press = (target) => target.click();
  await begin(page, /^Open/, 3, press);
  await choose(page, press);
  await press(primary(page));
  await page.locator('.open-row [data-card]').first().waitFor();
  const rows = page.locator('.open-row');
  expect(await rows.count()).toBe(3);
  const lowest = await rows.evaluateAll((all) =>
    Math.max(...all.map((row) => row.getBoundingClientRect().bottom)),
  );
  expect(lowest).toBeLessThanOrEqual(390);
});

it('a card is dragged onto no man’s land', async () => {
  const page = await visit('en/les-poilus/practice/', { width: 390, height: 844 });
  const press: Press = (target) => target.click();
  await begin(page, /^Secret/, 3, press);
  await choose(page, press);
  await press(primary(page));
  await press(page.getByRole('button', { name: /open my hand/ }));
  await page.locator('.hand').waitFor();
  await page.locator('.hand [data-card]').first().dragTo(page.locator('.land'));
  await page.locator('.curtain').waitFor();
});
