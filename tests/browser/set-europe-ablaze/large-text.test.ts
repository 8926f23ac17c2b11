import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tablesExample } from '../../games/set-europe-ablaze/examples.ts';
import { visit } from '../visit.ts';

/* The room of the table where letters are half as large again, and at twice the size of everything. */

const LANGUAGES = {
  en: {
    steps: ['Begin at turn 1', 'Maquis lays 2', 'German lays 1', 'Laid', 'Removed', 'Placed'],
    cards: ['On to the cards', 'For', 'For', 'For', 'Maquis begins'],
    action: ['Birch', 'Sabotage', 'Sabotage · 1 AP'],
  },
  zh: {
    steps: ['从第1回合开始', '马基出2张', '德军出1张', '已出牌', '已移除', '已放好'],
    cards: ['进入亮牌', '作点数', '作点数', '作点数', '马基先手'],
    action: ['Birch', '破坏', '破坏 · 1行动点'],
  },
} as const;
type Language = keyof typeof LANGUAGES;

interface Screen {
  readonly width: number;
  readonly height: number;
  /** The size of the root's letters, in CSS pixels. */
  readonly root: number;
}

/** A phone, a screen of 1280 × 720 at 200 %, and the phone at 200 %. */
const SCREENS = [
  { width: 390, height: 844, root: 24 },
  { width: 640, height: 360, root: 16 },
  { width: 195, height: 422, root: 16 },
] as const;

async function press(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page
      .locator('main button:not(.aid-toolbar *)')
      .filter({ hasText: new RegExp(`^\\W*${name}`, 'u'), visible: true })
      .first()
      .click();
  }
}

async function atTable(language: Language, screen: Screen): Promise<Page> {
  const { width, height, root } = screen;
  const page = await visit(`${language}/set-europe-ablaze/table/`, { width, height });
  await page.evaluate((tables) => {
    const kept = JSON.stringify({ version: 1, tables, open: {} });
    localStorage.setItem('safe-house.set-europe-ablaze.tables', kept);
  }, tablesExample());
  await page.reload();
  await page.evaluate((size) => {
    document.documentElement.style.setProperty('font-size', `${size}px`, 'important');
  }, root);
  return page;
}

/** Words and numbers that run out of what holds them, and answers as narrow as a letter. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (part: Element) => part.getBoundingClientRect().width > 1;
    const parts = [
      ...document.querySelectorAll(
        '.sea-pool header > *, .sea-hist li, .sea-pool .aid-stepper > *',
      ),
    ];
    const out = parts.filter(isSeen).filter((part) => {
      const held = (part.closest('.sea-pool') ?? part.parentElement)?.getBoundingClientRect();
      return held !== undefined && part.getBoundingClientRect().right > held.right + 1;
    });
    const answers = [...document.querySelectorAll('.sea-ask .aid-buttons > button')];
    const narrow = answers.filter((one) => {
      const { fontSize, paddingInline } = getComputedStyle(one);
      const room = one.getBoundingClientRect().width - 2 * Number.parseFloat(paddingInline);
      return (one.textContent ?? '').trim().length > 2 && room < 2 * Number.parseFloat(fontSize);
    });
    const wide = document.documentElement.scrollWidth > innerWidth + 1 ? ['the page'] : [];
    return [...wide, ...[...out, ...narrow].map(({ textContent }) => textContent ?? '')];
  });

test('with large letters the pools and the answers below them are whole', async () => {
  const wrong: string[] = [];
  for (const language of ['en', 'zh'] as const) {
    for (const screen of SCREENS) {
      const page = await atTable(language, screen);
      const { steps, cards, action } = LANGUAGES[language];
      await press(page, [...steps, ...cards, ...action]);
      await page.locator('.sea-pool').first().waitFor();
      wrong.push(...(await cut(page)).map((what) => `${language} ${screen.width}: ${what}`));
    }
  }
  expect(wrong).toEqual([]);
});

test('with large letters the differences of a roll stay in their card', async () => {
  const page = await atTable('en', SCREENS[0]);
  await page.getByRole('toolbar').getByRole('button', { name: 'Dice' }).click();
  await page.getByText('By difference').click();
  await page.locator('.sea-hist li').first().waitFor();
  expect(await cut(page)).toEqual([]);
});

test('10.2.3: what is bought is named in whole words, and its die and price by a label', async () => {
  for (const language of ['en', 'zh'] as const) {
    const page = await atTable(language, SCREENS[0]);
    await press(page, LANGUAGES[language].steps);
    const what = page.locator('.sea-ask select').first();
    await what.waitFor();
    const isCut = await what.evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.font = font;
      // The arrow takes about the height of a letter.
      const arrow = Number.parseFloat(getComputedStyle(select).fontSize);
      const room =
        select.clientWidth -
        Number.parseFloat(paddingLeft) -
        Number.parseFloat(paddingRight) -
        arrow;
      return [...select.options]
        .map(({ text }) => text)
        .filter((text) => pen.measureText(text).width > room);
    });
    expect(isCut, language).toEqual([]);
    const die = page.getByRole('group').filter({ has: page.getByRole('button', { name: '6' }) });
    expect(await die.first().locator('legend').textContent()).toMatch(/\S/);
  }
});

test('on a phone at twice the size nothing of the table is wider than the screen, nor of the tables', async () => {
  const wrong: string[] = [];
  const widthIn = async (page: Page, where: string) => {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) wrong.push(`${where}: ${over} px too wide`);
  };
  const screen = { width: 195, height: 422, root: 16 };
  const page = await atTable('en', screen);
  await page.getByRole('toolbar').getByRole('button', { name: 'My tables' }).click();
  const sections = page.locator('.sea-sections button');
  await sections.first().waitFor();
  for (const section of await sections.all()) {
    await section.click();
    await widthIn(page, (await section.textContent()) ?? '');
  }
  const names = page.locator('.sea-bar .aid-tool span');
  const small = await names.evaluateAll((all) =>
    all.filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 9),
  );
  expect(small).toEqual([]);
  const turn = await atTable('en', screen);
  const { steps, cards, action } = LANGUAGES.en;
  await press(turn, [...steps, ...cards, action[0]]);
  await turn.locator('.sea-actions').first().waitFor();
  await widthIn(turn, 'the Actions');
  expect(wrong).toEqual([]);
});

test('3.1: the turns of the owner’s track are keys side by side', async () => {
  const page = await atTable('en', { width: 390, height: 844, root: 16 });
  await page.getByRole('toolbar').getByRole('button', { name: 'My tables' }).click();
  await page.locator('.sea-sections button').filter({ hasText: 'Turns' }).click();
  const tops = await page
    .locator('.sea-chips')
    .first()
    .locator('button')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops).toHaveLength(9);
  expect(new Set(tops).size).toBeLessThan(4);
});
