// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { type Goods, LOCATION_IDS, type LocationId } from '#games/maquis/data/index.ts';
import { positionLink } from '#games/maquis/engine/index.ts';
import { LOCATION_NAMES } from '#games/maquis/i18n/names.ts';
import { PHONE } from '../../../../browser/screen-sizes.ts';
import {
  button,
  nameOf,
  placeOn,
  primary,
  prompt,
  promptText,
  town,
} from '../../../../browser/table/table-page.ts';
import { tableWith } from '../../engine/tables.ts';
import { visit } from '../visit.tsx';

/** No patrol comes to a spare room, and from this one the way leads over the Grocer, where a worker stands. */
const NEAR_HOME: readonly LocationId[] = ['cafe', 'grocer', 'spare-room-south-east'];

/** A morning on which three workers leave the safe houses, a weapon in hand or none, as a link tells it. */
function morning(patrolsToCome: 3 | 4 | 5, hand: Goods): string {
  const morale = { 3: 6, 4: 4, 5: 1 }[patrolsToCome];
  const table = tableWith({ safeHouse: 3, morale, patrolsToCome, hand });
  return `#${positionLink({ table, seed: 'a spring day', moves: [], at: 0 })}`;
}

describe.each([
  ['three patrols', 3, {}, 12],
  ['three patrols, a weapon in hand', 3, { weapon: 1 }, 12],
  ['four patrols', 4, {}, 13],
  ['four patrols, a weapon in hand', 4, { weapon: 1 }, 13],
  ['five patrols', 5, {}, 13],
  ['five patrols, a weapon in hand', 5, { weapon: 1 }, 13],
] as const)('with %s', (_, patrols, hand, most) => {
  it(`maquis.turn: a turn of three workers, way home and upkeep included, takes ${most} taps`, async () => {
    const page = await visit(`en/maquis/practice/${morning(patrols, hand)}`, PHONE);
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
    expect(taps).toBeLessThanOrEqual(most);
  });
});

it('the last patrol is told beside the first action, where it can still be shot or undone', async () => {
  const page = await visit(`en/maquis/practice/${morning(3, { weapon: 1 })}`, PHONE);
  for (const near of NEAR_HOME) {
    await expect.poll(() => promptText(page)).toContain('Where does worker');
    await placeOn(town(page), near).tap();
    await primary(page).tap();
  }
  await expect.poll(() => promptText(page)).toBe('Which worker acts?');
  const told = await page.locator('.aid-panel .aid-hand').textContent();
  await button(page, 'Shoot a policeman').tap();
  const last = LOCATION_IDS.find((id) => told === `Policeman to ${LOCATION_NAMES[id]()}`);
  if (!last) throw new Error(`nobody stands where “${told}” tells`);
  await placeOn(town(page), last).tap();
  await expect.poll(() => page.locator('.aid-news').textContent()).toContain('shot');
  await expect.poll(() => promptText(page)).toBe('Which worker acts?');
  await button(page, /^Undo: shot/).tap();
  await button(page, /^Undo: worker/).tap();
  await button(page, 'Undo').last().tap();
  await expect.poll(() => promptText(page)).toContain('Where does worker 3 of 3');
});

it('patrols that come after the last worker are told in one go, each of them', async () => {
  const page = await visit(`en/maquis/practice/${morning(5, {})}`, PHONE);
  for (const near of NEAR_HOME) {
    await expect.poll(() => promptText(page)).toContain('Where does worker');
    await placeOn(town(page), near).tap();
    await primary(page).tap();
  }
  await expect.poll(() => primary(page).textContent()).toBe('Next 2 patrols');
  await primary(page).tap();
  await expect.poll(() => promptText(page)).toBe('Which worker acts?');
  const told = (await page.locator('.aid-panel .aid-hand').textContent()) ?? '';
  const names = told.split(', ').map((one) => one.replace(/^Policeman to /, ''));
  expect(names).toHaveLength(2);
  for (const name of names) {
    const place = LOCATION_IDS.find((id) => LOCATION_NAMES[id]() === name);
    if (!place) throw new Error(`nobody stands where “${told}” tells`);
    expect(await nameOf(placeOn(town(page), place))).toContain('police');
  }
});

it('maquis.shoot-once: whoever is armed may still have the patrols after the last worker one by one', async () => {
  const page = await visit(`en/maquis/practice/${morning(5, { weapon: 1 })}`, PHONE);
  for (const near of NEAR_HOME) {
    await expect.poll(() => promptText(page)).toContain('Where does worker');
    await placeOn(town(page), near).tap();
    await primary(page).tap();
  }
  await expect.poll(() => primary(page).textContent()).toBe('Next 2 patrols');
  await button(page, 'Next patrol').tap();
  await expect.poll(() => primary(page).textContent()).toBe('Next patrol');
  await button(page, 'Shoot a policeman').waitFor();
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
  await button(page.locator('.play-question'), /^South-east Spare Room/).tap();
  await primary(page).tap();
  await expect.poll(() => promptText(page)).toBe('Which worker acts?');
  await button(page, /^Undo: /).tap();
  await expect.poll(() => page.locator('.aid-panel .aid-choices .aid-choice').count()).toBe(3);
});
