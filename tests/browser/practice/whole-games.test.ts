import { expect, it } from 'vitest';
import { byFinger, byKeyboard, type Press, playByHand } from '../table/player.ts';
import { button, prompt, promptText } from '../table/table-page.ts';
import { type Visit, visit } from '../visit.ts';

/** By mouse a whole game is played in practice.test.ts. */
const HANDS: readonly (readonly [string, Visit, Press])[] = [
  ['by finger on a phone', { width: 390, height: 844, touch: true }, byFinger],
  ['by keyboard alone on a desk', { width: 1440 }, byKeyboard],
];

it.each(HANDS)('a whole game is practised %s', async (_, options, press) => {
  const page = await visit('en/maquis/practice/', options);
  await prompt(page).waitFor();
  await page.getByRole('radio', { name: 'Very hard' }).check();
  await page.getByLabel('Seed', { exact: true }).fill('whole');
  await button(page, 'Start').click();
  await expect.poll(() => promptText(page)).toContain('Where does worker 1');
  await playByHand(page, press);
  expect(await promptText(page)).toMatch(/^(You have|A draw)/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
