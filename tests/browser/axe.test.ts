import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { forgiveFaults, visit } from './visit.ts';

const PAGES = [
  ['home', 'en/'],
  ['contents', 'en/maquis/rules/'],
  ['chapter', 'en/maquis/rules/way-home/'],
  ['chapter of examples', 'en/maquis/rules/patrols/'],
  ['rulings', 'en/maquis/rules/rulings/'],
  ['reference', 'en/maquis/rules/reference/'],
  ['coverage', 'en/maquis/coverage/'],
  ['glossary', 'en/maquis/rules/glossary/'],
  ['table', 'en/maquis/table/'],
  ['practice', 'en/maquis/practice/'],
  ['puzzles', 'en/maquis/scenarios/'],
  ['a puzzle', 'en/maquis/scenarios/safe-places-two-radios/'],
  ['position editor', 'en/maquis/position/'],
  ['about', 'en/about/'],
  ['offline and updates', 'en/offline/'],
  ['no such page', 'no/such/page/'],
  ['home in Chinese', 'zh/'],
  ['chapter in Chinese', 'zh/maquis/rules/way-home/'],
  ['reference in Chinese', 'zh/maquis/rules/reference/'],
  ['table in Chinese', 'zh/maquis/table/'],
  ['practice in Chinese', 'zh/maquis/practice/'],
  ['about in Chinese', 'zh/about/'],
  ['what is not kept, in Chinese', 'zh/not-kept/'],
] as const;

const LOOKS = [390, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
);

async function violations(page: Page): Promise<readonly string[]> {
  const found = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

it.each(PAGES.flatMap(([name, path]) => LOOKS.map((look) => ({ name, path, ...look }))))(
  '$name has no accessibility violation ($theme, $width px)',
  async ({ path, width, theme }) => {
    const page = await visit(path, { width, theme });
    expect(await violations(page)).toEqual([]);
    if (path.startsWith('no/')) forgiveFaults();
  },
);

it.each(LOOKS)('search has no accessibility violation ($theme, $width px)', async (look) => {
  const page = await visit('en/', look);
  await page.keyboard.press('/');
  await page.keyboard.type('police');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  expect(await violations(page)).toEqual([]);
});

it('the opened list of chapters has no accessibility violation', async () => {
  const page = await visit('en/maquis/rules/way-home/', { width: 390 });
  await page.getByRole('button', { name: 'Chapters' }).click();
  expect(await violations(page)).toEqual([]);
});
