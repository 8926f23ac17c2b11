import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { builtPages } from './built-site.ts';
import { forgiveFaults, visit } from './visit.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const PHONE_LIGHT = { ...PHONE, theme: 'light' } as const;
const DESK_DARK = { ...DESK, theme: 'dark' } as const;

/** One puzzle stands for all: they differ in a task and a position, which other tests look at. */
const isOtherPuzzle = (path: string): boolean =>
  /scenarios\/(?!first-day|safe-places-two-radios)./.test(path);

/**
 * Chapters are built alike: those with the most tables, examples and forms stand for all in Chinese, and
 * for the colours of the other theme.
 */
const isOtherChapter = (path: string): boolean =>
  /\/maquis\/rules\/(?!way-home|reference|strategy|rulings)./.test(path);

/**
 * Every page one can stay on: an address of a rule leads on at once, and so does the front door. The
 * whole book is its chapters once more.
 */
const PAGES = builtPages()
  .map(({ path }) => path)
  .filter((path) => /^[a-z]{2}\/(?!rule\/)/.test(path) && !path.endsWith('/book/'))
  .filter((path) => !isOtherPuzzle(path) && !(path.startsWith('zh/') && isOtherChapter(path)));

/** Pages by language and part of the site, for tests of a size. */
const PARTS = Object.entries(
  Object.groupBy(PAGES, (path) => path.split('/').slice(0, -2).slice(0, 3).join('/') || path),
);

async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const found = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

/** Opens a page and waits for what its scripts make of it. */
const seeWhole = async (page: Page, path: string): Promise<void> => {
  await page.goto(inject('site') + path);
  if (/(table|practice)\/$/.test(path)) await page.locator('#aid-prompt').waitFor();
  if (path.endsWith('position/')) await page.locator('.editor-verdict').waitFor();
};

// Themes differ in their colours alone, and languages in their words: each page is looked at as a whole
// in one look, and for its contrast in the other.
it.each(PARTS)(
  'no page below %s has an accessibility violation, light or dark',
  async (_, paths = []) => {
    const page = await visit(paths[0] ?? '', PHONE);
    const wrong: string[] = [];
    for (const path of paths) {
      const looks = path.startsWith('en/') ? [PHONE_LIGHT, DESK_DARK] : [DESK_DARK, PHONE_LIGHT];
      for (const look of isOtherChapter(path) ? looks.slice(0, 1) : looks) {
        await page.setViewportSize(look);
        await page.emulateMedia({ colorScheme: look.theme });
        if (look === looks[0]) await seeWhole(page, path);
        const found = await violations(page, look === looks[0] ? undefined : ['color-contrast']);
        wrong.push(...found.map((one) => `${path}, ${look.theme}, ${look.width} px: ${one}`));
      }
    }
    expect(wrong).toEqual([]);
  },
  180_000,
);

it('the page for an address that leads nowhere has no accessibility violation', async () => {
  const page = await visit('no/such/page/', PHONE);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, ['color-contrast'])).toEqual([]);
  forgiveFaults();
});

it.each([PHONE_LIGHT, DESK_DARK])(
  'search has no accessibility violation ($theme, $width px)',
  async (look) => {
    const page = await visit('en/', look);
    await page.keyboard.press('/');
    await page.keyboard.type('police');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    expect(await violations(page)).toEqual([]);
  },
);

it('the opened list of chapters has no accessibility violation', async () => {
  const page = await visit('en/maquis/rules/way-home/', { width: 390 });
  await page.getByRole('button', { name: 'Chapters' }).click();
  expect(await violations(page)).toEqual([]);
});
