import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openEditor, stand } from './editor-page.ts';

const MOST = 110 * 1024;

it('the editor loads at most 110 KB of compressed script', async () => {
  const page = await openEditor();
  await stand(page, 'doctor', 'Worker');
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
  const files = await Promise.all(
    [...new Set(addresses)].map(async (address) => (await fetch(address)).arrayBuffer()),
  );
  const inline = await page.locator('script:not([src])').allTextContents();
  const bodies = [...files.map((file) => Buffer.from(file)), ...inline.map(Buffer.from)];
  const sizes = bodies.map((body) => gzipSync(body, { level: 9 }).length);
  expect(files.length).toBeGreaterThan(1);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(MOST / 4);
  expect(total).toBeLessThanOrEqual(MOST);
});
