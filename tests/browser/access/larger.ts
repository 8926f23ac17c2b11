import type { Page } from 'playwright-core';

/** The type size a browser begins with, in CSS pixels. */
const USUAL_TYPE = 16;

/** Sets the type size of the browser, as a visitor does in its settings: 2 is twice the usual. */
export async function typeSize(page: Page, times: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const standard = USUAL_TYPE * times;
  await browser.send('Page.setFontSizes', {
    fontSizes: { standard, fixed: Math.round((standard * 13) / 16) },
  });
  await browser.detach();
}

/** How many pixels of the page lie outside of the window to the right, and what sticks out farthest. */
export const sideways = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= window.innerWidth) return undefined;
    const all = [...document.body.querySelectorAll<HTMLElement>('*')];
    const right = (element: HTMLElement) => element.getBoundingClientRect().right;
    const farthest = all.reduce((one, other) => (right(other) > right(one) ? other : one));
    return `${scrollWidth} px wide: ${farthest.tagName} “${farthest.textContent?.trim().slice(0, 40)}”`;
  });
