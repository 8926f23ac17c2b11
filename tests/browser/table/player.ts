import type { Locator, Page } from 'playwright-core';
import { primary, promptText, town } from './table-page.ts';

/** How something is pressed: by mouse, by finger, by keyboard. */
export type Press = (control: Locator) => Promise<void>;

const byMouse: Press = (control) => control.click();

export const byFinger: Press = (control) => control.tap();

/** How many stops of the focus lie between it and a control at least: less than none where that is behind it. */
const stopsTo = (control: Locator): Promise<number> =>
  control.evaluate((wanted) => {
    const within = wanted.closest('dialog') ?? document.body;
    const stops = [
      ...within.querySelectorAll<HTMLElement>('button, a[href], summary, select'),
    ].filter(
      (one) =>
        one.tabIndex >= 0 &&
        !one.matches(':disabled, [data-place]') &&
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.closest('[inert]'),
    );
    const at = document.activeElement ?? document.body;
    const isAfter = (one: Node, other: Node) =>
      (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const isAhead = isAfter(wanted, at);
    const [first, last] = isAhead ? [at, wanted] : [wanted, at];
    const between = stops.filter((one) => isAfter(one, first) && isAfter(last, one)).length;
    return isAhead ? between : -between - 1;
  });

/**
 * Tabs on, or back, until the focus is where it should be, then Enter; in the town the arrow keys lead on. What
 * lies between for certain is passed over in one go: to ask after each key takes longer than the key.
 */
export const byKeyboard: Press = async (control) => {
  const page = control.page();
  const isThere = () => control.evaluate((wanted) => wanted === document.activeElement);
  const isInTown = await control.evaluate((wanted) => wanted.matches('[data-place]'));
  const isOnTown = () => page.evaluate(() => document.activeElement?.matches('[data-place]'));
  for (let n = 0; n < 150 && !(isInTown ? await isOnTown() : await isThere()); n++) {
    const stops = await stopsTo(control);
    const key = stops < 0 ? 'Shift+Tab' : 'Tab';
    for (let left = Math.max(1, Math.abs(stops)); left > 0; left--) await page.keyboard.press(key);
  }
  for (let n = 0; isInTown && n < 80 && !(await isThere()); n++) {
    await page.keyboard.press(['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'][(n >> 3) % 4]);
    if (await page.evaluate(() => document.activeElement?.ariaDisabled === 'false')) break;
  }
  await page.keyboard.press('Enter');
};

/** Plays on by what is on the screen, without a plan, until the game is over. */
export async function playByHand(page: Page, press: Press = byMouse): Promise<void> {
  for (let n = 0; n < 600; n++) {
    const asked = await promptText(page);
    if (/^(You have|A draw)/.test(asked)) return;
    if (await primary(page).isVisible()) {
      await press(primary(page));
    } else if (asked.startsWith('Where does')) {
      const free = town(page).locator('button:not([aria-disabled="true"], [aria-haspopup])');
      await press(free.nth((n * 7) % (await free.count())));
    } else {
      await press(page.locator('.aid-panel .aid-choices').first().getByRole('button').first());
    }
  }
  throw new Error('the game does not end');
}
