// @vitest-environment happy-dom
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { beginning, openRecord } from '../../../../browser/table/moments.ts';
import {
  button,
  choosePlace,
  closeSheet,
  dialog,
  judgeWayHome,
  nameOf,
  openSheet,
  placeOn,
  primary,
  prompt,
  promptText,
  savedRecord,
  town,
} from '../../../../browser/table/table-page.ts';
import { visit } from '../visit.tsx';

async function pageWithGame(_: object): Promise<Page> {
  const page = await visit('en/maquis/table/');
  await openRecord(page, beginning(0));
  return page;
}

const USE = 'Go on from this table';
const undo = (page: Page) => button(page.getByRole('toolbar'), /^Undo/);

/** Taps on a plus or minus. */
async function tap(page: Page, name: string, times = 1): Promise<void> {
  for (let n = 0; n < times; n++) await button(page, name).click();
}

describe('a correction', () => {
  it('of morale, goods, a pawn and the discard is what the game goes on from', async () => {
    const page = await pageWithGame({ width: 390, height: 844 });
    await openRecord(page, beginning(42));
    const sheet = await openSheet(page, 'Correct');
    await tap(page, 'Morale: one less', 2);
    await button(
      sheet.getByRole('group', { name: 'Goods in hand' }),
      'explosives: one more',
    ).click();
    const pawns = sheet.getByRole('group', { name: 'Pawns' }).last();
    await placeOn(pawns, 'fence').click();
    await sheet.getByRole('radio', { name: 'Nobody' }).check();
    await placeOn(pawns, 'west-exit').click();
    await sheet.getByRole('group', { name: /^Who is at the .+ card\?$/ }).waitFor();
    await placeOn(pawns, 'doctor').click();
    await sheet.getByRole('group', { name: 'Who is at the Doctor?' }).waitFor();
    await sheet.getByRole('radio', { name: 'Police' }).check();
    await sheet
      .getByRole('group', { name: 'Discarded patrol cards' })
      .getByRole('checkbox', { name: '3', exact: true })
      .check();
    await button(sheet, USE).click();

    await page.getByRole('button', { name: /^Morale 3 of 7/ }).waitFor();
    await page.getByRole('button', { name: /^7 cards left/ }).waitFor();
    expect(await nameOf(placeOn(town(page), 'doctor'))).toContain('police');
    expect(await nameOf(placeOn(town(page), 'fence'))).toContain('Fence, free');
    expect(await promptText(page)).toBe('Which worker acts?');
    await button(page, /^West Field way home/).click();
    await button(page, /^Collect /).click();
    await judgeWayHome(page);

    await openSheet(page, 'Log');
    await page.getByText('You corrected the table.').waitFor();
    await closeSheet(page);
    // The record goes on past the correction: it, what the worker does, and his way home.
    const { moves } = await savedRecord(page);
    expect(moves.slice(42)).toEqual(['correct:1', 'act:field-west:collect', 'return']);
  });

  it('is undone as a whole', async () => {
    const page = await pageWithGame({});
    await openSheet(page, 'Correct');
    await tap(page, 'Morale: one less', 3);
    await button(page, USE).click();
    await page.getByRole('button', { name: /^Morale 3 of 7/ }).waitFor();
    await page.reload();
    expect(await undo(page).textContent()).toBe('Undo: correction');
    await undo(page).click();
    await page.getByRole('button', { name: /^Morale 6 of 7/ }).waitFor();
  });

  it('to what cannot be is refused with its rule, and nothing changes', async () => {
    const page = await pageWithGame({});
    await openSheet(page, 'Correct');
    await tap(page, 'Workers in safe houses: one more', 2);
    await tap(page, 'Workers at the Cafe: one more');
    const fault = dialog(page).getByRole('status');
    await fault.getByText('Fix this first:').waitFor();
    expect(await fault.getByRole('link').first().getAttribute('href')).toMatch(/#maquis\./);
    expect(await button(page, USE).isDisabled()).toBe(true);
    await button(page, 'Cancel').click();
    await page.getByText('Where does worker 1 of 3 go?').waitFor();
    expect(await undo(page).isDisabled()).toBe(true);
  });

  it('says what was made to fit', async () => {
    const page = await pageWithGame({});
    await openRecord(page, beginning(42));
    await openSheet(page, 'Correct');
    await tap(page, 'Patrols still to come this turn: one more');
    await dialog(page).getByText('a patrol is drawn next').waitFor();
  });
});

describe('undo', () => {
  it('names what it takes back, at once where no card was seen', async () => {
    const page = await pageWithGame({});
    await openRecord(page, beginning(7));
    expect(await undo(page).textContent()).toBe('Undo: action at Radio A');
    await undo(page).click();
    expect(await promptText(page)).toBe('Which worker acts?');
  });

  it('asks before a card is taken back, also after a reload', async () => {
    const page = await pageWithGame({});
    await choosePlace(page, 'grocer');
    await primary(page).click();
    const card = page.locator('.patrol-card');
    await card.waitFor();
    const drawn = await card.ariaSnapshot();
    await page.reload();
    await undo(page).click();
    await page.getByRole('heading', { name: 'Undo a card?' }).waitFor();
    await button(page, 'Don’t undo').click();
    await card.waitFor();
    expect(await card.ariaSnapshot()).toBe(drawn);
    await undo(page).click();
    await page.locator('.aid-panel').getByRole('button', { name: 'Undo', exact: true }).click();
    await prompt(page).filter({ hasText: 'Where does worker 1 of 3 go?' }).waitFor();
    expect(await undo(page).isDisabled()).toBe(true);
  });
});
