import type { Page } from 'playwright-core';

/** What of these parts lies under something else, or out of the window, by what it says. */
export const coveredOn = (page: Page, parts: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const isCovered = (part: Element): boolean => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const across = [left + 2, (left + right) / 2, right - 2];
      return across.some((x) => {
        const there = document.elementFromPoint(x, (top + bottom) / 2);
        return there === null || !(part.contains(there) || there.contains(part));
      });
    };
    return [...document.querySelectorAll(wanted)]
      .filter(isCovered)
      .map((part) => part.textContent ?? '');
  }, parts);
