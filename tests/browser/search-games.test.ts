import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from './visit.ts';

/*
 * Search with a second game. It stands in no book: the files that search loads are answered with one
 * more game, whose one rule is about patrols too.
 */

const OTHER = { id: 'other', name: 'Other Game' };
const RULE = {
  url: '/en/other/rules/patrols/#other.patrols',
  title: 'Patrols roll a die',
  kind: 'rule',
  chapter: 'Patrols',
  words: ['how many patrols roll'],
  text: 'Each patrol rolls a die.',
};

/** A page of a site with Maquis and the games named. */
async function withMaquisAnd(others: readonly object[], path: string): Promise<Page> {
  const page = await visit('en/about/');
  await page.route('**/search/en.json', async (route) => {
    const answer = await route.fetch();
    const file: { games: readonly { id: string }[] } = await answer.json();
    const maquis = file.games.filter(({ id }) => id === 'maquis');
    await route.fulfill({ json: { ...file, games: [...maquis, ...others] } });
  });
  await page.route('**/search/en/other.json', (route) =>
    route.fulfill({ json: { things: [RULE], alike: [] } }),
  );
  await page.goto(new URL(path, page.url().replace(/en\/about\/$/, '')).href);
  return page;
}

const dialog = (page: Page) => page.getByRole('dialog');
const options = (page: Page) => dialog(page).getByRole('listbox').getByRole('option');
const where = (page: Page) => options(page).first().locator('.search-where').textContent();

async function ask(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await dialog(page).getByRole('combobox').first().fill(words);
  await expect.poll(() => dialog(page).getByRole('status').textContent()).toContain(`“${words}”`);
}

describe('search with several games', () => {
  it('begins within the game of the page, and all games are one tap', async () => {
    const page = await withMaquisAnd([OTHER], 'en/maquis/rules/patrols/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await ask(page, 'patrols roll a die');
    expect(await where(page)).not.toContain('·');
    expect(asked.filter((path) => path.endsWith('/search/en/other.json'))).toEqual([]);
    const all = page.getByRole('button', { name: 'All games' });
    expect(await all.getAttribute('aria-pressed')).toBe('false');
    await all.click();
    await expect.poll(() => where(page)).toBe('Other Game · Patrols');
    expect(await all.getAttribute('aria-pressed')).toBe('true');
    const box = dialog(page).getByRole('combobox').first();
    expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Maquis', exact: true }).last().click();
    await expect.poll(() => where(page)).not.toContain('·');
  });

  it('begins with all on a page of no game, and each hit bears its game’s name', async () => {
    const page = await withMaquisAnd([OTHER], 'en/');
    await ask(page, 'patrols');
    expect(await page.getByRole('button', { name: 'All games' }).count()).toBe(0);
    const names = await options(page).locator('.search-where').allTextContents();
    expect(names.every((name) => name.includes(' · '))).toBe(true);
    const groups = dialog(page).getByRole('combobox', { name: 'Chapter' }).locator('optgroup');
    await expect.poll(() => groups.count()).toBe(2);
  });

  it('tells chapters of one name apart by their games', async () => {
    const page = await withMaquisAnd([OTHER], 'en/');
    await ask(page, 'patrols');
    const choice = dialog(page).getByRole('combobox', { name: 'Chapter' });
    await choice.selectOption('other/Patrols');
    await expect.poll(() => options(page).count()).toBe(1);
    expect(await where(page)).toBe('Other Game · Patrols');
  });
});

it('offers no other games where there is one', async () => {
  const page = await withMaquisAnd([], 'en/maquis/');
  await ask(page, 'patrols');
  expect(await page.getByRole('button', { name: 'All games' }).count()).toBe(0);
  expect(await where(page)).not.toContain('·');
});
