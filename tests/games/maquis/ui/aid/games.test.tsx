// @vitest-environment happy-dom
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { asFile, BUSY, beginning, openRecord } from '../../../../browser/table/moments.ts';
import { readSaves } from '../../../../browser/table/saves.ts';
import {
  button,
  closeSheet,
  dialog,
  openSheet,
  promptText,
  savedRecord,
} from '../../../../browser/table/table-page.ts';
import { visit } from '../visit.tsx';

const openTable = () => visit('en/maquis/table/');

const open = (page: Page, text: string): Promise<void> =>
  page.getByLabel('Open a game from a file').setInputFiles(asFile(text));

const said = async (page: Page): Promise<string> => {
  // The place for what is wrong with keeping games is always there, and empty.
  const alert = page.getByRole('alert').filter({ hasText: /./ });
  await alert.waitFor();
  return ((await alert.textContent()) ?? '').trim();
};

describe('a file that is no game is refused in a sentence', () => {
  const damaged = JSON.stringify(beginning(20)).slice(0, 300);
  const foreign = JSON.stringify({ format: 'chess-record', version: 1 });
  const unknown = JSON.stringify(beginning(5, ['place:moon']));
  const illegal = JSON.stringify(beginning(5, ['place:radio-b']));
  const sameGoal = { ...beginning(0), goals: { west: 'sabotage', east: 'sabotage' } };
  const typed = { ...beginning(0), goals: { west: 'sabotage', east: 'aid-the-spi' } };
  // No two in a row are refused in the same words, or the words of the one before would do for the next.
  const FILES = [
    ['a damaged record', damaged, 'it is not JSON'],
    ['another game', foreign, 'chess-record'],
    ['an empty file', '', 'it is not JSON'],
    ['an unknown id', unknown, 'Move 6, place:moon: There is no place called “moon”'],
    ['an unknown goal', JSON.stringify(typed), 'did you mean “aid-the-spy”?'],
    ['an illegal move', illegal, 'Move 6, place:radio-b: A patrol comes next'],
    ['one goal twice', JSON.stringify(sameGoal), 'both goals are'],
    ['a huge file', 'x'.repeat(5_100_000), 'far larger than the record of any game'],
  ] as const;

  it('and nothing is lost by it', async () => {
    const page = await openTable();
    await openRecord(page, beginning(13));
    const kept = await readSaves(page);
    await openSheet(page, 'Menu');
    for (const [name, text, sentence] of FILES) {
      await open(page, text);
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
      expect(await said(page), name).toMatch(/\.$|\?$|Rule: .+$/);
    }
    await closeSheet(page);
    expect(await readSaves(page)).toEqual(kept);
    expect(await promptText(page)).toBe('Where does worker 1 of 3 go?');
  });

  it('with its rule where it breaks one', async () => {
    const page = await openTable();
    await open(page, illegal);
    const rule = page.getByRole('alert').getByRole('link');
    expect(await rule.getAttribute('href')).toMatch(/#maquis\./);
  });
});

describe('games stand beside each other', () => {
  it('a file opens as a game of its own, and the earlier one is listed and opens', async () => {
    const page = await openTable();
    await openRecord(page, beginning(13));
    await openRecord(page, beginning(42));
    expect(await promptText(page)).toBe('Which worker acts?');
    const menu = await openSheet(page, 'Menu');
    await menu.getByRole('button', { name: /^Normal: Sabotage and Aid the Spy, 13 steps/ }).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await promptText(page)).toBe('Where does worker 1 of 3 go?');
    expect((await savedRecord(page)).moves).toEqual(BUSY.moves.slice(0, 13));
    await page.reload();
    expect(await promptText(page)).toBe('Where does worker 1 of 3 go?');
  });

  it('the game left for a new one opens again, on this visit and the next', async () => {
    const page = await openTable();
    await openRecord(page, beginning(13));
    for (const isReloaded of [true, false]) {
      if (isReloaded) await page.reload();
      await openSheet(page, 'Menu');
      await button(page, 'New game').click();
      await page.getByRole('heading', { name: 'Set up the table' }).waitFor();
      await page.getByRole('button', { name: /^Normal: .*13 steps/ }).click();
      await page.getByRole('heading', { name: 'Where does worker 1 of 3 go?' }).waitFor();
    }
  });
});
