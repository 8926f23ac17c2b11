import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { visit } from '../visit.ts';

const stage = (page: Page) => page.locator('[data-stage]').getAttribute('data-stage');
const press = (page: Page, name: string | RegExp) =>
  page.locator('.question').getByRole('button', { name }).click();

async function begun(id: string, size = { width: 390, height: 844 }, language = 'en') {
  const page = await visit(`${language}/resist/scenarios/${id}/`, size);
  await page.locator('[data-stage="task"]').waitFor();
  await page.locator('.question .button--main').click();
  await page.locator('[data-stage="playing"]').waitFor();
  return page;
}

it('resist.end-or-continue: going on is told its exact worth, ending is right, and is remembered', async () => {
  const page = await begun('eighteen-in-hand');
  await press(page, /go on/i);
  await page.locator('[data-stage="verdict"]').waitFor();
  expect(await page.locator('.puzzle').textContent()).toMatch(/11\.5 points \(23\/2\)/);
  expect(await violations(page)).toEqual([]);
  await press(page, 'Try again');
  await press(page, /^End/);
  await page.locator('.puzzle__right').waitFor();
  await page.goto(page.url().replace('eighteen-in-hand/', ''));
  await page.locator('[data-problem="eighteen-in-hand"][data-mark="solved"]').waitFor();
});

it('resist.civilians-per-enemy: targets are played on the table, and the first wrong one ends the try', async () => {
  const page = await begun('the-villa-can-wait', { width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Answer' }).click();
  await page.locator('[data-stage="verdict"]').waitFor();
  expect(await page.locator('.puzzle__answers').textContent()).toMatch(
    /50% \(1\/2\).*15% \(3\/20\)/,
  );
  await press(page, 'Try again');
  expect(await stage(page)).toBe('playing');
});

it('a puzzle stands on one screen with its question, on a phone upright and across', async () => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    const page = await begun('one-face', size, 'zh');
    const fits = await page.evaluate(() =>
      [...document.querySelectorAll('.missions, .hand, #aid-prompt, .tools')].every((part) => {
        const { top, bottom, right } = part.getBoundingClientRect();
        return top >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
      }),
    );
    expect(fits, JSON.stringify(size)).toBe(true);
  }
});
