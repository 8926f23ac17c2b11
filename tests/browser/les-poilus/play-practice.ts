import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { prompt } from '../prompt.ts';
import type { Press } from '../table/player.ts';

/* A game of Les Poilus in practice, in the browser and in memory. */

const NAMES = ['Ana', 'Otto', 'Marie', 'Jules'];
/** Longer than any game goes. */
const MOST_STEPS = 900;

export const primary = (page: Page) => page.locator('.play-question .aid-primary');
export const over = (page: Page) => page.locator('.play-question .aid-result');

/** What can be chosen where nothing is yet, the safest first. */
const CHOICES = [
  '.hand button:not(.playing-card--danger)',
  '.play-question :is(.numbers, .tiles, .move-list) button',
  '.hand button',
  '.play-question .action:not(.action--barred)',
  '.play-question .kinds button',
].map((choice) => `.poilus-game ${choice}`);

/** Chooses something, so that the game can go on. */
export async function choose(page: Page, press: Press): Promise<void> {
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

interface Watching {
  /** Is shown each phase when it comes for the first time. */
  readonly look?: (page: Page, phase: string) => Promise<void>;
  /** Ends before the game does: whether enough has been seen. */
  readonly isEnough?: (phases: ReadonlySet<string>) => boolean;
}

/** Takes what is offered until the game is over; gives the whole text of the page at each curtain. */
export async function playOn(
  page: Page,
  press: Press,
  { look, isEnough }: Watching = {},
): Promise<string[]> {
  const curtains: string[] = [];
  const phases = new Set<string>();
  for (let step = 0; step < MOST_STEPS; step++) {
    const phase = await phaseOf(page);
    if (!phases.has(phase)) await look?.(page, phase);
    phases.add(phase);
    if (isEnough?.(phases) || (await over(page).count()) > 0) return curtains;
    if ((await page.locator('.curtain').count()) > 0) {
      curtains.push(await page.locator('.poilus-game').evaluate((game) => game.innerHTML));
    }
    if (await primary(page).isDisabled()) await choose(page, press);
    await press(primary(page));
    await expect.poll(() => prompt(page).count()).toBe(1);
  }
  throw new Error('the game has no end');
}

/** Begins a game by a seed that is always the same. */
export async function begin(page: Page, way: RegExp, players: number, press: Press): Promise<void> {
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
