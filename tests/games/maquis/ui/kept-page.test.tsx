// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { puzzlesKey } from '#play/puzzles/progress.ts';
import { beginning, openRecord } from '../../../browser/table/moments.ts';
import { changeSaves, readSaves } from '../../../browser/table/saves.ts';
import { button, openSheet, promptText } from '../../../browser/table/table-page.ts';
import { visit } from './visit.tsx';

/* How the page looks, a browser shows: tests/browser/storage/backup.test.ts. */

const openTable = () => visit('en/maquis/table/');

const fixture = (path: string) =>
  JSON.parse(readFileSync(`tests/fixtures/saves/${path}.json`, 'utf8'));

/** Opens the page of all that is kept on a device. */
async function openKept(page: Page): Promise<Page> {
  await page.goto('/en/kept/');
  await page.getByRole('heading', { name: 'Backup' }).waitFor();
  return page;
}

const count = async (page: Page, name: string): Promise<string | null> =>
  page.locator('.kept-counts > div', { hasText: name }).locator('dd').textContent();

/** Puts a thing into the database of puzzles, from outside. */
const putPuzzle = (page: Page, puzzle: { id: string }): Promise<void> =>
  page.evaluate(
    (value) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('safe-house.maquis.own-puzzles', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('puzzles');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('puzzles', 'readwrite');
          writing.objectStore('puzzles').put(value, value.id);
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    puzzle,
  );

async function savedBackup(page: Page): Promise<string> {
  const saving = button(page, 'Save everything as one file');
  const [file] = await Promise.all([page.waitForEvent('download'), saving.click()]);
  return text(await file.createReadStream());
}

const bringBack = (page: Page, backup: string): Promise<void> =>
  page.getByLabel('Open a backup').setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(backup),
  });

it('one file takes everything to another device, and overwrites nothing there', async () => {
  const one = await openTable();
  await openRecord(one, beginning(42));
  await expect.poll(() => readSaves(one)).toHaveLength(1);
  const damaged = { version: 2, id: 'torn', progress: 'half of' };
  await changeSaves(one, (saves) => [...saves, ...fixture('game/v1/first-days'), damaged]);
  await one.evaluate(([key, marks]) => localStorage.setItem(key, marks), [
    puzzlesKey('maquis'),
    JSON.stringify(fixture('marks/v0/marks')),
  ] as const);
  await openKept(one);
  await putPuzzle(one, fixture('puzzle/v1/a-late-choice'));
  await openKept(one);
  await expect.poll(() => count(one, 'Games at the table')).toBe('4');
  await one.getByText('One saved item cannot be read.').waitFor();
  const backup = await savedBackup(one);
  await one.getByText('The file was handed to the browser').waitFor();
  expect(JSON.parse(backup).games.maquis.shelves.table).toContainEqual(damaged);

  const other = await openTable();
  await openRecord(other, beginning(13));
  await expect.poll(() => readSaves(other)).toHaveLength(1);
  const [own] = await readSaves(other);
  await openKept(other);
  await bringBack(other, backup);
  await other.getByText('4 games were added.').waitFor();
  await other.getByText('One puzzle was added.').waitFor();
  await other.getByText('Puzzles solved: 2 more.').waitFor();
  await other.getByText('One item in the file could not be read and was left out.').waitFor();
  await expect.poll(() => count(other, 'Games at the table')).toBe('5');
  expect(await count(other, 'Puzzles solved')).toBe('2');
  expect(await readSaves(other)).toContainEqual(own);
  await bringBack(other, backup);
  await other.getByText('4 games were here already.').waitFor();
  expect(await count(other, 'Games at the table')).toBe('5');

  await other.goto('/en/maquis/table/');
  const menu = await openSheet(other, 'Menu');
  await menu
    .getByRole('button', { name: /^Normal: .*42 steps/ })
    .first()
    .click();
  await expect.poll(() => promptText(other)).toBe('Which worker acts?');
});

/** A backup without games. */
const backupOf = (maquis: object, site: object): string =>
  JSON.stringify({
    ...{ format: 'safe-house-backup', version: 3, made: '2026-11-21T20:00:00.000Z', site },
    games: { maquis: { shelves: {}, things: maquis } },
  });

const cameOf = (page: Page): Promise<string[]> =>
  page.locator('.kept-part [role=status] li').allTextContents();

it('a backup tells what came of it: marks, settings, what was chosen here and stays', async () => {
  const marks = JSON.stringify({ version: 1, solved: ['a', 'b', 'c'], tried: [] });
  const backup = backupOf({ exercises: marks, edition: 'box-2019' }, { theme: 'dark' });
  const page = await openKept(await openTable());
  await bringBack(page, backup);
  const all = ['Exercises solved: 3 more.', 'Your settings were added.'];
  await expect.poll(() => cameOf(page)).toEqual(all);
  // Once more: all of it is here, and as it is there.
  await bringBack(page, backup);
  const nothing = ['The file holds nothing that is not here already.'];
  await expect.poll(() => cameOf(page)).toEqual(nothing);
  await bringBack(page, backupOf({}, { theme: 'light' }));
  const stays = ['Settings you have already chosen on this device stay as they are.'];
  await expect.poll(() => cameOf(page)).toEqual(stays);
});

it('a file that is no backup gets a sentence, and changes nothing', async () => {
  const page = await openTable();
  await openRecord(page, beginning(13));
  await expect.poll(() => readSaves(page)).toHaveLength(1);
  const kept = await readSaves(page);
  await openKept(page);
  const backup = JSON.parse(await savedBackup(page));
  const FILES = [
    ['', 'from line 1, column 1 on it is not JSON'],
    ['{"format":\n', 'from line 2, column 1 on it is not JSON'],
    [`${'['.repeat(50)}${']'.repeat(50)}`, 'holds far more in one place'],
    ['[]', 'not a backup of this site'],
    [JSON.stringify(beginning(13)), 'not a backup of this site'],
    [JSON.stringify({ ...backup, version: backup.version + 1 }), 'newer version'],
    [JSON.stringify({ ...backup, games: [] }), 'is damaged'],
  ] as const;
  for (const [file, sentence] of FILES) {
    await bringBack(page, file);
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
  }
  await bringBack(page, ' '.repeat(20_000_001));
  await page.getByRole('alert').filter({ hasText: 'far larger' }).waitFor();
  expect(await readSaves(page)).toEqual(kept);
});

it('a deleted game is brought back, or deleted for good', async () => {
  const page = await openTable();
  await openRecord(page, beginning(13));
  await expect.poll(() => readSaves(page)).toHaveLength(1);
  await changeSaves(page, (saves) => saves.map((save) => ({ ...save, deleted: Date.now() })));
  await openKept(page);
  await expect.poll(() => count(page, 'Games at the table')).toBe('0');
  await button(page, 'Bring them back').click();
  await expect.poll(() => count(page, 'Games at the table')).toBe('1');
  await changeSaves(page, (saves) => saves.map((save) => ({ ...save, deleted: Date.now() })));
  await openKept(page);
  await button(page, 'Delete for good').click();
  await expect.poll(() => readSaves(page)).toEqual([]);
});

it('old games that nothing secures are spoken of in a quiet line, until there is a backup', async () => {
  const page = await openTable();
  await openRecord(page, beginning(13));
  await openRecord(page, beginning(42));
  await expect.poll(() => readSaves(page)).toHaveLength(2);
  const reminder = page.getByText('kept only in this browser, which may clear them');
  let menu = await openSheet(page, 'Menu');
  await button(menu, 'Save everything as one file').waitFor();
  expect(await reminder.count()).toBe(0);
  const old = Date.now() - 8 * 24 * 60 * 60 * 1000;
  await changeSaves(page, (saves) => saves.map((save) => ({ ...save, begun: old })));
  await page.reload();
  menu = await openSheet(page, 'Menu');
  await reminder.waitFor();
  await savedBackup(page);
  await page.reload();
  menu = await openSheet(page, 'Menu');
  await menu.getByText('Last backup on this device').waitFor();
  expect(await reminder.count()).toBe(0);
});
