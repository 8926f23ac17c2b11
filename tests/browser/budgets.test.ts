import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { GAME_FOLDERS } from '#site/games/folders.ts';
import budgets from '../budgets/budgets.json' with { type: 'json' };
import { MEASURES, weigh } from '../budgets/weigh.ts';
import { builtPages } from './built-site.ts';
import { openEditor, stand } from './editor/editor-page.ts';
import { openTable, setUpTable } from './table/table-page.ts';

/** A budget nobody comes near guards nothing: a tenth and a little above the heaviest page at most. */
const SLACK = 1.15;

const weighed = builtPages().map(({ path, html }) => ({
  path,
  kind: budgets.kinds.find(({ pages }) => new RegExp(pages).test(path))?.kind,
  weight: weigh(html, inject('dist')),
}));

describe.each(budgets.kinds)('$kind', (budget) => {
  const pages = weighed.filter(({ kind }) => kind === budget.kind);

  it.each(MEASURES)('stays within its budget: %s', (measure) => {
    expect(pages.length).toBeGreaterThan(1);
    const over = pages
      .filter(({ weight }) => weight[measure] > budget[measure])
      .map(({ path, weight }) => `${path}: ${weight[measure]}, at most ${budget[measure]}`);
    expect(over).toEqual([]);
  });

  it('has no budget far above what it weighs', () => {
    for (const measure of ['html', 'script', 'style', 'font'] as const) {
      const most = Math.max(...pages.map(({ weight }) => weight[measure]));
      expect(budget[measure], measure).toBeLessThanOrEqual(SLACK * most + 500);
    }
  });
});

it('no page of one game loads the code of another', () => {
  const foreign = weighed.flatMap(({ path, weight: { scripts } }) => {
    const [, game] = /^[a-z]{2}\/([^/]+)\//.exec(path) ?? [];
    if (!game || !GAME_FOLDERS.includes(game)) return [];
    return scripts
      .filter((script) =>
        GAME_FOLDERS.some((other) => other !== game && script.includes(`/${other}-`)),
      )
      .map((script) => `${path}: ${script}`);
  });
  expect(foreign).toEqual([]);
});

/** The bytes of script that a page has loaded so far, packed. */
async function scriptOf(page: Page): Promise<number> {
  const addresses = await page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.endsWith('.js')),
    ),
  ]);
  expect(addresses.length).toBeGreaterThan(1);
  const inline = await page.locator('script:not([src])').allTextContents();
  const files = await Promise.all(
    addresses.map(async (address) => Buffer.from(await (await fetch(address)).arrayBuffer())),
  );
  return [...files, ...inline.map((text) => Buffer.from(text))]
    .map((body) => gzipSync(body, { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0);
}

describe('script, once a page is in use', () => {
  it('stays within its budget at the table', async () => {
    const page = await openTable();
    await setUpTable(page);
    expect(await scriptOf(page)).toBeLessThanOrEqual(budgets.inUse['table aid']);
  });

  it('stays within its budget in the position editor', async () => {
    const page = await openEditor();
    await stand(page, 'doctor', 'Worker');
    expect(await scriptOf(page)).toBeLessThanOrEqual(budgets.inUse['position editor']);
  });
});
