import { expect, inject, it } from 'vitest';
import { LANGUAGES } from '#site/layout/languages.ts';
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

const LOOKS = [
  { width: 320, height: 640, type: 1 },
  { width: 390, height: 844, type: 2 },
];

it.each(LANGUAGES)('no page scrolls sideways, narrow or in large type (%s)', async (language) => {
  const page = await visit(`${language}/`);
  const wrong: string[] = [];
  for (const kind of KINDS) {
    await page.goto(`${inject('site')}${language}/${kind}`);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    if (/(table|practice)\/$/.test(kind)) await prompt(page).waitFor();
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
