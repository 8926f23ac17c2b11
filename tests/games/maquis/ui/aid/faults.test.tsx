// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { LocationId } from '#games/maquis/data/index.ts';
import { damages } from '../../../../browser/storage/damages.ts';
import { closeWrong, readWrong, WRONG } from '../../../../browser/storage/wrong.ts';
import { beginning, openRecord } from '../../../../browser/table/moments.ts';
import { changeSaves, readSaves } from '../../../../browser/table/saves.ts';
import {
  button,
  choosePlace,
  openSheet,
  primary,
  prompt,
  promptText,
  setUpTable,
} from '../../../../browser/table/table-page.ts';
import { deny } from '../../../../play/ui/in-memory/denied.ts';
import { visit } from '../visit.tsx';

/*
 * Whatever goes wrong with keeping games ends with the games safe and a sentence.
 */

const openTable = () => visit('en/maquis/table/');

const fixture = (path: string) =>
  JSON.parse(readFileSync(`tests/fixtures/saves/${path}.json`, 'utf8'));

async function place(page: Page, at: LocationId): Promise<void> {
  await choosePlace(page, at);
  await primary(page).click();
}

/** The first worker goes somewhere, and the card that comes is told beside the next question. */
async function playOn(page: Page): Promise<string> {
  await place(page, 'doctor');
  await page.locator('.patrol-card').waitFor();
  return promptText(page);
}

async function reloaded(page: Page): Promise<void> {
  await page.reload();
  await prompt(page).waitFor();
}

async function downloaded(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return text(await file.createReadStream());
}

describe('a save that cannot be read', () => {
  it('because a newer version wrote it is told, left as it is, and taken away as a file', async () => {
    const page = await openTable();
    await openRecord(page, beginning(0));
    await expect.poll(() => readSaves(page)).toHaveLength(1);
    const newer = { version: 99, id: 'from later', progress: { more: 'than we know' } };
    await changeSaves(page, (saves) => [...saves, newer]);
    await reloaded(page);
    const told = 'One saved game was written by a newer version of this site';
    await readWrong(page, WRONG.unreadable, told);
    expect(JSON.parse(await downloaded(page, 'Save what cannot be read as a file'))).toEqual([
      newer,
    ]);
    await closeWrong(page);
    await playOn(page);
    expect(await readSaves(page)).toContainEqual(newer);
  });

  it('because any one field is damaged is told, left, and taken away; the others are unharmed', async () => {
    const damaged = [0, 1, 4, 6].flatMap((n) => damages(fixture('game/v2/games')[n], `save ${n}`));
    expect(damaged.length).toBeGreaterThan(600);
    const page = await openTable();
    await openRecord(page, beginning(13));
    await expect.poll(() => readSaves(page)).toHaveLength(1);
    const [good] = await readSaves(page);
    await changeSaves(page, (saves) => [...damaged, ...saves]);
    await reloaded(page);
    await readWrong(page, WRONG.unreadable, `${damaged.length} saved games cannot be read.`);
    expect(await promptText(page)).toBe('Where does worker 1 of 3 go?');
    const file = JSON.parse(await downloaded(page, 'Save what cannot be read as a file'));
    const sorted = (values: readonly unknown[]) => values.map((one) => JSON.stringify(one)).sort();
    expect(sorted(file)).toEqual(sorted(damaged));
    await closeWrong(page);
    await playOn(page);
    const kept = await readSaves(page);
    expect(sorted(kept.filter(({ id }) => id !== good?.id))).toEqual(sorted(damaged));
  });
});

it.each([
  ['the database', 'indexedDB'],
  ['local storage', 'localStorage'],
] as const)('storage of which only %s is denied does not stop the game', async (_, denied) => {
  const page = await openTable();
  deny(denied);
  await reloaded(page);
  await openRecord(page, beginning(0));
  const told = await playOn(page);
  if (denied === 'indexedDB') {
    await readWrong(page, WRONG.denied, 'does not let the site store anything');
    await closeWrong(page);
  } else {
    await reloaded(page);
    await expect.poll(() => promptText(page)).toBe(told);
  }
});

it('where nothing can be stored that is said, and the game runs', async () => {
  const page = await openTable();
  deny('indexedDB');
  deny('localStorage');
  await reloaded(page);
  await page.getByRole('alert').getByText(WRONG.denied).waitFor();
  await setUpTable(page);
  await place(page, 'radio-a');
  await prompt(page).filter({ hasText: 'Where does worker 2 of 3 go?' }).waitFor();
});

it('a clock that is set back loses no game and no order', async () => {
  const page = await openTable();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
  await openRecord(page, beginning(42));
  await expect.poll(() => readSaves(page)).toHaveLength(1);
  vi.setSystemTime(new Date('2019-02-28T23:59:58Z'));
  await reloaded(page);
  expect(await promptText(page)).toBe('Which worker acts?');
  await openRecord(page, beginning(0));
  const told = await playOn(page);
  await expect.poll(() => readSaves(page)).toHaveLength(2);
  await reloaded(page);
  expect(await promptText(page)).toBe(told);
  const menu = await openSheet(page, 'Menu');
  await menu.getByRole('button', { name: /^Normal: .*42 steps/ }).click();
  await expect.poll(() => promptText(page)).toBe('Which worker acts?');
  await page.goto('/en/maquis/practice/');
  await button(page, 'Today’s deal').click();
  expect(await page.getByLabel('Seed', { exact: true }).inputValue()).toContain('2019-0');
});
