import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { LANGUAGES, type Language } from '#site/layout/languages.ts';
import { SHARE } from '../../setup/cases.ts';
import { drawn } from '../drawn.ts';
import { prompt } from '../prompt.ts';
import { MOMENTS, pageWithGame } from '../table/moments.ts';
import { visit } from '../visit.ts';
import { sideways, typeSize } from './larger.ts';

/*
 * WCAG 1.4.4 and 1.4.10: a page 320 pixels wide, and type twice as large, are read without scrolling
 * sideways. Tables of data, and the town as a map, may scroll within their own frames.
 */

const KINDS = [
  '',
  'maquis/',
  'resist/practice/',
  'les-poilus/',
  'les-poilus/table/',
  'les-poilus/practice/',
  'set-europe-ablaze/table/',
  'maquis/rules/',
  'maquis/rules/patrols/',
  'maquis/rules/rulings/',
  'maquis/rules/reference/',
  'maquis/rules/glossary/',
  'maquis/coverage/',
  'maquis/print/aid/',
  'maquis/scenarios/',
  'maquis/scenarios/safe-places-two-radios/',
  'maquis/scenarios/first-day/',
  'maquis/table/',
  'maquis/practice/',
  'maquis/position/',
  'about/',
  'accessibility/',
  'offline/',
];

/** One page in one language, the next in the other: the same components draw both. */
const kindsIn = (language: Language): readonly string[] =>
  KINDS.filter((_, nth) => SHARE === 1 || LANGUAGES[nth % LANGUAGES.length] === language);

const LOOKS = [
  { width: 320, height: 640, type: 1 },
  { width: 390, height: 844, type: 2 },
];

it.each(LANGUAGES)('no page scrolls sideways, narrow or in large type (%s)', async (language) => {
  const page = await visit(`${language}/`);
  const wrong: string[] = [];
  for (const kind of kindsIn(language)) {
    await page.goto(`${inject('site')}${language}/${kind}`);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    if (/maquis\/(table|practice)\/$/.test(kind)) await prompt(page).waitFor();
    if (kind.endsWith('position/')) await page.locator('.editor-verdict').waitFor();
    for (const { width, height, type } of LOOKS) {
      await page.setViewportSize({ width, height });
      await typeSize(page, type);
      const found = await sideways(page);
      if (found) wrong.push(`${kind} at ${width} px, type ${type}: ${found}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('no moment of a game scrolls sideways in large type', async () => {
  const page = await pageWithGame({ width: 390, height: 844 });
  const wrong: string[] = [];
  for (const moment of ['a place chosen', 'a way home', 'over'] as const) {
    await typeSize(page, 1);
    await MOMENTS[moment](page);
    await typeSize(page, 2);
    const found = await sideways(page);
    if (found) wrong.push(`${moment}: ${found}`);
  }
  expect(wrong).toEqual([]);
});

/** Names of tools that do not fit into their buttons, or on the screen. */
const cutNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=toolbar] button span, .aid-pull span')]
      .filter((name) => name.getBoundingClientRect().width > 1)
      .filter((name) => {
        const text = document.createRange();
        text.selectNodeContents(name);
        const { left, right } = text.getBoundingClientRect();
        const button = name.closest('button')?.getBoundingClientRect();
        return button && (left < button.left - 1 || right > button.right + 1);
      })
      .map((name) => name.textContent ?? ''),
  );

it.each([
  ['maquis/practice/', 'en'],
  ['resist/practice/', 'zh'],
  ['les-poilus/practice/', 'en'],
  ['set-europe-ablaze/table/', 'zh'],
])('in large type every name of a tool is whole: %s (%s)', async (room, language) => {
  const page = await visit(`${language}/${room}`);
  await page.locator('.aid-primary').first().click();
  await page.getByRole('toolbar').first().waitFor();
  await typeSize(page, 1.5);
  const wrong: string[] = [];
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    wrong.push(...(await cutNames(page)).map((name) => `${width}×${height}: ${name}`));
  }
  expect(wrong).toEqual([]);
});

it('in large type on a desk, and at the table on a phone across, every tool of RESIST! has its name', async () => {
  for (const [room, sizes] of [
    ['en/resist/practice/', [[1280, 720, 1.5]]],
    [
      'en/resist/table/',
      [
        [1280, 720, 1.5],
        [844, 390, 1],
        [667, 375, 1],
      ],
    ],
  ] as const) {
    const page = await visit(room);
    await page.locator('.aid-primary').first().click();
    await page.getByRole('toolbar').first().waitFor();
    for (const [width, height, type] of sizes) {
      await page.setViewportSize({ width, height });
      await typeSize(page, type);
      const nameless = await page
        .locator('[role=toolbar] button span')
        .evaluateAll((names) =>
          names
            .filter((name) => name.clientWidth < 8 || name.clientHeight < 8)
            .map((name) => name.textContent),
        );
      expect([...nameless, ...(await cutNames(page))], `${room} ${width}×${height}`).toEqual([]);
    }
    await typeSize(page, 1);
  }
});

it('on a phone across, and at twice the size on a small screen, every tool of RESIST! but undo shows its name', async () => {
  for (const path of ['en/resist/practice/', 'en/resist/scenarios/the-villa-can-wait/']) {
    const page = await visit(path);
    await page.locator('.aid-primary').first().click();
    await page.getByRole('toolbar').first().waitFor();
    for (const [width, height] of [
      [844, 390],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      const nameless = await page
        .locator('[role=toolbar] button:not(.aid-tool--undo) span')
        .evaluateAll((names) =>
          names
            .filter((name) => name.clientWidth < 8 || name.clientHeight < 8)
            .map((name) => name.textContent),
        );
      const lastTool = page.locator('[role=toolbar] button').last();
      const right = await lastTool.evaluate((tool) => tool.getBoundingClientRect().right);
      const wrong = [...nameless, ...(await cutNames(page))];
      expect(wrong, `${path} ${width}×${height}`).toEqual([]);
      expect(right).toBeLessThanOrEqual(width);
    }
  }
});

it('at twice the size on a small screen the board of Les Poilus is whole', async () => {
  for (const room of ['en/les-poilus/practice/', 'en/les-poilus/table/']) {
    const page = await visit(room);
    await page.locator('.aid-primary').last().click();
    const board = page.locator('.poilus-board');
    await board.waitFor();
    await page.setViewportSize({ width: 640, height: 360 });
    const cut = await board.evaluate((whole) =>
      [whole, ...whole.querySelectorAll('.threat__word')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ className }) => className),
    );
    expect(cut, room).toEqual([]);
  }
});

it('magnified fourfold, nothing lies over the town or over the question', async () => {
  const page = await pageWithGame({ width: 320, height: 256 });
  const town = page.getByRole('group', { name: 'The town' });
  for (const place of await town.getByRole('button').all()) {
    await place.scrollIntoViewIfNeeded();
    const covered = await place.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 3);
      return button.contains(seen)
        ? undefined
        : `${button.textContent} lies under ${seen?.className}`;
    });
    expect(covered).toBeUndefined();
  }
});

/**
 * Words that a frame cuts off at its side, that begin or end outside of the window, or that lie under what stands
 * beside them. What stays in place while the page is read lies over it as it should; the town scrolls in its frame.
 */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('.aid') as Element,
      NodeFilter.SHOW_TEXT,
    );
    const cut = new Set<string>();
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) ||
        stays(element.parentElement));
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      const said = textContent?.trim();
      if (!said || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (
        parentElement.closest(
          '.visually-hidden, [aria-hidden=true], select, svg, .town, .goal-cards',
        )
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      let frame: Element | null = parentElement;
      while (
        frame &&
        getComputedStyle(frame).overflowX !== 'hidden' &&
        getComputedStyle(frame).overflowX !== 'clip'
      )
        frame = frame.parentElement;
      const edge = frame?.getBoundingClientRect();
      if (width < 2 || (edge && edge.width < 2)) continue;
      const from = Math.max(edge?.left ?? 0, 0);
      const to = Math.min(edge?.right ?? innerWidth, innerWidth);
      const y = (top + bottom) / 2;
      const over = y > 0 && y < innerHeight ? document.elementFromPoint(right - 3, y) : null;
      const isUnder =
        over && !over.contains(parentElement) && !parentElement.contains(over) && !stays(over);
      if (left < from - 1.5 || right > to + 1.5 || isUnder) cut.add(said.slice(0, 40));
    }
    return [...cut];
  });

const EXERCISES = ['maquis/exercises/#916', 'resist/exercises/#110', 'les-poilus/exercises/#545'];

const PLAY_ROOMS = [
  'maquis/table/',
  'maquis/practice/',
  'resist/table/',
  'resist/practice/',
  'les-poilus/table/',
  'les-poilus/practice/',
  'set-europe-ablaze/table/',
  ...EXERCISES,
];

it.each(LANGUAGES)('in large type no words of a game are cut off (%s)', async (language) => {
  const page = await visit(`${language}/`);
  const wrong: string[] = [];
  for (const room of PLAY_ROOMS) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${inject('site')}${language}/${room}`);
    await page.locator('[data-skeleton]').waitFor({ state: 'detached' });
    await page.locator('.aid').first().waitFor();
    for (const moment of ['set-up', 'first question'] as const) {
      if (moment === 'first question') {
        await page.locator('.aid-primary').first().click();
        await page.getByRole('toolbar').first().waitFor();
      }
      for (const type of [1.5, 2]) {
        await typeSize(page, type);
        const found = await cutWords(page);
        wrong.push(...found.map((words) => `${room} ${moment}, type ${type}: ${words}`));
      }
      await typeSize(page, 1);
    }
  }
  expect(wrong).toEqual([]);
});

/** A desk and a phone, each magnified twice. */
const MAGNIFIED = [
  [640, 360],
  [195, 422],
] as const;

it.each(LANGUAGES)('magnified twice no words of an exercise are cut off (%s)', async (language) => {
  const page = await visit(`${language}/`);
  const wrong: string[] = [];
  for (const exercise of EXERCISES) {
    for (const [width, height] of MAGNIFIED) {
      await page.setViewportSize({ width, height });
      await page.goto(inject('site'));
      await page.goto(`${inject('site')}${language}/${exercise}`);
      for (const moment of ['task', 'playing'] as const) {
        await page.locator(`[data-stage="${moment}"]`).waitFor();
        await drawn(page);
        const found = [await sideways(page), ...(await cutWords(page))].filter(Boolean);
        wrong.push(...found.map((words) => `${exercise} ${moment} at ${width} px: ${words}`));
        if (moment === 'task') await page.locator('.aid-primary').first().click();
      }
    }
  }
  expect(wrong).toEqual([]);
});
