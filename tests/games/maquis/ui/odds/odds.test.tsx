// @vitest-environment happy-dom
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playByHand } from '../../../../browser/table/player.ts';
import {
  button,
  closeSheet,
  dialog,
  openSheet,
  placeOn,
  primary,
  prompt,
  promptText,
  setUpTable,
  town,
} from '../../../../browser/table/table-page.ts';
import { visit } from '../visit.tsx';

async function openPractice(): Promise<Page> {
  const page = await visit('en/maquis/practice/');
  await prompt(page).waitFor();
  return page;
}

async function start(page: Page): Promise<void> {
  await page.getByLabel('Seed', { exact: true }).fill('a spring day');
  await page.getByLabel('Odds on the map').check();
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

/** The rows of the table of odds: what, percent, exact fraction. */
const rows = (page: Page): Promise<string[][]> =>
  page
    .locator('.odds__table tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
    );

describe('odds on the map', () => {
  it('are exact one tap away, and say what they are counted over', async () => {
    const page = await openPractice();
    await start(page);
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
    await page.getByRole('heading', { name: 'Odds: a worker at the Cafe' }).waitFor();
    await expect
      .poll(() => rows(page))
      .toEqual([
        ['Comes home', '100%', 'always'],
        ['Arrested by a patrol card', '0%', 'never'],
      ]);
  }

  it('of a worker on the board are one tap away as well, also beside a drawn card', async () => {
    const page = await openPractice();
    await start(page);
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
    await start(page);
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
    await start(page);
    await page.getByText('All places as a list').click();
    await button(page.locator('.aid-places'), /^Radio A.*comes home in 31% of deals/).click();
    await expect.poll(async () => (await rows(page))[0]).toEqual(['Comes home', '31%', '11 in 36']);
  });
});

describe('the help that is wanted', () => {
  it('is remembered, and can be changed during a game', async () => {
    const page = await openPractice();
    await start(page);
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
    await start(page);
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
    const page = await visit('en/maquis/table/');
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
