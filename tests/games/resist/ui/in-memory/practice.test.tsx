// @vitest-environment happy-dom
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { prompt } from '../../../../browser/prompt.ts';
import {
  asked,
  begun,
  main,
  type Press,
  stepOf,
} from '../../../../browser/resist/play-practice.ts';
import { visit } from '../visit.tsx';

const byKey: Press = (control) => control.press('Enter');

async function beganToPlan(): Promise<Page> {
  const page = await visit('en/resist/practice/', { width: 390, height: 844 });
  await begun(page, byKey);
  await main(page).click();
  await main(page).click();
  await expect.poll(() => asked(page)).not.toBe('plan');
  return page;
}

it('a game of RESIST! is kept through a reload, and undoing asks past what was seen', async () => {
  const page = await beganToPlan();
  const now = await stepOf(page);
  await page.reload();
  await expect.poll(() => stepOf(page)).toBe(now);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => prompt(page).textContent()).toBe('Undo something you have seen?');
  await main(page).click();
  await expect.poll(() => asked(page)).toBe('plan');
});

it('a shared game of RESIST! opens for somebody else at the same moment', async () => {
  const page = await beganToPlan();
  const [ask, step] = [await asked(page), await stepOf(page)];
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.locator('dialog input').first().inputValue();
  const other = await visit(`en/resist/practice/${new URL(link).hash}`);
  await expect.poll(() => asked(other)).toBe(ask);
  expect(await stepOf(other)).toBe(step);
  await other.reload();
  await expect.poll(() => asked(other)).toBe(ask);
});

it('what happened is heard as it comes: its place stays on the page from step to step', async () => {
  const page = await visit('en/resist/practice/', { width: 390, height: 844 });
  await begun(page, byKey);
  await page.locator('.question__asked > [aria-live]').evaluate((news) => {
    news.setAttribute('data-kept', '');
  });
  await main(page).click();
  await main(page).click();
  await expect.poll(() => asked(page)).not.toBe('plan');
  expect(await page.locator('[data-kept]').textContent()).toContain('turned up');
});
