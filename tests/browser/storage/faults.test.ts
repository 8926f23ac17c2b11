import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import type { LocationId } from '#games/maquis/data/index.ts';
import { beginning, openRecord } from '../table/moments.ts';
import { readSaves } from '../table/saves.ts';
import {
  button,
  choosePlace,
  chooseWorker,
  openTable,
  primary,
  prompt,
  promptText,
  town,
} from '../table/table-page.ts';
import { WRONG } from './wrong.ts';

/*
 * Whatever goes wrong with keeping games ends with the games safe and a sentence. What needs neither a full disk nor
 * two windows: tests/games/maquis/ui/aid/faults.test.tsx.
 */

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

/** The worker does nothing and goes home. */
async function comeHome(page: Page, from: LocationId): Promise<void> {
  await chooseWorker(page, from);
  await button(page, 'Do nothing, just go home').click();
}

/** What is asked, and who stands where. */
const shown = async (page: Page): Promise<string> =>
  `${await promptText(page)}\n${await town(page).ariaSnapshot()}`;

async function reloaded(page: Page): Promise<void> {
  await page.reload();
  await prompt(page).waitFor();
}

describe('storage', () => {
  it('that is full is said, and the step is there after a reload all the same', async () => {
    const page = await openTable();
    const session = await page.context().newCDPSession(page);
    const origin = new URL(inject('site')).origin;
    // Before anything is written: the browser remembers for a while how much room there was.
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await openRecord(page, beginning(0));
    const sentence = page.getByRole('alert').filter({ hasText: WRONG.full });
    await sentence.waitFor();
    const told = await playOn(page);
    expect(await readSaves(page)).toEqual([]);
    await reloaded(page);
    expect(await promptText(page)).toBe(told);
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    // No patrol card leads there.
    await place(page, 'spare-room-west');
    await expect.poll(() => sentence.count()).toBe(0);
    await expect.poll(() => readSaves(page)).toHaveLength(1);
  });
});

describe('a game open in two windows', () => {
  it('is played in one and followed in the other, whichever is used, and keeps every move', async () => {
    const one = await openTable();
    await openRecord(one, beginning(0));
    await expect.poll(() => readSaves(one)).toHaveLength(1);
    const other = await one.context().newPage();
    await other.goto(one.url());
    const sentence = WRONG.following;
    await other.getByRole('status').getByText(sentence).waitFor();
    expect(await promptText(other)).toBe(await promptText(one));
    // No patrol card leads to these, and from the Cafe a road goes straight home.
    const moves: readonly (readonly [Page, (window: Page) => Promise<void>])[] = [
      [other, (window) => place(window, 'cafe')],
      [one, (window) => place(window, 'spare-room-west')],
      [one, (window) => place(window, 'spare-room-north-east')],
      [other, (window) => comeHome(window, 'cafe')],
    ];
    for (const [n, [window, move]] of moves.entries()) {
      const watching = window === one ? other : one;
      const before = await shown(window);
      await move(window);
      await expect.poll(() => shown(window), { message: `move ${n}` }).not.toBe(before);
      const after = await shown(window);
      await expect.poll(() => shown(watching), { message: `move ${n}` }).toBe(after);
      await watching.getByText(sentence).waitFor();
      expect(await window.getByText(sentence).count()).toBe(0);
    }
    const told = await promptText(one);
    expect(told).toBe('Which worker acts?');
    await expect
      .poll(async () => (await readSaves(one)).map(({ progress }) => progress.game.steps.length))
      .toEqual([8]);
    await other.close();
    // The one that is left plays by itself.
    await expect.poll(() => one.getByText(sentence).count()).toBe(0);
    await reloaded(one);
    await expect.poll(() => promptText(one)).toBe(told);
  });
});
