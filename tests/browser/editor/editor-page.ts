import type { Locator, Page } from 'playwright-core';
import type { LocationId } from '#maquis/data/index.ts';
import { placeOn, town } from '../table/table-page.ts';
import { type Visit, visit } from '../visit.ts';

/* The position editor as a visitor uses it. */

export const EDITOR = 'en/maquis/position/';

export async function openEditor(options?: Visit, fragment = ''): Promise<Page> {
  const page = await visit(EDITOR + fragment, options);
  page.setDefaultTimeout(10_000);
  await verdict(page).waitFor();
  return page;
}

export const verdict = (page: Page): Locator => page.locator('.editor-verdict');
export const faults = (page: Page): Locator => page.locator('.editor-faults li');

export const at = (page: Page, place: LocationId): Locator => placeOn(town(page), place);

/** Taps a place, as often as it takes to see its panel, and says who stands there. */
export async function stand(
  page: Page,
  place: LocationId,
  pawn: 'Nobody' | 'Worker' | 'Police' | 'Soldier',
): Promise<void> {
  await at(page, place).click();
  await page.getByRole('radio', { name: pawn, exact: true }).check();
  await page.locator('.editor-place').getByRole('button', { name: 'Close' }).click();
}

/** Opens one of the parts beside the town. */
export async function part(page: Page, name: string): Promise<Locator> {
  const found = page.locator('.editor-part', { hasText: name }).first();
  if ((await found.getAttribute('open')) === null) await found.locator('summary').click();
  return found;
}

/** The middle of what is seen of something, in CSS pixels. */
export async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves a finger from one spot to another, in steps as a hand does; without lifting it at the end. */
export async function drawFinger(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let n = 1; n <= 8; n++) {
    const share = n / 8;
    await touch('touchMove', [
      { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
    ]);
  }
  return () => touch('touchEnd', []).then(() => undefined);
}
