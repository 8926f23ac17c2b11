import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import counted from '../../fixtures/maquis/ways-home.json' with { type: 'json' };
import { PHONE } from '../screen-sizes.ts';
import { button, nameOf, placeOn, primary, prompt, promptText, town } from '../table/table-page.ts';
import { inBothLooks } from '../table/violations.ts';
import { type Visit, visit } from '../visit.ts';

async function openPractice(options?: Visit): Promise<Page> {
  const page = await visit('en/maquis/practice/', options);
  await prompt(page).waitFor();
  return page;
}

async function start(page: Page, help: 'None' | 'Odds on the map'): Promise<void> {
  await page.getByLabel('Seed', { exact: true }).fill('a spring day');
  await page.getByLabel(help).check();
  await button(page, 'Start').click();
  await expect.poll(() => promptText(page)).toContain('Where does worker 1');
}

/** The numbers on the map, by place. */
const numbersOn = (page: Page): Promise<Record<string, string>> =>
  town(page)
    .locator('.place:has(.place__odds)')
    .evaluateAll((places) =>
      Object.fromEntries(
        places.map((place) => [
          place.getAttribute('data-place'),
          place.querySelector('.place__odds')?.textContent,
        ]),
      ),
    );

/** How far a place ends above the sheet on a phone, in CSS pixels. */
const airBelow = async (page: Page, place: Parameters<typeof placeOn>[1]): Promise<number> => {
  const bottom = await placeOn(town(page), place).evaluate(
    (found) => found.getBoundingClientRect().bottom,
  );
  const top = await page
    .locator('.play-question')
    .evaluate((sheet) => sheet.getBoundingClientRect().top);
  return top - bottom;
};

/** The rows of the table of odds: what, percent, exact fraction. */
const rows = (page: Page): Promise<string[][]> =>
  page
    .locator('.odds__table tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
    );

/* Three patrols of a fresh deck: 720 deals, counted apart from the site for a worker anywhere. */
const THREE = 2;
const percentOf = (place: keyof typeof counted.places): string => {
  const percent = (counted.places[place].home[THREE] / counted.orders[THREE]) * 100;
  return percent < 100 && percent >= 99.5 ? '>99%' : `${Math.round(percent)}%`;
};

it('odds stand at every place where a worker may go, in numbers, shapes and words, accessible, and never leave the chosen place under the sheet that tells of it', async () => {
  const page = await openPractice(PHONE);
  await start(page, 'Odds on the map');
  await town(page).locator('.place__odds').first().waitFor();
  const numbers = await numbersOn(page);
  for (const place of Object.keys(counted.places) as (keyof typeof counted.places)[]) {
    if (place.startsWith('field')) expect(numbers[place]).toBeUndefined();
    else expect(numbers[place]).toBe(percentOf(place));
  }
  const shapeAt = (place: Parameters<typeof placeOn>[1]) =>
    placeOn(town(page), place)
      .locator('.place__odds')
      .evaluate((pill) => {
        const { borderRadius, borderStyle, backgroundColor } = getComputedStyle(pill);
        return `${borderRadius} ${borderStyle} ${backgroundColor}`;
      });
  const shapes = [await shapeAt('cafe'), await shapeAt('doctor'), await shapeAt('radio-a')];
  expect(new Set(shapes).size).toBe(3);
  await button(town(page), /^Cafe, .*comes home in 100% of deals: safe/).waitFor();
  await button(town(page), /^Doctor, .*comes home in 53% of deals: risky/).waitFor();
  await button(town(page), /^Radio A, .*comes home in 31% of deals: likely lost/).waitFor();
  expect(await inBothLooks(page)).toEqual([]);

  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const place of ['radio-a', 'poor-district', 'doctor'] as const) {
    await placeOn(town(page), place).click();
    await expect.poll(() => rows(page)).not.toHaveLength(0);
    await expect.poll(() => airBelow(page, place)).toBeGreaterThanOrEqual(0);
  }
  await expect.poll(() => rows(page)).toHaveLength(3);
  expect(await inBothLooks(page)).toEqual([]);

  await primary(page).click();
  await expect.poll(() => promptText(page)).toContain('Where does worker 2');
  await page.locator('.patrol-card').waitFor();
  expect(await inBothLooks(page)).toEqual([]);
});

it('where no help is wanted neither odds nor coach are shown, nor even loaded', async () => {
  const page = await openPractice();
  await start(page, 'None');
  await placeOn(town(page), 'radio-a').click();
  await primary(page).waitFor();
  expect(await numbersOn(page)).toEqual({});
  expect(await page.locator('.odds').count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Coach' }).count()).toBe(0);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const helps = /on-the-board|coach\.worker|CoachCorner|ReviewPanel/;
  expect(loaded.filter((name) => helps.test(name))).toEqual([]);
  await expect.poll(() => nameOf(placeOn(town(page), 'doctor'))).not.toContain('deals');
});
