import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { LANGUAGES, type Language } from '#site/layout/languages.ts';
import { SHARE } from '../../setup/cases.ts';
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
      .filter((name) => name.getClientRects().length > 0)
      .filter((name) => {
        const text = document.createRange();
        text.selectNodeContents(name);
        const { left, right } = text.getBoundingClientRect();
        const button = name.closest('button')?.getBoundingClientRect();
        const isSeen = getComputedStyle(name).position !== 'absolute';
        return isSeen && button && (left < button.left - 1 || right > button.right + 1);
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
