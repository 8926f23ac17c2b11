import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { choosePlace, primary, prompt, promptText } from '../table/table-page.ts';
import { forgiveFaults, visit } from '../visit.ts';

/* The browser's data are cleared while a game is played: the page says so at once, and still has the game. */

const ROOMS = [
  ['en', 'maquis/table/'],
  ['zh', 'maquis/practice/'],
  ['en', 'resist/table/'],
  ['zh', 'resist/practice/'],
  ['zh', 'les-poilus/table/'],
  ['en', 'les-poilus/practice/'],
  ['zh', 'set-europe-ablaze/table/'],
] as const;

const WORDS = {
  en: { gone: 'This game is no longer saved here.', again: 'Save it again' },
  zh: { gone: '这一局已不在浏览器的存档里。', again: '重新保存' },
} as const;

/** What stands where a part of the screen is still to come. */
const LATER = /One moment|稍候/;

const stored = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    const counts = all.map(
      ({ name = '' }) =>
        new Promise<number>((counted) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => {
            const { result } = opening;
            const has = result.objectStoreNames.contains('saves');
            const asked = has && result.transaction('saves').objectStore('saves').count();
            if (!asked) return counted(0);
            asked.onsuccess = () => {
              result.close();
              counted(asked.result);
            };
          };
        }),
    );
    return (await Promise.all(counts)).reduce((one, other) => one + other, 0);
  });

/** What a page says of reading and writing that broke off as the browser took the database away. */
const BROKEN_OFF = /^AbortError: |Connection is closing|database connection is closing/;

/** As from the browser's settings: no page is told by the site itself. */
async function clear(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(inject('site'));
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'indexeddb,local_storage',
  });
  await session.detach();
}

async function begun(path: string): Promise<Page> {
  const page = await visit(path, { width: 390, height: 844 });
  const names = await page.locator('input[type=text]').all();
  if (path.includes('les-poilus/table')) {
    for (const [n, name] of names.entries()) await name.fill(['Anna', 'Bert', 'Cleo'][n] ?? 'Dora');
  }
  await primary(page).click();
  await page.getByRole('toolbar').first().waitFor();
  await expect.poll(() => stored(page)).toBeGreaterThan(0);
  // A part of the screen that comes later is there as well.
  await expect.poll(() => page.locator('main').innerText()).not.toMatch(LATER);
  return page;
}

it.each(ROOMS)(
  'is said, and what is on the screen can be saved again: %s/%s',
  async (language, room) => {
    const { gone, again } = WORDS[language];
    const page = await begun(`${language}/${room}`);
    const screen = page.locator('main');
    const before = await screen.innerText();
    await clear(page);
    await page.getByRole('alert').getByText(gone).click();
    expect(await stored(page)).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: again }).click();
    await page.locator('.aid-wrong').waitFor({ state: 'detached' });
    await expect.poll(() => stored(page)).toBe(1);
    await page.reload();
    await page.locator('[data-skeleton]').waitFor({ state: 'detached' });
    await expect.poll(() => screen.innerText()).toBe(before);
    forgiveFaults(BROKEN_OFF);
  },
);

it('passes with the next step, which is saved with all before it', async () => {
  const page = await begun('en/maquis/table/');
  await clear(page);
  const line = page.getByRole('alert').getByText(WORDS.en.gone);
  await line.waitFor();
  await choosePlace(page, 'doctor');
  await primary(page).click();
  await page.locator('.patrol-card').waitFor();
  await line.waitFor({ state: 'detached' });
  const told = await promptText(page);
  await page.reload();
  await prompt(page).waitFor();
  expect(await promptText(page)).toBe(told);
  forgiveFaults(BROKEN_OFF);
});
