import type { Page } from 'playwright-core';
import { expect, it, test } from 'vitest';
import { storeNothing } from '../kept/wrong.ts';
import { prompt } from '../prompt.ts';
import { byFinger, byKeyboard, type Press } from '../table/player.ts';
import { violations } from '../violations.ts';
import { forgiveFaults, visit } from '../visit.ts';
import { standsOnEveryScreen } from './one-screen.ts';

const TABLE = 'en/les-poilus/table/';
const NAMES = ['Ana', 'Otto', 'Marie'];

const promptText = (page: Page) => prompt(page).textContent();

/** Three people sit down and begin. */
async function begin(page: Page, press: Press): Promise<void> {
  await prompt(page).waitFor();
  const names = page.locator('.table-seat input');
  for (const [seat, name] of NAMES.entries()) await names.nth(seat).fill(name);
  await press(page.getByRole('button', { name: 'First mission' }));
  await page.locator('.poilus-table').waitFor();
}

/** What was asked when every screen was looked at, without the name of whoever is asked. */
const looked = new Set<string>();

/** Taps the button of a name within what is asked, once the question is there. */
async function answer(page: Page, press: Press, question: RegExp, name: string | RegExp) {
  await expect.poll(() => promptText(page)).toMatch(question);
  const kind = question.source.split(' ').slice(1).join(' ');
  if (!looked.has(kind)) await standsOnEveryScreen(page, kind);
  looked.add(kind);
  await press(page.locator('.poilus-table .play-question').getByRole('button', { name }).first());
}

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

it.each<[string, Press, boolean]>([
  ['finger', byFinger, true],
  ['keyboard', byKeyboard, false],
])(
  'a mission of three is told by %s at 390 px, and is there after a reload',
  async (_, press, touch) => {
    const page = await visit(TABLE, { width: 390, height: 844, touch });
    await begin(page, press);
    await answer(page, press, /^Ana leads/, /^3/);
    await answer(page, press, /^Ana acts, with 3/, /^Night \+ Shell, unseen/);
    await answer(page, press, /^Otto acts/, /^Hardship/);
    await answer(page, press, /^Otto acts/, /^Mute/);
    await answer(page, press, /^Marie acts/, /^Rain \+ Gas, trap/);
    await answer(page, press, /^A trap! Marie/, /^Snow \+ Whistle, unseen/);
    for (const name of NAMES) await answer(page, press, new RegExp(`^${name} acts`), /^Fall back/);
    await answer(page, press, /^The mission has succeeded/, 'Go on');
    await answer(page, press, /^Ana’s tile/, /for Otto$/);
    await answer(page, press, /^Otto’s tile/, /for Ana$/);
    await answer(page, press, /^Marie’s tile/, /for Otto$/);
    await answer(page, press, /^Otto, you have the most support/, 'Remove Mute');
    // Two cards are left in each hand, so six move; one of the Trials was turned up by the trap.
    await expect.poll(() => promptText(page)).toBe('Move 6 cards from Morale onto the Trials');
    await page.reload();
    await page.getByText('Then Morale has 28, the Trials 21.').waitFor();
    await answer(page, press, /^Move 6 cards/, '6 cards moved');
    await expect.poll(() => promptText(page)).toMatch(/^Otto leads/);
    expect(await isTooWide(page)).toBe(false);
  },
);

test('five stand on every screen with four alarms and two hardships each, where nothing can be kept', async () => {
  const page = await visit(TABLE, { width: 390, height: 844, touch: true });
  await storeNothing(page);
  await page.reload();
  forgiveFaults();
  await prompt(page).waitFor();
  await page.getByRole('radio', { name: '5', exact: true }).check();
  const seats = ['Ana', 'Otto', 'Marie', 'Jules', 'Paul'];
  const names = page.locator('.table-seat input');
  for (const [seat, name] of seats.entries()) await names.nth(seat).fill(name);
  await page.getByRole('button', { name: 'First mission' }).tap();
  await page.locator('.aid-wrong').waitFor();
  await answer(page, byFinger, /^Ana leads/, /^3/);
  const told = [
    /^Night \+ Shell, unseen/,
    /^Night \+ Gas, unseen/,
    /^Snow \+ Shell, unseen/,
    /^Snow \+ Gas, unseen/,
    'Selfish',
    'Mute',
    'Clumsy',
    'Stubborn',
    'Panicked',
    'Demoralised',
  ];
  for (const [turn, card] of told.entries()) {
    const asked = new RegExp(`^${seats[turn % seats.length]} acts`);
    if (typeof card === 'string') await answer(page, byFinger, asked, /^Hardship/);
    await answer(page, byFinger, asked, card);
  }
  await page.getByText('Alarm: Night, Snow, Shell, and Gas. One more fails.').waitFor();
  await standsOnEveryScreen(page, 'five with four alarms');
  expect(await violations(page)).toEqual([]);
});

test('the alarm rings at two and at three, in a game and by itself; both are sound', async () => {
  const page = await visit(TABLE, { width: 390, height: 844, touch: true });
  await page.getByRole('button', { name: 'Just the alarm' }).tap();
  for (const card of ['Night + Shell', 'Night + Gas']) {
    await page.getByRole('button', { name: card, exact: true }).first().tap();
  }
  await page.getByText('Alarm: Night. One more fails.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Trauma Night' }).tap();
  await page.getByText('Third Night: the mission fails.').waitFor();
  await page.getByRole('button', { name: 'Back to the whole table' }).tap();
  await begin(page, byFinger);
  await answer(page, byFinger, /^Ana leads/, /^3/);
  await answer(page, byFinger, /^Ana acts/, /^Night \+ Shell, unseen/);
  await answer(page, byFinger, /^Otto acts/, /^Night \+ Gas, unseen/);
  await page.getByText('Alarm: Night. One more fails.').waitFor();
  expect(await violations(page)).toEqual([]);
  await answer(page, byFinger, /^Marie acts/, /^Snow \+ Night|^Night \+ Snow/);
  await expect.poll(() => promptText(page)).toBe('The third Night. The mission has failed.');
  expect(await violations(page)).toEqual([]);
});
