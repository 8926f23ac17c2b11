// @vitest-environment happy-dom
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { beginning, openRecord } from '../../../../browser/table/moments.ts';
import { changeSaves } from '../../../../browser/table/saves.ts';
import {
  button,
  choosePlace,
  chooseWorker,
  closeSheet,
  type Kept,
  keep,
  openSheet,
  primary,
  promptText,
  shoot,
  tellCard,
} from '../../../../browser/table/table-page.ts';
import { visit } from '../visit.tsx';

async function pageWithGame(_: object): Promise<Page> {
  const page = await visit('en/maquis/table/');
  await openRecord(page, beginning(0));
  return page;
}

async function changeKeepers(page: Page, kept: Kept): Promise<void> {
  await openSheet(page, 'Menu');
  await keep(page, kept);
  await closeSheet(page);
}

const morale = (page: Page) => page.getByRole('button', { name: /^Morale/ });

it('the deck changes hands in mid-game, both ways', async () => {
  const page = await pageWithGame({});
  await changeKeepers(page, { deck: 'visitor' });
  await choosePlace(page, 'radio-a');
  await primary(page).click();
  await tellCard(page, 9);
  expect(await promptText(page)).toBe('Where does worker 2 of 3 go?');
  await page.locator('.aid-ask').getByText('Policeman to Grocer').waitFor();
  await changeKeepers(page, { deck: 'site' });
  await choosePlace(page, 'doctor');
  await button(page, 'Place the worker and draw a card').click();
  await expect.poll(() => promptText(page)).toBe('Where does worker 3 of 3 go?');
  await page.getByText('8 cards left').waitFor();
});

it('tracks and goods go to the visitor and come back as they are', async () => {
  const page = await pageWithGame({});
  await openRecord(page, beginning(36));
  await changeKeepers(page, { goods: 'visitor', tracks: 'visitor' });
  await page.reload();
  await page.getByRole('toolbar').waitFor();
  expect(await morale(page).count()).toBe(0);
  await changeKeepers(page, { goods: 'site', tracks: 'site' });
  await page.getByRole('button', { name: /^Morale 5 of 7/ }).waitFor();
  await page.getByRole('button', { name: /^In hand: 2 food/ }).waitFor();
});

it('the choice of keepers is remembered for the next game', async () => {
  const page = await pageWithGame({});
  await changeKeepers(page, { deck: 'visitor', goods: 'visitor' });
  await changeSaves(page, () => []);
  await page.reload();
  expect(await page.getByRole('checkbox', { name: 'Patrol deck' }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Resources' }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Tracks' }).isChecked()).toBe(false);
});

it('whoever counts cubes by hand is believed when an action costs some', async () => {
  const page = await pageWithGame({});
  await openRecord(page, beginning(8));
  await chooseWorker(page, 'fence');
  const buys = button(page.locator('.play-question'), /weapon/);
  expect(await buys.count()).toBe(0);
  await changeKeepers(page, { goods: 'visitor' });
  await buys.click();
  await page.getByText('Paid: 1 money.').waitFor();
});

it('and when a shot costs a weapon', async () => {
  const page = await pageWithGame({});
  await openRecord(page, beginning(24));
  await changeKeepers(page, { goods: 'visitor' });
  expect(await promptText(page)).toBe('No way home');
  await shoot(page, 'fence');
  expect(await promptText(page)).toBe('The way home is open');
  await page.getByRole('button', { name: /^Morale 5 of 7/ }).waitFor();
});
