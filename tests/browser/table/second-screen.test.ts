import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from '../visit.ts';
import { beginning, openRecord } from './moments.ts';
import { readSaves } from './saves.ts';
import { choosePlace, closeSheet, openSheet, primary, prompt } from './table-page.ts';

const SCREEN = 'en/maquis/screen/';

/** Opens the second screen as a visitor does: from the menu, in a window of its own. */
async function openFromMenu(page: Page): Promise<Page> {
  const menu = await openSheet(page, 'Menu');
  const opened = page.context().waitForEvent('page');
  await menu.getByRole('link', { name: 'Second screen' }).click();
  const screen = await opened;
  await closeSheet(page);
  return screen;
}

const waitsFor = (screen: Page, text: string | RegExp): Promise<void> =>
  screen.getByRole('status', { name: 'What happens next' }).filter({ hasText: text }).waitFor();

it('a second window finds a game that is started later, follows it, changes nothing, and lets one choose between two', async () => {
  const early = await visit(SCREEN);
  await early.getByRole('heading', { name: 'No game is running on this device' }).waitFor();
  const page = await early.context().newPage();
  await page.goto(early.url().replace(SCREEN, 'en/maquis/practice/'));
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await waitsFor(early, /Where does worker 1 of \d go\?/);
  expect(await early.getByRole('radio').count()).toBe(0);

  await page.goto(early.url().replace(SCREEN, 'en/maquis/table/'));
  await openRecord(page, beginning(13));
  const screen = await openFromMenu(page);
  await waitsFor(screen, 'Where does worker 1 of 3 go?');
  const town = screen.getByRole('group', { name: 'The town' });
  await town.waitFor();
  expect(await town.getByRole('button').count()).toBe(0);
  await page.bringToFront();
  await choosePlace(page, 'radio-a');
  await primary(page).click();
  const drawn = page.locator('.patrol-card');
  await drawn.waitFor();
  const shown = (await prompt(page).textContent()) ?? '';
  await waitsFor(screen, shown);
  const card = await drawn.getAttribute('aria-label');
  await screen.getByRole('region', { name: card ?? 'no card', exact: true }).waitFor();
  const saves = await readSaves(page);
  await screen.reload();
  await waitsFor(screen, shown);
  expect(await readSaves(page)).toEqual(saves);

  // Another game is opened: the screen goes with it.
  await openRecord(page, beginning(42));
  await waitsFor(screen, 'Which worker acts?');
  await screen.getByRole('radio', { name: 'Practice' }).check();
  await waitsFor(screen, 'Where does worker 1');
  await screen.reload();
  await waitsFor(screen, 'Where does worker 1');
});
