// @vitest-environment happy-dom
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readLink, replay } from '#games/maquis/engine/index.ts';
import { playByHand } from '../../../../browser/table/player.ts';
import {
  button,
  closeSheet,
  placeOn,
  primary,
  prompt,
  promptText,
  sheetOf,
  town,
} from '../../../../browser/table/table-page.ts';
import { visit } from '../visit.tsx';

const PRACTICE = 'en/maquis/practice/';

async function openPractice(options?: Parameters<typeof visit>[1]): Promise<Page> {
  const page = await visit(PRACTICE, options);
  await prompt(page).waitFor();
  return page;
}

/** Starts a game with a seed, any two goals. */
async function start(page: Page, seed = 'a spring day'): Promise<void> {
  await page.getByLabel('Seed', { exact: true }).fill(seed);
  await button(page, 'Start').click();
  await expect.poll(() => promptText(page)).toContain('Where does worker 1');
}

/** Places a worker, and waits for the card that this draws. */
async function place(page: Page, at: Parameters<typeof placeOn>[1]): Promise<void> {
  await placeOn(town(page), at).click();
  await primary(page).click();
  await page.locator('.patrol-card').waitFor();
}

/** The address that the share sheet offers for a game or for its deal. */
async function shared(page: Page, what: RegExp): Promise<string> {
  await button(page, 'Share').click();
  const address = await page.getByLabel(what).inputValue();
  await closeSheet(page);
  return address;
}

/** How many games the browser's database holds that are not marked as deleted. */
const gamesOnTheShelf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const asked = indexedDB.open('safe-house.maquis.practice');
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const found = asked.result.transaction('saves').objectStore('saves').getAll();
          found.onsuccess = () => {
            asked.result.close();
            resolve(found.result.filter(({ deleted }) => deleted === undefined).length);
          };
        };
      }),
  );

const fragmentOf = (address: string): string => new URL(address).hash;

describe('a game in the browser', () => {
  it('is played to its end, told with its numbers, is a legal game, and can be played again', async () => {
    const page = await openPractice({ width: 390, height: 844 });
    await start(page, 'twice');
    await playByHand(page);
    expect(await promptText(page)).toMatch(/^(You have|A draw)/);
    await page.getByText('Played without help.').waitFor();
    await page.getByRole('img', { name: /^Morale turn by turn: 6/ }).waitFor();
    const played = readLink(fragmentOf(await shared(page, /^This game/)));
    if (!('game' in played)) throw new Error('the link holds no game');
    expect(played.game.record.seed).toBe('twice');
    expect(replay(played.game.record)).toHaveProperty('replayed.outcome.result');
    await button(page, 'Same deal again').click();
    await expect.poll(() => promptText(page)).toContain('Where does worker 1');
    const again = readLink(fragmentOf(await shared(page, /^The same deal/)));
    expect(again).toMatchObject({ deal: { seed: 'twice' } });
    await place(page, 'doctor');
    await button(page, 'Menu').click();
    await button(page, 'Leave this game').click();
    await expect.poll(() => page.locator('.aid-games .aid-choice').count()).toBe(2);
  });

  it('is taken up where it was after a reload', async () => {
    const page = await openPractice();
    await start(page);
    await place(page, 'doctor');
    const told = await promptText(page);
    await page.reload();
    await expect.poll(() => promptText(page)).toBe(told);
  });

  it('says why a place cannot be chosen', async () => {
    const page = await openPractice();
    await start(page);
    await placeOn(town(page), 'field-west').click({ force: true });
    const refusal = page.getByText('There is nothing on the West Field').filter({ visible: true });
    await refusal.first().waitFor();
  });

  it('can be undone, asking where a card was seen, and done again', async () => {
    const page = await openPractice();
    await start(page);
    await place(page, 'doctor');
    expect(await page.locator('.aid-hand').textContent()).toMatch(/^(Police|Soldier)/);
    await button(page, /^Undo/).click();
    await expect.poll(() => promptText(page)).toBe('Undo a card?');
    await button(page.locator('.aid-panel'), 'Undo').click();
    await expect.poll(() => promptText(page)).toContain('Where does worker 1');
    await button(page, 'Redo').click();
    await expect.poll(() => promptText(page)).toContain('Where does worker 2');
    await button(page, 'Log').click();
    await sheetOf(page).getByText('A worker goes to the Doctor.').waitFor();
  });
});

describe('the past of a game', () => {
  it('is looked at by slider, keys and log, and changes nothing', async () => {
    const page = await openPractice();
    await start(page);
    await place(page, 'doctor');
    await button(page, 'Timeline').click();
    await expect.poll(() => promptText(page)).toBe('Step 2 of 2');
    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => promptText(page)).toBe('Step 1 of 2');
    await page.keyboard.press('Home');
    await expect.poll(() => promptText(page)).toBe('The start of the game');
    await button(page, 'Log').click();
    await button(sheetOf(page), 'A worker goes to the Doctor.').click();
    await expect.poll(() => promptText(page)).toBe('Step 1 of 2');
    await button(page, 'Back to the game').click();
    await expect.poll(() => promptText(page)).toContain('Where does worker 2');
  });

  it('can be played on from, as a branch with a name, and the game itself is kept', async () => {
    const page = await openPractice();
    await start(page);
    await place(page, 'doctor');
    await button(page, 'Timeline').click();
    await button(page, 'Earlier').click();
    await button(page, 'Earlier').click();
    await button(page, 'Play on from here').click();
    await expect.poll(() => promptText(page)).toContain('Where does worker 1');
    await place(page, 'grocer');
    await button(page, 'Menu').click();
    await button(page, 'Leave this game').click();
    const games = page.locator('.aid-games .aid-choice');
    await expect.poll(() => games.count()).toBe(2);
    expect((await games.allTextContents()).join(' ')).toContain('Branch at step 0');
  });
});

describe('a kept game', () => {
  it('is deleted only as long as nobody undoes it', async () => {
    const page = await openPractice();
    await start(page);
    await place(page, 'doctor');
    await button(page, 'Menu').click();
    await button(page, 'Leave this game').click();
    await button(page, /^Delete: /).click();
    // Reloaded at once: what was asked for last holds, though the database had no time for it.
    await button(page.locator('.aid-kept'), 'Undo').click();
    await page.reload();
    await expect.poll(() => promptText(page)).toContain('Where does worker 2');
    await button(page, 'Menu').click();
    await button(page, 'Leave this game').click();
    await button(page, /^Delete: /).click();
    await page.getByText(/^Deleted: /).waitFor();
    await expect.poll(() => gamesOnTheShelf(page)).toBe(0);
    await page.reload();
    await expect.poll(() => promptText(page)).toBe('A new game');
    expect(await page.locator('.aid-kept').count()).toBe(0);
  });
});

describe('a link', () => {
  it('opens the game at the moment it was shared from, for somebody else', async () => {
    const page = await openPractice();
    await start(page);
    await place(page, 'doctor');
    await button(page, 'Timeline').click();
    await button(page, 'Earlier').click();
    const address = await shared(page, /^This game/);
    expect(address.length).toBeLessThan(1000);
    const other = await visit(PRACTICE + fragmentOf(address));
    await expect.poll(() => promptText(other)).toBe('Step 1 of 2');
    expect(new URL(other.url()).hash).toBe('');
    await button(other, 'Back to the game').click();
    await expect.poll(() => promptText(other)).toContain('Where does worker 2');
  });

  it('to a deal gives the same goals and the same first card', async () => {
    const page = await openPractice();
    await start(page, 'for two');
    const address = await shared(page, /^The same deal/);
    await place(page, 'doctor');
    const card = await page.locator('.patrol-card').textContent();
    const other = await visit(PRACTICE + fragmentOf(address));
    await button(other, 'Start').click();
    await place(other, 'doctor');
    expect(await other.locator('.patrol-card').textContent()).toBe(card);
  });

  it('is not needed for the deal of today: it is the same for everybody', async () => {
    const deals: string[] = [];
    for (const goals of ['Any two of the six', 'One from each group']) {
      const page = await openPractice();
      await page.getByLabel(goals).check();
      await button(page, 'Today’s deal').click();
      await button(page, 'Start').click();
      deals.push(fragmentOf(await shared(page, /^The same deal/)));
    }
    expect(new Set(deals).size).toBe(1);
  });

  it('that is damaged gets a sentence and changes nothing', async () => {
    const page = await openPractice();
    await start(page);
    await place(page, 'doctor');
    const told = await promptText(page);
    const address = await shared(page, /^This game/);
    await page.goto('about:blank');
    await page.goto(address.slice(0, -2));
    await page.getByRole('alert').getByText('damaged on the way').waitFor();
    await expect.poll(() => promptText(page)).toBe(told);
  });
});
