import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { visit } from './visit.ts';

/* What each example does, on a page in memory: tests/games/maquis/ui/examples.test.tsx. */

it('without scripts an example is a still picture with its words and no dead control', async () => {
  const page = await visit('en/maquis/rules/patrols/', { scripts: false });
  const box = page.locator('[data-example="arrest-on-placement"]');
  expect(await box.getByRole('img').count()).toBeGreaterThan(10);
  expect(await box.getByRole('button').count()).toBe(0);
});

it('a chapter loads no example before it is near', async () => {
  const page = await visit('about:blank', { height: 500 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${inject('site')}en/maquis/rules/way-home/`, { waitUntil: 'networkidle' });
  const isBelow = await page
    .locator('[data-example="way-home"]')
    .evaluate((box) => box.getBoundingClientRect().top > innerHeight);
  expect(isBelow).toBe(true);
  expect(asked.filter((url) => /(Example|preact|town|aid)\.[^/]*\.js$/.test(url))).toEqual([]);
});

/** Every example of a page, awake: each brings its own styles. */
async function wakeAll(page: Page): Promise<void> {
  for (const box of await page.locator('[data-example]').all()) {
    await box.scrollIntoViewIfNeeded();
    await expect.poll(() => box.locator('astro-island[ssr]').count()).toBe(0);
  }
}

/** The words in a space of a track that come nearer to its edge than two pixels. */
const wordsAtFrames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('li:is(.track__space, .space)')].flatMap((space) => {
      const { left, right } = space.getBoundingClientRect();
      const words = document.createTreeWalker(space, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (words.nextNode()) {
        const { currentNode: word } = words;
        if (word.parentElement?.closest('.visually-hidden')) continue;
        const range = document.createRange();
        range.selectNodeContents(word);
        const at = range.getBoundingClientRect();
        if (at.width > 0 && (at.left < left + 2 || at.right > right - 2))
          found.push(word.textContent ?? '');
      }
      return found;
    }),
  );

it('an example can be played by keyboard alone, and a track of the rulebook keeps its shape beside live examples', async () => {
  for (const chapter of ['patrols', 'upkeep']) {
    const page = await visit(`en/maquis/rules/${chapter}/`, { width: 390 });
    await wakeAll(page);
    const overlaps = await page.evaluate(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      return [...document.querySelectorAll('.reference:has(.track)')].flatMap((figure) => {
        const spaces = [...figure.querySelectorAll('.space')];
        const below = [...spaces, ...figure.querySelectorAll('figcaption > *')];
        return spaces.flatMap((space) => {
          const { left, right, bottom } = space.getBoundingClientRect();
          const number = space.querySelector('.patrols')?.getBoundingClientRect();
          const mark = space.matches('.train') ? bottom + 0.75 * rem : bottom;
          const end = Math.max(number?.bottom ?? mark, mark);
          return below
            .filter((other) => {
              const at = other.getBoundingClientRect();
              const isBelow = at.top >= bottom - 1 && at.left < right && at.right > left;
              return isBelow && at.top < end - 1;
            })
            .map((other) => `${space.textContent} and ${other.textContent}`);
        });
      });
    });
    expect(overlaps, chapter).toEqual([]);
    expect(await wordsAtFrames(page), chapter).toEqual([]);
    expect(await page.locator('.reference .space').count(), chapter).toBeGreaterThan(5);
    if (chapter !== 'patrols') continue;
    const box = page.locator('[data-example="patrol-placement"]');
    await box.getByRole('group', { name: 'What you can try' }).getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await box
      .getByRole('status', { name: 'What happened' })
      .filter({ hasText: 'Pont Leveque' })
      .waitFor();
  }
});
