import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { button, promptText } from '../table/table-page.ts';
import { visit } from '../visit.ts';
import { WRONG } from './wrong.ts';

/*
 * A browser's storage that does not answer, as Safari's may when another page rests in the middle of
 * writing: it is said, one can play, and what was played is kept as soon as there is an answer.
 */

const SILENT = 'not answering';
const GO_ON = 'Play without saving for now';

/** Comes to a page whose storage, in which a game could lie, is silent until `answer` is called. */
async function inSilence(path: string): Promise<Page> {
  const page = await visit('en/maquis/practice/');
  await button(page, 'Start').waitFor();
  await page.addInitScript(() => {
    if (sessionStorage.getItem('answered')) return;
    // As long as a database is being changed, whoever else asks for it waits.
    const changing = indexedDB.open('safe-house.maquis.practice', 2);
    changing.onupgradeneeded = () => {
      const store = changing.transaction?.objectStore('saves');
      const goOn = () => {
        const asked = sessionStorage.getItem('answered') ? undefined : store?.count();
        if (asked) asked.onsuccess = goOn;
      };
      goOn();
    };
    changing.onsuccess = () => changing.result.close();
  });
  await page.goto(new URL(path, new URL('/en/', page.url())).href);
  await page.getByRole('alert').getByText(SILENT).waitFor();
  return page;
}

const answer = (page: Page) => page.evaluate(() => sessionStorage.setItem('answered', 'yes'));

it('a room says that the storage does not answer, and opens when it does', async () => {
  const page = await inSilence('maquis/practice/');
  expect(await page.locator('[data-skeleton]').count()).toBe(0);
  await answer(page);
  await button(page, 'Start').waitFor();
  expect(await page.getByText(SILENT).count()).toBe(0);
});

it('a game that was begun in the silence is kept from the answer on', async () => {
  const page = await inSilence('maquis/practice/');
  await button(page, GO_ON).click();
  await button(page, 'Start').click();
  await page.getByRole('alert').getByText(WRONG.denied).waitFor();
  const begun = await promptText(page);
  await answer(page);
  await page.locator('.aid-wrong').waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.town').waitFor();
  expect(await promptText(page)).toBe(begun);
});

it('the page of everything kept says it too, and tells what there is after the answer', async () => {
  const page = await inSilence('kept/');
  await answer(page);
  await page.getByRole('heading', { name: 'Backup' }).waitFor();
});
