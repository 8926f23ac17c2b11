import type { Page } from 'playwright-core';
import type { Press } from './play-practice.ts';

/* The worked turn of the rulebook, noted at the table: in the browser and in memory. */

/** Uses a control by its name. */
export type Use = (name: string | RegExp) => Promise<void>;

export const useBy =
  (page: Page, press: Press): Use =>
  (name) =>
    press(page.getByRole('button', { name, exact: typeof name === 'string' }).first());

/** The worked turn of the rulebook, up to its strike. */
async function playToStrike(use: Use): Promise<void> {
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

/** The worked turn and its strike: 9 strength, the Guard and the Mission; it is kept through a reload. */
export async function playWorkedTurn(
  page: Page,
  press: Press,
  look?: () => Promise<void>,
): Promise<void> {
  const use = useBy(page, press);
  await playToStrike(use);
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
  await look?.();
  await page.reload();
  await question.waitFor();
}
