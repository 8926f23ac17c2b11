import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tablesExample } from '../../games/set-europe-ablaze/examples.ts';
import { SCREEN_SIZES } from '../screen-sizes.ts';
import { storeNothing } from '../storage/wrong.ts';
import { violations } from '../violations.ts';
import { forgiveFaults, visit } from '../visit.ts';
import { playTurn } from './play-turn.ts';

const TABLE = 'en/set-europe-ablaze/table/';

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

// By keys: tests/games/set-europe-ablaze/ui/in-memory/turn.test.tsx.
test('a turn is played at 390 × 844 by touch, and is there after a reload, on wider screens too', async () => {
  const page = await visit(TABLE, { width: 390, height: 844, touch: true });
  await playTurn(page, 'touch');
  // 10 VP at the start, 10 for the Maximum Effort, 2 for the turn.
  const scored = page.getByRole('heading', { name: 'Scored: Maquis 2, German 3 VP' });
  await scored.waitFor();
  await page.reload();
  await scored.waitFor();
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await isTooWide(page)).toBe(false);
  }
});

/** How it stands, the question, its choices and the way on: as many as cannot be touched where the page begins. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    scrollTo(0, 0);
    const parts = document.querySelectorAll(
      '.aid-wrong, .sea-status, .sea-ask #aid-prompt, .sea-ask button, .aid-toolbar',
    );
    const hidden = [...parts].filter((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isThere = there !== null && (part.contains(there) || there.contains(part));
      return top < -1 || bottom > innerHeight + 1 || !isThere;
    });
    return hidden.map(({ id, className }) => id || className);
  });

test('what is asked and the way on stand on every screen, also where nothing can be kept', async () => {
  const page = await visit(TABLE, { width: 390, height: 844, touch: true });
  const wrong: string[] = [];
  for (const wrongs of [0, 1]) {
    if (wrongs > 0) await storeNothing(page);
    await page.reload();
    forgiveFaults();
    await page.getByRole('button', { name: 'Begin at turn 1' }).click();
    await page.locator('.sea-status').waitFor();
    expect(await page.locator('.aid-wrong').count()).toBe(wrongs);
    for (const [width, height] of SCREEN_SIZES) {
      await page.setViewportSize({ width, height });
      wrong.push(...(await outOfSight(page)).map((what) => `${width}×${height}: ${what}`));
    }
  }
  expect(wrong).toEqual([]);
});

test('the set-up is a page: nothing lies over its list, and Begin is in sight on every screen', async () => {
  const page = await visit(TABLE, { width: 390, height: 844, touch: true });
  const begin = page.getByRole('button', { name: 'Begin at turn 1' });
  const wrong: string[] = [];
  for (const isOpen of [false, true]) {
    if (isOpen) await page.getByText('German pieces (11.1.1)').click();
    for (const [width, height] of SCREEN_SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate('scrollTo(0, 0)');
      const isSeen = await begin.evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const [x, ys] = [(left + right) / 2, [top + 4, bottom - 4]];
        return ys.every((y) => button.contains(document.elementFromPoint(x, y)));
      });
      const isApart = await page.evaluate(() => {
        const [asked, list] = ['.sea-ask', '.sea-steps'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect(),
        );
        if (!asked || !list) return false;
        return list.top >= asked.bottom || list.right <= asked.left;
      });
      if (!isSeen || !isApart) wrong.push(`${width}×${height} ${isSeen} ${isApart} ${isOpen}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('whatever a board holds is whole: maps, strips and tables', async () => {
  const page = await visit(TABLE, { width: 390, height: 844, touch: true });
  await page.evaluate((tables) => {
    const kept = { version: 1, tables, open: {} };
    localStorage.setItem('safe-house.set-europe-ablaze.tables', JSON.stringify(kept));
  }, tablesExample());
  await page.reload();
  await page.getByRole('button', { name: 'Begin at turn 1' }).click();
  const cut: string[] = [];
  for (const view of ['Areas', 'Cards', 'Dice', 'My tables', 'Turn']) {
    await page.getByRole('toolbar').getByRole('button', { name: view }).click();
    await page.locator('.play-board > *').first().waitFor();
    const parts = await page.evaluate(() =>
      [...document.querySelectorAll('.play-board > *')]
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .map(({ className }) => className),
    );
    cut.push(...parts.map((part) => `${view}: ${part}`));
  }
  expect(cut).toEqual([]);
});

test('across on a phone the page itself does not scroll', async () => {
  const page = await visit(TABLE, { width: 844, height: 390, touch: true });
  await page.getByRole('button', { name: 'Begin at turn 1' }).click();
  await page.locator('.sea-status').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test('the dice of a cell are chosen right at it, side by side', async () => {
  const page = await visit(TABLE, { width: 390, height: 844, touch: true });
  await page.getByRole('toolbar').getByRole('button', { name: 'My tables' }).click();
  await page.getByRole('button', { name: /^Action dice/ }).click();
  const cell = page.getByRole('button', { name: /^Weapons Cache, other side/ });
  await cell.click();
  const keys = page.getByRole('group', { name: /^Weapons Cache, other side/ });
  const [at, chosen] = [await cell.boundingBox(), await keys.boundingBox()];
  if (!at || !chosen) throw new Error('no keys');
  expect(chosen.y - (at.y + at.height)).toBeLessThan(48);
  // As tall as four rows of keys, with their legend: a finger reaches each without scrolling.
  expect(chosen.height).toBeLessThan(320);
});

test('views beside the turn are sound, in a game and before one', async () => {
  const page = await visit(TABLE, { width: 390, height: 844 });
  const head = page.getByRole('banner');
  expect(await head.isVisible()).toBe(true);
  for (const view of ['Dice', 'My tables', 'Turn']) {
    await page.getByRole('toolbar').getByRole('button', { name: view }).click();
    expect(await violations(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Begin at turn 1' }).click();
  expect(await head.isVisible()).toBe(false);
  for (const view of ['Areas', 'Cards', 'Turn']) {
    await page.getByRole('toolbar').getByRole('button', { name: view }).click();
    expect(await violations(page)).toEqual([]);
  }
});

test('another window of the same browser follows', async () => {
  const page = await visit(TABLE);
  await page.getByRole('button', { name: 'Begin at turn 1' }).click();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Maquis lays 2' }).click();
  await page.getByText('Laid: 2').waitFor();
});
