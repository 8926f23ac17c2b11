import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../violations.ts';
import { visit } from '../visit.ts';

const TABLE = 'en/resist/table/';

/** How a control is used: by a tap or by the keys. */
type Hand = 'touch' | 'keys';

function handOf(page: Page, hand: Hand) {
  return async (name: string | RegExp) => {
    const control = page.getByRole('button', { name, exact: typeof name === 'string' }).first();
    if (hand === 'touch') return control.tap();
    await control.focus();
    await page.keyboard.press('Enter');
  };
}

/** The worked turn of the rulebook, up to its strike. */
async function playWorkedTurn(use: (name: string | RegExp) => Promise<void>) {
  await use('Start');
  for (const mission of ['Railroad Bridge', 'Barracks', 'Villa', 'Bunker']) await use(mission);
  await use('Spies: 1');
  await use('Paquita');
  await use(/Play hidden/);
  await use('Railroad Bridge');
  for (const enemy of ['Grunt 1', 'Guard 1', 'Military 2']) await use(enemy);
  await use(/^Railroad Bridge: Defense 8/);
  await use('Choose it');
  await use('On to the ATTACK');
  await use('Consuelo');
  await use(/Play revealed/);
  await use('Grunt 1');
  await use('Abel');
  await use(/Play hidden/);
  await use('Roberto');
  await use(/Play revealed/);
}

test.each<Hand>(['touch', 'keys'])(
  'the worked turn on a phone by %s: 9 strength, the Guard and the Mission, and it is kept',
  async (hand) => {
    const page = await visit(TABLE, { width: 390, height: 844, touch: hand === 'touch' });
    const use = handOf(page, hand);
    await playWorkedTurn(use);
    await use('Strike with 9');
    await page.getByText('left: Military 2').first().waitFor();
    await use('Defeat: Guard 1 and the Mission');
    // The Bridge discards an Enemy elsewhere.
    await use('Barracks');
    await use('Engineer 2');
    // Military has survived: somebody hidden leaves the game.
    await page.getByText('SURVIVE · Military 2').waitFor();
    await page.getByRole('heading', { name: 'Which Maquis is removed at random?' }).waitFor();
    await use('Paquita');
    await use('Aftermath');
    await page.getByText('Points 2 · Draw').waitFor();
    await use('Caves');
    await use('Go on');
    const question = page.getByRole('heading', { name: 'You draw 5: how many are Spies?' });
    await question.waitFor();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await question.waitFor();
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
  },
);

test('only the strength, and only the trackers, with exact odds', async () => {
  const page = await visit(TABLE, { width: 390, height: 844 });
  const use = handOf(page, 'keys');
  await page.getByRole('radio', { name: /^Strength only/ }).check();
  await use('Start');
  await use('Nicolás');
  await use(/Play revealed/);
  await page.getByText('You play Nicolás revealed.').waitFor();
  await use('Menu');
  await use('New game');
  await page.getByRole('radio', { name: /^Trackers only/ }).check();
  await use('Start');
  await use('Civilian 3');
  await page.getByRole('heading', { name: 'Civilians 3/5' }).waitFor();
  await use('Odds');
  // After the 3 seven cards are left, three of them a 2: 3/7.
  await page.getByText('43%').first().waitFor();
  expect(await violations(page)).toEqual([]);
});
