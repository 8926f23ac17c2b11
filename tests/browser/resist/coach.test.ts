import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { visit } from '../visit.ts';

async function begun(page: Page): Promise<void> {
  await page.locator('#aid-prompt').waitFor();
  await page.getByLabel('Seed', { exact: true }).fill('whole');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.resist.game').waitFor();
}

const coach = (page: Page) => page.getByRole('dialog', { name: 'Coach' });
const thinkLonger = (page: Page) => coach(page).getByRole('button', { name: 'Think longer' });

it.each([
  [360, 740],
  [1440, 900],
])('the coach of RESIST! ranks the moves and gives reasons, at %i × %i', async (width, height) => {
  const page = await visit('en/resist/practice/', { width, height });
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await begun(page);
  expect(workers).toEqual([]);
  await page.getByRole('button', { name: 'Coach' }).click();
  await thinkLonger(page).waitFor();
  expect(workers).toHaveLength(1);
  await coach(page).getByText('The coach would choose').waitFor();
  const first = coach(page).locator('.advice > li').first();
  expect(await first.textContent()).toMatch(/wins \d+%( ± \d+)?/);
  expect(await first.locator('li').count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

it('the coach thinks longer, and its move is taken by a tap', async () => {
  const page = await visit('en/resist/practice/', { width: 390, height: 844, touch: true });
  await begun(page);
  await page.getByRole('button', { name: 'Coach' }).tap();
  await thinkLonger(page).tap();
  await coach(page).getByText('of 21,000 games').waitFor();
  await coach(page).getByRole('button', { name: 'Stop' }).tap();
  await thinkLonger(page).waitFor();
  const before = await page.locator('.resist.game').getAttribute('data-step');
  await coach(page).locator('.advice__move').first().tap();
  await expect.poll(() => coach(page).count()).toBe(0);
  await expect.poll(() => page.locator('.resist.game').getAttribute('data-step')).not.toBe(before);
});
