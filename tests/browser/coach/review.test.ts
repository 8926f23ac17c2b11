import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PHONE } from '../screen-sizes.ts';
import { button, promptText, town } from '../table/table-page.ts';
import { inBothLooks } from '../table/violations.ts';
import type { Visit } from '../visit.ts';
import { openPractice, passedOver, playFromList } from './coached.ts';

/* What needs no layout, a page in memory does: tests/games/maquis/ui/coach/review.test.tsx. */

const panel = (page: Page) => page.locator('.coach-review');

/** Opens a game from a link, and goes through all of it. */
async function reviewed(options: Visit = {}): Promise<Page> {
  const page = await openPractice(options, passedOver());
  await button(page, 'Review it with the coach').click();
  await page.getByRole('heading', { name: 'Luck and choice' }).waitFor();
  return page;
}

const ownPuzzles = (page: Page) => page.getByText('Puzzles from your games', { exact: true });

it('a recorded game is gone through accessibly, what was better is marked on the goal card itself, and keys and the chart lead to every moment', async () => {
  const page = await reviewed(PHONE);
  expect(await inBothLooks(page)).toEqual([]);
  await panel(page).locator('button.coach-move').first().click();
  await panel(page)
    .getByText(/^Better: /)
    .waitFor();
  const card = town(page).locator('[data-place="west-exit"]');
  const mark = card.locator('.place__badge--advised');
  await mark.waitFor();
  const [around, inside] = [await card.boundingBox(), await mark.boundingBox()];
  if (!around || !inside) throw new Error('no card or no mark');
  expect(inside.x).toBeGreaterThanOrEqual(around.x);
  expect(inside.y + inside.height).toBeLessThanOrEqual(around.y + around.height);
  expect(await inBothLooks(page)).toEqual([]);
  await button(page, 'Show what follows').click();
  await page.getByText(/^What could have followed/).waitFor();
  expect(await inBothLooks(page)).toEqual([]);

  await button(page, 'Back to the review').click();
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await panel(page)
    .getByText(/^Turn 15\. From here/)
    .waitFor();
  const drawn = panel(page).locator('.chance-chart svg');
  await drawn.scrollIntoViewIfNeeded();
  const chart = await drawn.boundingBox();
  if (!chart) throw new Error('no chart');
  await page.mouse.click(chart.x + chart.width - 8, chart.y + chart.height / 2);
  await panel(page)
    .getByText(/^The end of the game\. From here/)
    .waitFor();
  await button(page, 'Back to the game').click();
  await expect.poll(() => promptText(page)).toBe('A draw');
});

it("a puzzle from one's own game is made, played again, judged, listed, deleted and got back", async () => {
  const page = await reviewed(PHONE);
  await panel(page).locator('button.coach-move').first().click();
  await button(page, 'Play it again from here').click();
  const lead = page.getByRole('region', { name: 'Puzzles from your games' });
  await lead.getByText('What would be better?').waitFor();
  await playFromList(page, /^Sabotage/);
  await lead.getByText('Good. The coach finds nothing better.').waitFor();
  expect(await inBothLooks(page)).toEqual([]);

  await page.goto(new URL('../scenarios/', page.url()).href);
  const heading = page.getByRole('heading', { name: 'Puzzles from your games' });
  await heading.scrollIntoViewIfNeeded();
  const kept = page.locator('.own-puzzles li');
  await kept.getByText('Solved').waitFor();
  await button(page, /^Delete: Turn 15/).click();
  await button(kept, 'Undo').click();
  await button(page, /^Delete: Turn 15/).waitFor();
  await page.reload();
  await heading.scrollIntoViewIfNeeded();
  await kept.getByRole('link').click();
  await lead.getByText('What would be better?').waitFor();

  await button(page, 'Menu').click();
  await button(page, 'Leave this game').click();
  await ownPuzzles(page).click();
  await button(page, /^Delete: Turn 15/).click();
  await button(page, 'Undo').last().waitFor();
  await page.reload();
  await button(page, 'Menu').click();
  await button(page, 'Leave this game').click();
  await ownPuzzles(page).click();
  await page.getByText('None yet.').waitFor();
});
