import type { Page } from 'playwright-core';
import { DESK, PHONE } from '../screen-sizes.ts';
import { violations as violationsIn } from '../violations.ts';

/** What axe finds wrong in the table aid as it stands, a line for each rule broken. */
export const violations = (page: Page, rules?: readonly string[]): Promise<readonly string[]> =>
  violationsIn(page, { within: '.aid', ...(rules ? { rules } : {}) });

/** The same of all that stands beside the town, whose nineteen places are most of the work. */
export const violationsBeside = (page: Page): Promise<readonly string[]> =>
  violationsIn(page, { within: '.aid', except: '.town' });

/**
 * What is wrong with a page in either look, and how far it is wider than the screen. Themes differ in their colours
 * alone: it is looked at as a whole on a phone in the light, and for its contrast on a desk in the dark. It comes on
 * a phone and is left on one.
 */
export async function inBothLooks(page: Page, look = violations): Promise<readonly string[]> {
  const light = [...(await look(page)), ...(await wider(page))];
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = [...(await look(page, ['color-contrast'])), ...(await wider(page))];
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  return [...light, ...dark.map((one) => `on a desk in the dark: ${one}`)];
}

/** By how much a page can be scrolled sideways. */
async function wider(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  return beyond > 0 ? [`${beyond} px too wide`] : [];
}
