import type { Page } from 'playwright-core';

/** Waits until what stands beside a board has followed it, a frame later, and the focus with it. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => done()))),
      ),
  );
