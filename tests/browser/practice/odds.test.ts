import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import counted from '../../fixtures/maquis/ways-home.json' with { type: 'json' };
import { playByHand } from '../table/player.ts';
import {
  button,
  closeSheet,
  dialog,
  nameOf,
  openSheet,
  openTable,
  placeOn,
  primary,
  prompt,
  promptText,
  setUpTable,
  town,
} from '../table/table-page.ts';
import { violations } from '../table/violations.ts';
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
    .locator('.aid-side')
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

const wasLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('on-the-board')),
  );

/* Three patrols of a fresh deck: 720 deals, counted apart from the site for a worker anywhere. */
const THREE = 2;
const percentOf = (place: keyof typeof counted.places): string => {
  const percent = (counted.places[place].home[THREE] / counted.orders[THREE]) * 100;
  return percent < 100 && percent >= 99.5 ? '>99%' : `${Math.round(percent)}%`;
};

describe('odds on the map', () => {
  it('never leave the chosen place under the sheet that tells of it', async () => {
    const page = await openPractice({ width: 390, height: 844 });
    await start(page, 'Odds on the map');
    await town(page).locator('.place__odds').first().waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    for (const place of ['radio-a', 'doctor', 'poor-district'] as const) {
      await placeOn(town(page), place).click();
      await expect.poll(() => rows(page)).not.toHaveLength(0);
      await expect.poll(() => airBelow(page, place)).toBeGreaterThanOrEqual(0);
    }
  });

  it('stand at every place where a worker may go, in numbers, shapes and words', async () => {
    const page = await openPractice();
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
  });

  it('are exact one tap away, and say what they are counted over', async () => {
    const page = await openPractice();
    await start(page, 'Odds on the map');
    await placeOn(town(page), 'radio-a').click();
    await expect.poll(() => rows(page)).toHaveLength(3);
    const [home, arrest, patrol] = await rows(page);
    // 220 and 1 of 720, in lowest terms.
    expect(home).toEqual(['Comes home', '31%', '11 in 36']);
    expect(arrest).toEqual(['Arrested by a patrol card', '<1%', '1 in 720']);
    // Cards 6 and 7 send a patrol there first, and nothing else does: 1 - 8/10 · 7/9 · 6/8.
    expect(patrol).toEqual(['A patrol comes here if no worker does', '53%', '8 in 15']);
    await page
      .getByText('Counted over all 720 deals of the 3 patrols to come, as if no other worker')
      .waitFor();
  });

  /** Taps the worker at the Cafe, whom nothing can keep from home. */
  async function tapWorker(page: Page): Promise<void> {
    const worker = placeOn(town(page), 'cafe');
    await expect.poll(() => worker.getAttribute('aria-disabled')).toBe('false');
    await worker.click();
    await page.getByRole('heading', { name: 'Odds: a worker at Cafe' }).waitFor();
    await expect
      .poll(() => rows(page))
      .toEqual([
        ['Comes home', '100%', 'always'],
        ['Arrested by a patrol card', '0%', 'never'],
      ]);
  }

  it('of a worker on the board are one tap away as well, also beside a drawn card', async () => {
    const page = await openPractice();
    await start(page, 'Odds on the map');
    await placeOn(town(page), 'cafe').click();
    await primary(page).click();
    await expect.poll(() => promptText(page)).toContain('Where does worker 2');
    await page.locator('.patrol-card').waitFor();
    await tapWorker(page);
    await page.locator('.patrol-card').waitFor();
    // A place chosen for the next worker takes the place of it.
    await placeOn(town(page), 'doctor').click();
    await expect.poll(() => promptText(page)).toContain('Worker 2 of 3: Doctor?');
    await expect.poll(async () => (await rows(page)).length).toBe(3);
  });

  it('of a worker on the board are there while a card is shown alone', async () => {
    const page = await openPractice();
    await start(page, 'Odds on the map');
    await button(page, 'Menu').click();
    await dialog(page).getByLabel('Show it alone until I go on').check();
    await closeSheet(page);
    await placeOn(town(page), 'cafe').click();
    await primary(page).click();
    await expect.poll(() => promptText(page)).toMatch(/^(Police|Soldier)/);
    await tapWorker(page);
    await primary(page).click();
    await expect.poll(() => promptText(page)).toContain('Where does worker 2');
    await tapWorker(page);
  });

  it('are in the list of places too', async () => {
    const page = await openPractice();
    await start(page, 'Odds on the map');
    await page.getByText('All places as a list').click();
    await button(page.locator('.aid-places'), /^Radio A.*comes home in 31% of deals/).click();
    await expect.poll(async () => (await rows(page))[0]).toEqual(['Comes home', '31%', '11 in 36']);
  });

  it('are not shown and not even loaded where no help is wanted', async () => {
    const page = await openPractice();
    await start(page, 'None');
    await placeOn(town(page), 'radio-a').click();
    await primary(page).waitFor();
    expect(await numbersOn(page)).toEqual({});
    expect(await page.locator('.odds').count()).toBe(0);
    expect(await wasLoaded(page)).toBe(false);
    await expect.poll(() => nameOf(placeOn(town(page), 'doctor'))).not.toContain('deals');
  });
});

describe('the help that is wanted', () => {
  it('is remembered, and can be changed during a game', async () => {
    const page = await openPractice();
    await start(page, 'Odds on the map');
    await town(page).locator('.place__odds').first().waitFor();
    await page.reload();
    await town(page).locator('.place__odds').first().waitFor();
    await button(page, 'Menu').click();
    await dialog(page).getByLabel('None').check();
    await closeSheet(page);
    await expect.poll(() => numbersOn(page)).toEqual({});
    await page.reload();
    await expect.poll(() => promptText(page)).toContain('Where does worker 1');
    expect(await numbersOn(page)).toEqual({});
  });

  it('stands in the result as what was used, and in the statistics', async () => {
    const page = await openPractice();
    await start(page, 'Odds on the map');
    await town(page).locator('.place__odds').first().waitFor();
    await button(page, 'Menu').click();
    await dialog(page).getByLabel('None').check();
    await closeSheet(page);
    await playByHand(page);
    await page.getByText('Help used: Odds on the map.').waitFor();
    await page.reload();
    await page.getByText('Help used: Odds on the map.').waitFor();
    await button(page, 'New game').click();
    await page.getByText('Statistics').click();
    const table = page.getByRole('table').filter({ hasText: 'Help used' });
    await table.getByRole('rowheader', { name: 'Odds on the map' }).waitFor();
    expect(await table.getByRole('rowheader').count()).toBe(1);
  });

  it('is chosen at the table in the menu', async () => {
    const page = await openTable();
    await setUpTable(page);
    expect(await numbersOn(page)).toEqual({});
    const menu = await openSheet(page, 'Menu');
    await menu.getByLabel('Odds on the map').check();
    await closeSheet(page);
    await expect.poll(async () => (await numbersOn(page))['radio-a']).toBe('31%');
    await page.reload();
    await expect.poll(async () => (await numbersOn(page))['radio-a']).toBe('31%');
  });
});

it.each([
  { theme: 'light', rules: undefined },
  { theme: 'dark', rules: ['color-contrast'] },
] as const)('nothing is inaccessible with odds on in a $theme theme', async ({ theme, rules }) => {
  const page = await openPractice({ width: 390, height: 844, theme });
  await start(page, 'Odds on the map');
  await town(page).locator('.place__odds').first().waitFor();
  const wrong = [...(await violations(page, rules))];
  await placeOn(town(page), 'doctor').click();
  await expect.poll(() => rows(page)).toHaveLength(3);
  wrong.push(...(await violations(page, rules)));
  await primary(page).click();
  await expect.poll(() => promptText(page)).toContain('Where does worker 2');
  await page.locator('.patrol-card').waitFor();
  wrong.push(...(await violations(page, rules)));
  expect(wrong).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
