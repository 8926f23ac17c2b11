import { expect, it } from 'vitest';
import { visit } from '../visit.ts';
import { bundled } from './bundled.ts';
import type { Outcome } from './late-frames-page.ts';

it('a step that waits for its frame is not taken for overtaken by the next step of the same page', async () => {
  const page = await visit('404.html');
  const script = await bundled('tests/browser/kept/late-frames-page.ts');
  await page.route('**/late-frames/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Late frames</title><script type="module">${script}</script>`,
    }),
  );
  await page.goto(new URL('/late-frames/', page.url()).href);
  const outcome = await page.evaluate(
    () => (window as unknown as { outcome: Promise<Outcome> }).outcome,
  );
  expect(outcome).toEqual({
    kept: ['fulfilled', 'fulfilled'],
    stored: 'the second step',
    found: 'the second step',
  });
});
