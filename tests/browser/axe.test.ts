import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { builtPages } from '../setup/built-pages.ts';
import { prompt } from './prompt.ts';
import { type Asked, violations } from './violations.ts';
import { forgiveFaults, type Visit, visit } from './visit.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
const PHONE_LIGHT = { ...PHONE, theme: 'light' } as const;
const DESK_DARK = { ...DESK, theme: 'dark' } as const;

const CONTRAST = ['color-contrast'];

/** The puzzles after the first: they differ from it in their words and in where pawns stand. */
const isOtherPuzzle = (path: string): boolean =>
  /scenarios\/(?!first-day|safe-places-two-radios)./.test(path);

/**
 * Every page one can stay on: an address of a rule or a case leads on at once, and so does the front door. The
 * whole book is its chapters once more.
 */
const STAYED_ON = builtPages()
  .map(({ path }) => path)
  .filter((path) => /^[a-z]{2}\/(?!rule\/|[^/]+\/case\/)/.test(path) && !path.endsWith('/book/'))
  .sort();

const isChapter = (path: string): boolean => /rules\/./.test(path);

/** One page in one language, the next in the other. */
const inTurn = (paths: readonly string[]): string[] =>
  Object.values(Object.groupBy(paths, (path) => path.slice(2))).flatMap(
    (ofOne = [], nth) => ofOne[nth % ofOne.length] ?? [],
  );

/** All of them, but a further puzzle in one language only. */
const PAGES = [
  ...STAYED_ON.filter((path) => !isOtherPuzzle(path)),
  ...inTurn(STAYED_ON.filter(isOtherPuzzle)),
];

/** Chapters seen in the light; in the other language the same chapter is seen in the dark. */
const LIGHT_CHAPTERS = new Set(inTurn(STAYED_ON.filter(isChapter)));

/** Pages by language and part of the site, for tests of a size. */
const PARTS = Object.entries(
  Object.groupBy(PAGES, (path) => path.split('/').slice(0, -2).slice(0, 3).join('/') || path),
);

/** Opens a page and waits for what its scripts make of it. */
const seeWhole = async (page: Page, path: string): Promise<void> => {
  await page.goto(inject('site') + path);
  if (/(table|practice)\/$/.test(path)) await prompt(page).waitFor();
  if (path.endsWith('position/')) await page.locator('.editor-verdict').waitFor();
};

const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/**
 * What is wrong in a page. Themes differ in their colours alone: it is looked at as a whole in one,
 * and for its contrast in the other. A chapter has the other theme in the other language.
 */
async function wrongIn(page: Page, path: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  const look = async (size: Visit, asked?: Asked) => {
    await page.setViewportSize({ ...PHONE, ...size });
    await page.emulateMedia({ colorScheme: size.theme ?? null });
    if (!asked?.rules) await seeWhole(page, path);
    const found = await violations(page, asked);
    wrong.push(...found.map((one) => `${path}, ${size.theme}, ${size.width} px: ${one}`));
  };
  const [first, other] = path.startsWith('en/')
    ? [PHONE_LIGHT, DESK_DARK]
    : [DESK_DARK, PHONE_LIGHT];
  if (isChapter(path)) await look(LIGHT_CHAPTERS.has(path) ? PHONE_LIGHT : DESK_DARK);
  else if (isOtherPuzzle(path)) await look(first, { without: CONTRAST });
  else {
    await look(first);
    await look(other, { rules: CONTRAST });
  }
  await page.setViewportSize(PHONE);
  if (await isWide(page)) wrong.push(`${path} is wider than a small phone`);
  return wrong;
}

it.each(PARTS)(
  'no page below %s has an accessibility violation, light or dark, or is wider than a small phone',
  async (_, paths = []) => {
    const left = [...paths];
    const wrong: string[] = [];
    // Two tabs go together: one waits for the host while the other works.
    const tab = async () => {
      const page = await visit('en/', PHONE);
      for (let path = left.shift(); path; path = left.shift())
        wrong.push(...(await wrongIn(page, path)));
    };
    await Promise.all([tab(), tab()]);
    expect(wrong).toEqual([]);
  },
);

it('the page for an address that leads nowhere has no accessibility violation', async () => {
  const page = await visit('no/such/page/', PHONE);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { rules: CONTRAST })).toEqual([]);
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
