// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { LocationId } from '#games/maquis/data/index.ts';
import {
  button,
  placeOn,
  primary,
  prompt,
  promptText,
  town,
} from '../../../../browser/table/table-page.ts';
import { visit } from '../visit.tsx';

/** No patrol comes to a spare room, and from this one the way leads over the Grocer, where a worker stands. */
const NEAR_HOME: readonly LocationId[] = ['cafe', 'grocer', 'spare-room-south-east'];

it('maquis.turn: a turn of three workers, way home and upkeep included, takes 13 taps at most', async () => {
  const page = await visit('en/maquis/practice/', { width: 390, height: 844 });
  await prompt(page).waitFor();
  await page.getByLabel('Seed', { exact: true }).fill('a spring day');
  await button(page, 'Start').tap();
  await expect.poll(() => promptText(page)).toContain('Where does worker 1 of 3');
  let taps = 0;
  while (!(await page.getByText('Turn 2', { exact: true }).isVisible())) {
    taps++;
    if (taps > 40) throw new Error('the turn does not end');
    const choice = page.locator('.aid-panel .aid-choices .aid-choice').first();
    if (await primary(page).isVisible()) await primary(page).tap();
    else if (await choice.isVisible()) await choice.tap();
    else {
      for (const near of NEAR_HOME) {
        const place = placeOn(town(page), near);
        if ((await place.getAttribute('aria-disabled')) === 'true') continue;
        await place.tap();
        break;
      }
    }
    await promptText(page);
  }
  expect(taps).toBeLessThanOrEqual(13);
});

it('undo takes back one decision: the act together with the way home that was judged with it', async () => {
  const page = await visit('en/maquis/practice/', { width: 390, height: 844 });
  await prompt(page).waitFor();
  await page.getByLabel('Seed', { exact: true }).fill('a spring day');
  await button(page, 'Start').tap();
  for (const near of ['cafe', 'grocer', 'spare-room-south-east'] as const) {
    await expect.poll(() => promptText(page)).toContain('Where does worker');
    await placeOn(town(page), near).tap();
    await primary(page).tap();
  }
  await button(page, 'On to the actions').tap();
  await button(page.locator('.play-question'), /^South-east Spare Room/).tap();
  await primary(page).tap();
  await expect.poll(() => promptText(page)).toBe('Which worker acts?');
  await button(page, /^Undo: /).tap();
  await expect.poll(() => page.locator('.aid-panel .aid-choices .aid-choice').count()).toBe(3);
});
