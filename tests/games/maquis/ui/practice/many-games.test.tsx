// @vitest-environment happy-dom
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BUSY } from '../../../../browser/table/moments.ts';
import {
  button,
  placeOn,
  primary,
  prompt,
  promptText,
  town,
} from '../../../../browser/table/table-page.ts';
import { visit } from '../visit.tsx';

async function openPractice(): Promise<Page> {
  const page = await visit('en/maquis/practice/');
  await prompt(page).waitFor();
  return page;
}

/** Begins a game with a seed, and leaves it after its first worker. */
async function beginAndLeave(page: Page, seed: string): Promise<void> {
  await page.getByLabel('Seed', { exact: true }).fill(seed);
  await button(page, 'Start').click();
  await placeOn(town(page), 'doctor').click();
  await primary(page).click();
  await button(page, 'Menu').click();
  await button(page, 'Leave this game').click();
  await expect.poll(() => promptText(page)).toBe('A new game');
}

const games = (page: Page) => page.locator('.aid-games .aid-choice');
const openFile = (page: Page) => page.getByLabel('Open a game from a file');
const asFile = (records: string) => ({
  name: 'games.jsonl',
  mimeType: 'application/json',
  buffer: Buffer.from(records),
});

async function savedFile(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return text(await download.createReadStream());
}

it('games are named, saved as one file, and come back on another device', async () => {
  const page = await openPractice();
  await beginAndLeave(page, 'one');
  await beginAndLeave(page, 'two');
  await expect.poll(() => games(page).count()).toBe(2);
  await button(page.locator('.aid-kept').first(), /^Rename: /).click();
  await page.getByLabel(/^Name for: /).fill('By the river');
  await page.keyboard.press('Enter');
  await page.getByText('By the river').waitFor();
  await page.reload();
  // The latest game is taken up again.
  await button(page, 'Menu').click();
  await button(page, 'Leave this game').click();
  await page.getByText('By the river').waitFor();
  const file = await savedFile(page, 'Save all these games as a file');
  expect(
    file
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).seed),
  ).toEqual(['two', 'one']);

  const other = await openPractice();
  await openFile(other).setInputFiles(asFile(file));
  await other.getByText('2 games were added.').waitFor();
  await other.reload();
  await expect.poll(() => promptText(other)).toContain('worker');
});

it('bringing games in touches none of those kept', async () => {
  const page = await openPractice();
  await beginAndLeave(page, 'one');
  const file = await savedFile(page, 'Save all these games as a file');
  await openFile(page).setInputFiles(asFile(`${file}${JSON.stringify(BUSY)}\n{"format": "chess"}`));
  await page
    .getByRole('alert')
    .getByText(/^Entry 3: /)
    .waitFor();
  expect(await games(page).count()).toBe(3);
  await openFile(page).setInputFiles(asFile('x'.repeat(10_000_000)));
  await page.getByRole('alert').getByText('far larger').waitFor();
  expect(await games(page).count()).toBe(3);
});
