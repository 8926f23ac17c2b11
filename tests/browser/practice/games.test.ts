import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BUSY } from '../table/moments.ts';
import { changeSaves } from '../table/saves.ts';
import { button, placeOn, primary, prompt, promptText, town } from '../table/table-page.ts';
import { violations } from '../table/violations.ts';
import { type Visit, visit } from '../visit.ts';

async function openPractice(options?: Visit): Promise<Page> {
  const page = await visit('en/maquis/practice/', options);
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

it('a file is dropped on the list', async () => {
  const page = await openPractice();
  const dropped = await page.evaluateHandle(
    (record) => {
      const data = new DataTransfer();
      data.items.add(new File([record], 'game.json'));
      return data;
    },
    JSON.stringify([BUSY, BUSY]),
  );
  await page.locator('.aid-drop').dispatchEvent('drop', { dataTransfer: dropped });
  await page.getByText('2 games were added.').waitFor();
});

it.each([{ width: 360 }, { width: 1440, theme: 'dark' }] as const)(
  'many games are found, and finished ones counted, at $width px',
  async (look) => {
    const page = await openPractice(look);
    const { outcome: _, ...record } = BUSY;
    const running = { ...record, moves: record.moves.slice(0, 13) };
    const file = [...Array(6).fill(running), BUSY].map((one) => JSON.stringify(one)).join('\n');
    await openFile(page).setInputFiles(asFile(file));
    await expect.poll(() => games(page).count()).toBe(7);
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Finished');
    await expect.poll(() => games(page).count()).toBe(1);
    const found = await savedFile(page, 'Save all these games as a file');
    expect(found.trim().split('\n')).toHaveLength(1);
    await page.getByText('Statistics', { exact: true }).click();
    await page.getByText('1 finished game was opened from a link or a file').waitFor();
    await changeSaves(page, (saves) => saves.map(({ received: _, ...own }) => own), 'practice');
    await page.reload();
    // The latest game is taken up again.
    await button(page, 'Menu').click();
    await button(page, 'Leave this game').click();
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Finished');
    await page.getByText('Statistics', { exact: true }).click();
    await page.getByText('1 finished game', { exact: true }).waitFor();
    await page.getByRole('row', { name: 'Normal 0 0 1' }).waitFor();
    expect(await savedFile(page, 'Save as a table (CSV)')).toMatch(/\r\n,.*,normal,/);
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  },
);
