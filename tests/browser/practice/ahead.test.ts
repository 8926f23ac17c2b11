import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCREEN_SIZES } from '../screen-sizes.ts';
import { visit } from '../visit.ts';

/** Rooms, and the button that a new game begins with. */
const ROOMS = [
  ['en/maquis/practice/', 'Start'],
  ['en/maquis/table/', 'Start the first turn'],
  ['en/resist/practice/', 'Start'],
  ['en/resist/table/', 'Start'],
  ['en/les-poilus/practice/', 'Start'],
  ['en/les-poilus/table/', 'Start the first mission'],
] as const;

/** Holds the scripts of the page that is opened next, until the function it gives is called. */
async function holdScripts(page: Page): Promise<() => void> {
  // It is the room as it is drawn that is looked at here.
  await page.removeLocatorHandler(page.locator('[data-skeleton]'));
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The screens on which a button is not in sight. */
async function outOfSight(page: Page, button: Locator): Promise<string[]> {
  const screens: string[] = [];
  for (const [width, height] of SCREEN_SIZES) {
    await page.setViewportSize({ width, height });
    const isSeen = await button.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight + 1 && element.contains(there);
    });
    if (!isSeen) screens.push(`${width}×${height}`);
  }
  return screens;
}

test.for(ROOMS)(
  '%s is seen before its scripts have come, used after, and a game begun in it without scrolling on every screen',
  async ([room, name]) => {
    const page = await visit('en/');
    const release = await holdScripts(page);
    await page.goto(new URL(`/${room}`, page.url()).href, { waitUntil: 'commit' });
    const ahead = page.locator('[data-skeleton]');
    const button = ahead.getByRole('button', { name, exact: true });
    await button.waitFor();
    expect(await button.evaluate((element) => element.matches('[inert] *'))).toBe(true);
    const before = await button.boundingBox();

    release();
    await ahead.waitFor({ state: 'detached' });
    const live = page.getByRole('button', { name, exact: true });
    expect(await live.boundingBox()).toEqual(before);
    expect(await page.locator('#aid-prompt').count()).toBe(1);
    expect(await outOfSight(page, live)).toEqual([]);
    await live.click();
    await live.waitFor({ state: 'detached' });
  },
);

test('whoever has a game in a room does not see a new one on the way to it', async () => {
  const page = await visit('en/maquis/practice/');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const town = page.getByRole('toolbar').first();
  await town.waitFor();

  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const ahead = page.locator('[data-skeleton]');
  await ahead.waitFor({ state: 'attached' });
  expect(await ahead.isVisible()).toBe(false);
  release();
  await town.waitFor();
  expect(await ahead.count()).toBe(0);
});

test('whoever comes with a link does not see a new game on the way to it', async () => {
  const page = await visit('en/');
  const release = await holdScripts(page);
  await page.goto(new URL('/en/maquis/practice/#game=1', page.url()).href, {
    waitUntil: 'commit',
  });
  const ahead = page.locator('[data-skeleton]');
  await ahead.waitFor({ state: 'attached' });
  expect(await ahead.isVisible()).toBe(false);
  release();
  await ahead.waitFor({ state: 'detached' });
});

test('without scripts the room says that it needs them, and shows nothing that cannot be used', async () => {
  const page = await visit('en/maquis/practice/', { scripts: false });
  await page.locator('noscript p').first().waitFor();
  expect(await page.locator('[data-skeleton]').isVisible()).toBe(false);
});
