import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sizesFor } from '../screen-sizes.ts';

/*
 * The board and the question with its main button stand on the screen together, always: in every phase,
 * at every size, nothing is covered, nothing needs scrolling and no name of a hardship or a threat is cut.
 */

/** What is wrong, the decks, the six counts, no man's land, the players, the question and what goes on. */
const PARTS =
  '.aid-wrong, .decks, .threat, .land, .ring, .soldier, .player-row, .play-question #aid-prompt, .play-question .aid-primary';

/** The parts that cannot be seen and touched where they stand. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate((parts) => {
    const isSeen = (element: Element): boolean => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const within =
        left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return within && there !== null && (element.contains(there) || there.contains(element));
    };
    const isScrolled = document.documentElement.scrollWidth > innerWidth || scrollY !== 0;
    const hidden = [...document.querySelectorAll(parts)].filter((element) => !isSeen(element));
    const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;
    const names = '.player-row .knock, .threat__word';
    const cut = [...document.querySelectorAll(names)].filter(isCut);
    return [
      ...cut.map(({ textContent }) => `cut: ${textContent}`),
      ...(isScrolled ? ['the page is scrolled'] : []),
      ...hidden.map((element) => `${element.className}: ${element.textContent}`),
    ];
  }, PARTS);

/** Looks at the page as it is now at its sizes, and leaves it at the one it had. */
export async function standsOnEveryScreen(page: Page, phase: string): Promise<void> {
  const before = page.viewportSize();
  const wrong: string[] = [];
  for (const [width, height] of sizesFor(phase)) {
    await page.setViewportSize({ width, height });
    wrong.push(...(await outOfSight(page)).map((what) => `${width}×${height}, ${phase}: ${what}`));
  }
  if (before) await page.setViewportSize(before);
  expect(wrong).toEqual([]);
}
