import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PHONE } from '../screen-sizes.ts';
import { BUSY } from '../table/moments.ts';
import { changeSaves } from '../table/saves.ts';
import { button, prompt } from '../table/table-page.ts';
import { inBothLooks } from '../table/violations.ts';
import { type Visit, visit } from '../visit.ts';

async function openPractice(options?: Visit): Promise<Page> {
  const page = await visit('en/maquis/practice/', options);
  await prompt(page).waitFor();
  return page;
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

it('many games are found, and finished ones counted, in either look', async () => {
  const page = await openPractice(PHONE);
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
  expect(await inBothLooks(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
