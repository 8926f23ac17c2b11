import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { prompt } from '../prompt.ts';

/* A game of RESIST! in practice, in the browser and in memory. */

export type Press = (control: Locator) => Promise<void>;

export const main = (page: Page): Locator =>
  page.locator('.play-question .aid-primary:not([aria-disabled])');
export const asked = (page: Page): Promise<string | null> =>
  page.locator('.resist.game').getAttribute('data-ask');
export const stepOf = (page: Page): Promise<string | null> =>
  page.locator('.resist.game').getAttribute('data-step');

/** Begins a game by a seed: always the same unless one is named. */
export async function begun(page: Page, press: Press, split = 0, seed = 'whole'): Promise<void> {
  await prompt(page).waitFor();
  await page.getByRole('group', { name: 'Your two decks' }).getByRole('radio').nth(split).check();
  await page.getByLabel('Seed', { exact: true }).fill(seed);
  await press(page.getByRole('button', { name: 'Start' }));
  await page.locator('.resist.game').waitFor();
}

/** Is shown every question; those that come for the first time are new. */
export type See = (page: Page, question: string, isNew: boolean) => Promise<void>;

/** Plays on, everybody hidden, everything used and defeated, until the game is over; gives what was asked. */
export async function playOut(page: Page, press: Press, see?: See): Promise<Set<string>> {
  const questions = new Set<string>();
  for (let n = 0; n < 400; n++) {
    const ask = (await asked(page)) ?? '';
    await see?.(page, ask, !questions.has(ask));
    questions.add(ask);
    if (ask === 'over') return questions;
    const before = await stepOf(page);
    const half = page.locator('.half--hidden:is(button)');
    const goOn = page.getByRole('button', { name: 'Go on', exact: true });
    if (ask === 'plan') {
      if (await half.isVisible()) await press(main(page));
      await press(main(page));
    } else if (ask === 'attack' && (await half.isVisible())) await press(half);
    else if (ask === 'decide' && (await goOn.isVisible())) await press(goOn);
    else await press(main(page).first());
    await expect.poll(() => stepOf(page)).not.toBe(before);
  }
  throw new Error('the game does not end');
}
