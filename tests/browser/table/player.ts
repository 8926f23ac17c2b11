import type { Page } from 'playwright-core';
import { primary, promptText, town } from './table-page.ts';

/** Reloads a page so that its games come from a seed that is always the same. */
export async function seeded(page: Page): Promise<Page> {
  await page.addInitScript(() => {
    let last = 1;
    crypto.getRandomValues = (into) => {
      if (into instanceof Uint32Array) for (const n of into.keys()) into[n] = last++ * 0x9e3779b1;
      return into;
    };
  });
  await page.reload();
  return page;
}

/** Plays on by what is on the screen, without a plan, until the game is over. */
export async function playByHand(page: Page): Promise<void> {
  for (let n = 0; n < 600; n++) {
    const asked = await promptText(page);
    if (/^(You have|A draw)/.test(asked)) return;
    if (await primary(page).isVisible()) {
      await primary(page).click();
    } else if (asked.startsWith('Where does')) {
      const free = town(page).locator('button:not([aria-disabled="true"])');
      await free.nth((n * 7) % (await free.count())).click();
    } else {
      await page.locator('.aid-panel .aid-choices').first().getByRole('button').first().click();
    }
  }
  throw new Error('the game does not end');
}
