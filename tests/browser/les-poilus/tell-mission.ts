import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { prompt } from '../prompt.ts';
import type { Press } from '../table/player.ts';

/* A mission beside the cards, in the browser and in memory. */

const NAMES = ['Ana', 'Otto', 'Marie'];

export const promptText = (page: Page) => prompt(page).textContent();

/** Three people sit down and begin. */
export async function begin(page: Page, press: Press): Promise<void> {
  await prompt(page).waitFor();
  const names = page.locator('.table-seat input');
  for (const [seat, name] of NAMES.entries()) await names.nth(seat).fill(name);
  await press(page.getByRole('button', { name: 'Start the first mission' }));
  await page.locator('.poilus-table').waitFor();
}

/** Is shown each question before it is answered. */
export type Look = (page: Page, question: string) => Promise<void>;

/** Presses the button of a name within what is asked, once the question is there. */
export async function answer(
  page: Page,
  press: Press,
  question: RegExp,
  name: string | RegExp,
  look?: Look,
): Promise<void> {
  await expect.poll(() => promptText(page)).toMatch(question);
  await look?.(page, question.source);
  await press(page.locator('.poilus-table .play-question').getByRole('button', { name }).first());
}

/** A mission of three with a hardship, a trap and its support, up to the next one, with a reload in between. */
export async function tellMission(page: Page, press: Press, look?: Look): Promise<void> {
  const tell = (question: RegExp, name: string | RegExp) =>
    answer(page, press, question, name, look);
  await begin(page, press);
  await tell(/^Ana leads/, /^3/);
  await tell(/^Ana acts, with 3/, /^Night \+ Shell, unseen/);
  await tell(/^Otto acts/, /^Hardship/);
  await tell(/^Otto acts/, /^Mute/);
  await tell(/^Marie acts/, /^Rain \+ Gas, trap/);
  await tell(/^A trap! Marie/, /^Snow \+ Whistle, unseen/);
  for (const name of NAMES) await tell(new RegExp(`^${name} acts`), /^Fall back/);
  await expect.poll(() => promptText(page)).toMatch(/^The mission has succeeded/);
  // No card fails a mission that is over.
  expect(await page.locator('.odds-line').count()).toBe(0);
  await tell(/^The mission has succeeded/, 'Go on');
  await tell(/^Ana’s tile/, /for Otto$/);
  await tell(/^Otto’s tile/, /for Ana$/);
  await tell(/^Marie’s tile/, /for Otto$/);
  await tell(/^Otto, you have the most support/, 'Remove Mute');
  // Two cards are left in each hand, so six move; one of the Trials was turned up by the trap.
  await expect.poll(() => promptText(page)).toBe('Move 6 cards from Morale onto the Trials');
  await page.reload();
  await page.getByText('Then Morale has 28, the Trials 21.').waitFor();
  await tell(/^Move 6 cards/, '6 cards moved');
  await expect.poll(() => promptText(page)).toMatch(/^Otto leads/);
}
