import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import budgets from '../budgets/budgets.json' with { type: 'json' };
import { openEditor, stand } from './editor/editor-page.ts';
import { openTable, setUpTable } from './table/table-page.ts';

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
