import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openTable, setUpTable } from './table-page.ts';

const MOST = 90 * 1024;

it('the table page loads at most 90 KB of compressed script', async () => {
  const page = await openTable();
  await setUpTable(page);
  const addresses = await page.evaluate(() => [
    ...new Set([
      ...performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.endsWith('.js')),
    ]),
  ]);
  const inline = await page.locator('script:not([src])').allTextContents();
  const loaded = await Promise.all(
    addresses.map(async (address) => (await fetch(address)).arrayBuffer()),
  );
  expect(loaded.length).toBeGreaterThan(1);
  const sizes = [...loaded.map((body) => Buffer.from(body)), ...inline.map(Buffer.from)].map(
    (body) => gzipSync(body, { level: 9 }).length,
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThanOrEqual(MOST);
});
