// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { LocationId } from '#games/maquis/data/index.ts';
import { damages } from '../../../../browser/kept/damages.ts';
import { closeWrong, readWrong, WRONG } from '../../../../browser/kept/wrong.ts';
import { beginning, openRecord } from '../../../../browser/table/moments.ts';
import { changeSaves, readSaves } from '../../../../browser/table/saves.ts';
import {
  button,
  choosePlace,
  primary,
  prompt,
  promptText,
} from '../../../../browser/table/table-page.ts';
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
