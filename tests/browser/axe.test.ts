import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { type BuiltPage, builtPages } from '../setup/built-pages.ts';
import { SHARE } from '../setup/cases.ts';
import { prompt } from './prompt.ts';
import { type Asked, violations } from './violations.ts';
import { forgiveFaults, type Visit, visit } from './visit.ts';
import { whatStandsIn } from './what-stands-in.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
const PHONE_LIGHT = { ...PHONE, theme: 'light' } as const;
const DESK_DARK = { ...DESK, theme: 'dark' } as const;

const CONTRAST = ['color-contrast'];

/** The puzzles after the first: they differ from it in their words and in where pawns stand. */
const isOtherPuzzle = (path: string): boolean =>
  /scenarios\/(?!first-day|safe-places-two-radios)./.test(path);

const isChapter = (path: string): boolean => /rules\/./.test(path);

/**
 * Every page one can stay on: an address of a rule or a case leads on at once, and so does the front door. The
 * whole book is its chapters once more.
 */
const STAYED_ON = builtPages()
  .filter(
    ({ path }) => /^[a-z]{2}\/(?!rule\/|[^/]+\/case\/)/.test(path) && !path.endsWith('/book/'),
  )
  .filter(({ path }) => !isOtherPuzzle(path))
  .sort((one, other) => (one.path < other.path ? -1 : 1));

/** One page in one language, the next in the other: the same components draw both. */
const IN_TURN = Object.values(Object.groupBy(STAYED_ON, ({ path }) => path.slice(2))).flatMap(
  (ofOne = [], nth) => ofOne[nth % ofOne.length] ?? [],
);

interface Looked {
  readonly path: string;
  /** The parts of a chapter that are looked at, by their places in it; all where none are named. */
  readonly parts?: readonly number[];
}

/**
 * Pages in which something stands that stands in none before them, the richest first: a page made of
 * nothing but what was looked at elsewhere is not looked at again, nor is such a part of a chapter. What
 * scripts draw in a room is in no file.
 */
function withSomethingNew(pages: readonly BuiltPage[]): readonly Looked[] {
  const isRoom = ({ path, html }: BuiltPage): boolean =>
    html.includes('<astro-island') && !isChapter(path);
  const chosen: Looked[] = [];
  const seen = new Set<string>();
  const left = new Map(pages.map((page) => [page.path, whatStandsIn(page.html)]));
  const choose = (path: string): void => {
    const standing = left.get(path);
    const parts = standing?.parts ?? [];
    const news = parts.flatMap((part, at) => (part.difference(seen).size > 0 ? [at] : []));
    chosen.push(parts.length > 0 ? { path, parts: news } : { path });
    for (const kind of standing?.kinds ?? []) seen.add(kind);
    left.delete(path);
  };
  for (const page of pages) if (isRoom(page)) choose(page.path);
  for (;;) {
    const news = [...left].map(([path, { kinds }]) => ({
      path,
      much: kinds.difference(seen).size,
    }));
    const [richest] = news.sort((one, other) => other.much - one.much);
    if (!richest?.much) return chosen.sort((one, other) => (one.path < other.path ? -1 : 1));
    choose(richest.path);
  }
}

const LOOKED: readonly Looked[] =
  SHARE === 1 ? IN_TURN.map(({ path }) => ({ path })) : withSomethingNew(IN_TURN);
const PAGES = LOOKED.map(({ path }) => path);

/** Two pages in the light, the next two in the dark, so that each language has both. */
const LIGHT = new Set(PAGES.filter((_, nth) => nth % 4 < 2));

/**
 * English words are the longer ones: what is looked at in Chinese is measured in English as well. Every
 * chapter stands in a book.
 */
const MEASURED = [
  ...new Set(
    IN_TURN.filter(({ path }) => SHARE === 1 || !isChapter(path)).flatMap(({ path }) => [
      path,
      path.replace(/^zh/, 'en'),
    ]),
  ),
].filter((path) => STAYED_ON.some((page) => page.path === path) && !PAGES.includes(path));

const BOOKS = builtPages()
  .map(({ path }) => path)
  .filter((path) => path.endsWith('/book/'));

/** Pages by game, for tests of a size. */
const PARTS = Object.entries(
  Object.groupBy(LOOKED, ({ path }) => path.split('/').slice(1, -2).slice(0, 2).join('/') || path),
);

/** Opens a page and waits for what its scripts make of it. */
const seeWhole = async (page: Page, path: string): Promise<void> => {
  await page.goto(inject('site') + path);
  if (/(table|practice)\/$/.test(path)) await prompt(page).waitFor();
  if (path.endsWith('position/')) await page.locator('.editor-verdict').waitFor();
};

const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Takes the other parts of a chapter away, but for headings, without which others would have none above them. */
const leaveOnly = (page: Page, parts: readonly number[]): Promise<void> =>
  page.evaluate((left) => {
    const all = [...(document.querySelector('article.chapter')?.children ?? [])];
    for (const [at, part] of all.entries())
      if (!left.includes(at) && !part.matches('header, h1, h2, h3, h4')) part.remove();
  }, parts);

/**
 * What is wrong in a page. Themes differ in their colours alone: it is looked at as a whole in one,
 * and for its contrast in the other. A chapter, made of what other chapters are made of, has one theme.
 */
async function wrongIn(page: Page, { path, parts }: Looked): Promise<readonly string[]> {
  const wrong: string[] = [];
  const look = async (size: Visit, asked?: Asked) => {
    await page.setViewportSize({ ...PHONE, ...size });
    await page.emulateMedia({ colorScheme: size.theme ?? null });
    if (!asked?.rules) {
      await seeWhole(page, path);
      if (parts) await leaveOnly(page, parts);
    }
    const found = await violations(page, asked);
    wrong.push(...found.map((one) => `${path}, ${size.theme}, ${size.width} px: ${one}`));
  };
  const [first, other] = LIGHT.has(path) ? [PHONE_LIGHT, DESK_DARK] : [DESK_DARK, PHONE_LIGHT];
  await look(first);
  if (!isChapter(path)) await look(other, { rules: CONTRAST });
  await page.setViewportSize(PHONE);
  if (await isWide(page)) wrong.push(`${path} is wider than a small phone`);
  return wrong;
}

/** Goes through addresses in two tabs: one waits for the host while the other works. */
async function inTwoTabs<What>(
  all: readonly What[],
  look: (page: Page, what: What) => Promise<readonly string[]>,
  options: Visit = {},
): Promise<readonly string[]> {
  const left = [...all];
  const wrong: string[] = [];
  const tab = async () => {
    const page = await visit('robots.txt', { ...PHONE, ...options });
    for (let what = left.shift(); what; what = left.shift())
      wrong.push(...(await look(page, what)));
  };
  await Promise.all([tab(), tab()]);
  return wrong;
}

it.each(PARTS)(
  'no page below %s has an accessibility violation, light or dark, or is wider than a small phone',
  async (_, looked = []) => {
    expect(await inTwoTabs(looked, wrongIn)).toEqual([]);
  },
);

it('no other page is wider than a small phone', async () => {
  const wrong = await inTwoTabs(MEASURED, async (page, path) => {
    await seeWhole(page, path);
    return (await isWide(page)) ? [path] : [];
  });
  expect(wrong).toEqual([]);
});

// Whatever stands in a chapter stands in its book, the same way.
it('no book is wider than a small phone', async () => {
  expect(BOOKS.length).toBeGreaterThan(1);
  const look = async (page: Page, path: string) => {
    await page.goto(inject('site') + path);
    return (await isWide(page)) ? [path] : [];
  };
  expect(await inTwoTabs(BOOKS, look, { scripts: false })).toEqual([]);
});

it('the page for an address that leads nowhere has no accessibility violation', async () => {
  const page = await visit('no/such/page/', PHONE);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { rules: CONTRAST })).toEqual([]);
  forgiveFaults();
});

it('search has no accessibility violation, light on a phone and dark on a desk', async () => {
  const page = await visit('en/', PHONE_LIGHT);
  await page.keyboard.press('/');
  await page.keyboard.type('police');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
});

it('the opened list of chapters has no accessibility violation', async () => {
  const page = await visit('en/maquis/rules/way-home/', { width: 390 });
  await page.getByRole('button', { name: 'Chapters' }).click();
  expect(await violations(page, { within: '#chapters' })).toEqual([]);
});
