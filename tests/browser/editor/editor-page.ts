import type { Locator, Page } from 'playwright-core';
import type { LocationId } from '#games/maquis/data/index.ts';
import { readLink, type Table } from '#games/maquis/engine/index.ts';
import { button, closeSheet, drawn, placeOn, town } from '../table/table-page.ts';
import { type Visit, visit } from '../visit.ts';

/* The position editor as a visitor uses it. */

const EDITOR = 'en/maquis/position/';

export async function openEditor(options?: Visit, fragment = ''): Promise<Page> {
  const page = await visit(EDITOR + fragment, options);
  await verdict(page).waitFor();
  // Whoever drags is listened to once it has been painted.
  await drawn(page);
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

export const PLAYABLE = 'This position can be played.';

export const ready = (page: Page): Promise<string | null> => verdict(page).textContent();

/** The address that the editor offers for its position. */
export async function shared(page: Page): Promise<string> {
  await button(page, 'Share').click();
  const address = await page.getByLabel('This position', { exact: true }).inputValue();
  await closeSheet(page);
  return new URL(address).hash;
}

export function tableIn(fragment: string): Table {
  const read = readLink(fragment);
  if (!('position' in read)) throw new Error('the link holds no position');
  return read.position.table;
}

/** A turn in its actions: a worker at the grocer, another cut off at Radio B. */
export async function setUpActions(page: Page): Promise<void> {
  await stand(page, 'grocer', 'Worker');
  await stand(page, 'radio-b', 'Worker');
  await page.getByRole('radio', { name: 'the workers act next' }).check();
  await stand(page, 'black-market', 'Police');
  const moment = await part(page, 'Moment, tracks and workers');
  for (let day = 0; day < 4; day++) {
    await button(moment, 'Turn marker (0 is START): one more').click();
  }
  const goods = await part(page, 'Goods');
  await button(goods.getByRole('group', { name: 'Goods in hand' }), 'weapon: one more').click();
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
