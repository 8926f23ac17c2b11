import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { prompt } from '../prompt.ts';
import { byFinger, byKeyboard, type Press } from '../table/player.ts';
import { visit } from '../visit.ts';
import { standsOnEveryScreen } from './one-screen.ts';

const NAMES = ['Ana', 'Otto', 'Marie', 'Jules'];
/** Longer than any game goes. */
const MOST_STEPS = 900;

const primary = (page: Page) => page.locator('.play-question .aid-primary');
const over = (page: Page) => page.locator('.play-question .aid-result');

/** What can be chosen where nothing is yet, the safest first. */
const CHOICES = [
  '.hand button:not(.playing-card--danger)',
  '.play-question :is(.numbers, .tiles, .move-list) button',
  '.hand button',
  '.play-question .action:not(.action--barred)',
  '.play-question .kinds button',
].map((choice) => `.poilus-game ${choice}`);

async function choose(page: Page, press: Press): Promise<void> {
  for (const choice of CHOICES) {
    const [first] = await page.locator(choice).all();
    if (!first) continue;
    await press(first);
    if (await primary(page).isEnabled()) return;
  }
}

/** What tells one phase from another: what is asked. */
const phaseOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const side = document.querySelector('.play-question');
    const asks = [
      'aid-result',
      'curtain',
      'numbers',
      'tiles',
      'move-list',
      'actions',
      'since',
      'hand',
    ];
    return asks.find((ask) => side?.querySelector(`.${ask}`)) ?? 'something else';
  });

/** Takes what is offered until the game is over; gives the whole text of the page at each curtain. */
async function playToTheEnd(page: Page, press: Press): Promise<string[]> {
  const curtains: string[] = [];
  const phases = new Set<string>();
  for (let step = 0; step < MOST_STEPS; step++) {
    const phase = await phaseOf(page);
    if (!phases.has(phase)) await standsOnEveryScreen(page, phase);
    phases.add(phase);
    if ((await over(page).count()) > 0) return curtains;
    if ((await page.locator('.curtain').count()) > 0) {
      curtains.push(await page.locator('.poilus-game').innerHTML());
    }
    if (await primary(page).isDisabled()) await choose(page, press);
    await press(primary(page));
    await expect.poll(() => prompt(page).count()).toBe(1);
  }
  throw new Error('the game has no end');
}

async function begin(page: Page, way: RegExp, players: number, press: Press): Promise<void> {
  await prompt(page).waitFor();
  await page.getByRole('radio', { name: way }).check();
  await page.getByRole('radio', { name: String(players), exact: true }).check();
  const names = page.locator('.seat-names input');
  await expect.poll(() => names.count()).toBe(players);
  for (const [seat, name] of NAMES.slice(0, players).entries()) await names.nth(seat).fill(name);
  await page.getByLabel('Seed', { exact: true }).fill('whole');
  await press(page.getByRole('button', { name: 'Start' }));
  await page.locator('.poilus-game').waitFor();
}

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

it('four play a whole game around one phone, by finger, and no hand is on the page at a curtain', async () => {
  const phone = { width: 360, height: 740, touch: true };
  const page = await visit('en/les-poilus/practice/', phone);
  await begin(page, /^Secret/, 4, byFinger);
  const curtains = await playToTheEnd(page, byFinger);
  expect(curtains.length).toBeGreaterThan(4);
  expect(curtains.filter((html) => /class="hand"|own-tiles/.test(html))).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
});

it('one plays a whole game with open hands by keyboard alone', async () => {
  const page = await visit('en/les-poilus/practice/', { width: 1280 });
  await begin(page, /^Open/, 3, byKeyboard);
  await playToTheEnd(page, byKeyboard);
  expect(await over(page).textContent()).toMatch(/^(Peace|Broken|The Monument)$/);
});

it('a card is dragged onto no man’s land; the game goes on after a reload, with hands closed', async () => {
  const page = await visit('en/les-poilus/practice/', { width: 390, height: 844 });
  const press: Press = (target) => target.click();
  await begin(page, /^Secret/, 3, press);
  await choose(page, press);
  await press(primary(page));
  await press(page.getByRole('button', { name: /open my hand/ }));
  await page.locator('.hand').waitFor();
  await page.locator('.hand [data-card]').first().dragTo(page.locator('.land'));
  await page.locator('.curtain').waitFor();
  await press(page.getByRole('button', { name: /open my hand/ }));
  await page.locator('.hand').waitFor();
  await page.reload();
  await page.locator('.curtain').waitFor();
  expect(await page.locator('.hand').count()).toBe(0);
});
