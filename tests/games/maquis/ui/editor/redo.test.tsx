// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import {
  button,
  nameOf,
  placeOn,
  primary,
  prompt,
  promptText,
  town,
} from '../../../../browser/table/table-page.ts';
import { visit } from '../visit.tsx';

it('what was undone in practice can be done again after a reload, until something else is done', async () => {
  const page = await visit('en/maquis/practice/');
  await prompt(page).waitFor();
  await page.getByLabel('Seed', { exact: true }).fill('a spring day');
  await button(page, 'Start').click();
  await placeOn(town(page), 'doctor').click();
  await primary(page).click();
  await page.locator('.patrol-card').waitFor();
  await button(page, /^Undo/).click();
  await button(page.locator('.aid-panel'), 'Undo').click();
  await expect.poll(() => promptText(page)).toContain('Where does worker 1');
  await page.reload();
  await expect.poll(() => promptText(page)).toContain('Where does worker 1');
  await button(page, 'Redo').click();
  await expect.poll(() => promptText(page)).toContain('Where does worker 2');
  expect(await nameOf(placeOn(town(page), 'doctor'))).toContain('a worker here');
  await button(page, /^Undo/).click();
  await button(page.locator('.aid-panel'), 'Undo').click();
  await placeOn(town(page), 'grocer').click();
  await primary(page).click();
  await page.locator('.patrol-card').waitFor();
  await page.reload();
  await prompt(page).waitFor();
  expect(await button(page, 'Redo').isDisabled()).toBe(true);
});
