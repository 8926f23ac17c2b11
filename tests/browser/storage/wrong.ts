import type { Page } from 'playwright-core';

/** What may be wrong with keeping games, as the line above a game says it. */
export const WRONG = {
  denied: 'Nothing can be saved in this browser.',
  full: 'No room left: your last step may be lost.',
  step: 'This saved game opened only in part.',
  unreadable: 'Some saved games cannot be opened.',
  following: 'Also being played in another window.',
} as const;

/** A browser that lets the site store nothing, as a private window may; from the next page on. */
export const storeNothing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    IDBFactory.prototype.open = denied;
    Object.defineProperty(window, 'localStorage', { get: denied });
  });

/** Taps the line, and waits until the rest of it is told. */
export async function readWrong(page: Page, line: string, told: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: line }).click();
  await page.getByRole('dialog').getByText(told).waitFor();
}

/** Has read it: the line is gone. */
export async function closeWrong(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.locator('.aid-wrong').waitFor({ state: 'detached' });
}
