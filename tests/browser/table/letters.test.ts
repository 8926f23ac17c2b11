import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from '../visit.ts';

const PHONE = { width: 390, height: 844 };

const hands = (page: Page) => page.locator('.poilus-game .hand').count();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** Plays whatever this device is asked, until it waits for a letter; gives back the link to send. */
async function playOn(page: Page): Promise<string> {
  const letter = page.getByLabel('The letter, for all players');
  const primary = page.locator('.play-question .aid-primary').first();
  for (let asked = 0; asked < 20; asked++) {
    await letter.or(primary).first().waitFor();
    if ((await letter.count()) > 0) return letter.inputValue();
    const choice = page.locator('.play-question :is(.numbers, .tiles, .hand) button').first();
    if (!(await primary.isEnabled())) await choice.click();
    await primary.click();
  }
  throw new Error('no letter was to be sent');
}

it('les-poilus.secret-hands: a turn is a link that opens behind the seal of its player, and comes back', async () => {
  const ana = await visit('en/les-poilus/practice/', PHONE);
  await ana.getByText('Far apart, by letters').click();
  await ana.getByRole('radio', { name: '2', exact: true }).check();
  await ana.locator('.seat-names input').nth(0).fill('Ana');
  await ana.locator('.seat-names input').nth(1).fill('Bea');
  await press(ana, /^Start$/);
  const first = await playOn(ana);
  const bottom = await ana.locator('.land').evaluate((land) => land.getBoundingClientRect().bottom);
  const letter = await ana.locator('.play-question').boundingBox();
  expect(bottom).toBeLessThanOrEqual(letter?.y ?? 0);

  const bea = await visit(first, PHONE);
  // A reload does not come again with the letter.
  expect(new URL(bea.url()).hash).toBe('');
  await bea.getByText('A letter has come: which seat is yours?').waitFor();
  await press(bea, /^Bea$/);
  const second = await playOn(bea);
  expect(second.length).toBeLessThan(400);

  // The chat is on the phone that has the game.
  await ana.goto('about:blank');
  await ana.goto(second);
  await ana.getByText('A letter for Ana').waitFor();
  expect(await hands(ana)).toBe(0);
  await press(ana, /open my hand/);
  await ana.locator('.play-question .hand').waitFor();
  expect(await hands(ana)).toBe(1);
});
