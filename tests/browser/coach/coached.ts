import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameRecord } from '#maquis/engine/index.ts';
import { button, prompt, promptText } from '../table/table-page.ts';
import { type Visit, visit } from '../visit.ts';

const PRACTICE = 'en/maquis/practice/';

/** As on a machine with two cores: one coach, beside the page. */
export async function openPractice(options?: Visit): Promise<Page> {
  const page = await visit(PRACTICE, options);
  page.setDefaultTimeout(20_000);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 2 });
  });
  await page.reload();
  await prompt(page).waitFor();
  return page;
}

/** Starts a game with the coach at hand. */
export async function startWithCoach(page: Page, seed = 'a spring day'): Promise<void> {
  await page.getByLabel('Seed', { exact: true }).fill(seed);
  await page.getByRole('radio', { name: 'Coach', exact: true }).check();
  await button(page, 'Start').click();
  await expect.poll(() => promptText(page)).toContain('Where does worker 1');
}

export const corner = (page: Page): Locator => page.getByRole('region', { name: 'Coach' });

/** Asks, and waits for the whole answer. */
export async function askCoach(page: Page): Promise<void> {
  await button(page, 'Ask the coach').click();
  await button(page, 'Think on').waitFor();
}

/** What the answer says, move by move. */
export const ranking = (page: Page): Promise<readonly string[]> =>
  corner(page).locator('.coach-move').allInnerTexts();

export const fixture = (name: string): GameRecord =>
  JSON.parse(readFileSync(`tests/fixtures/maquis/${name}.record.json`, 'utf8'));

/** Opens a record in practice, as from a file. */
export async function openRecord(page: Page, record: GameRecord): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
}
