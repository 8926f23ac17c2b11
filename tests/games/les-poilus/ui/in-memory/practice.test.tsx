// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import {
  begin,
  choose,
  over,
  playOn,
  primary,
} from '../../../../browser/les-poilus/play-practice.ts';
import type { Press } from '../../../../browser/table/player.ts';
import { visit } from '../visit.tsx';

const byKey: Press = (control) => control.press('Enter');
const byFinger: Press = (control) => control.tap();

it('one plays a whole game with open hands by the Enter key', async () => {
  const page = await visit('en/les-poilus/practice/', { width: 1280 });
  await begin(page, /^Open/, 3, byKey);
  await playOn(page, byKey);
  expect(await over(page).textContent()).toMatch(/^(Peace|Broken|The Monument)$/);
});

it('a game goes on after a reload, with hands closed', async () => {
  const page = await visit('en/les-poilus/practice/', { width: 390, height: 844 });
  await begin(page, /^Secret/, 3, byFinger);
  await choose(page, byFinger);
  await primary(page).tap();
  await page.getByRole('button', { name: /open my hand/ }).tap();
  await page.locator('.hand').waitFor();
  await page.reload();
  await page.locator('.curtain').waitFor();
  expect(await page.locator('.hand').count()).toBe(0);
});
