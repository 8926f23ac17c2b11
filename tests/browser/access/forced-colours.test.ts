import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { MOMENTS, pageWithGame } from '../table/moments.ts';
import { choosePlace, placeOn, town } from '../table/table-page.ts';
import { visit } from '../visit.ts';

/*
 * Where a visitor's own colours are in force, backgrounds and shadows go: what is chosen must be told
 * by a line.
 */

const forced = async (page: Page): Promise<Page> => {
  await page.emulateMedia({ forcedColors: 'active' });
  return page;
};

/** The lines drawn around something. */
const lines = (what: Locator): Promise<string> =>
  what.evaluate((element) => {
    const style = getComputedStyle(element);
    const sides = ['top', 'right', 'bottom', 'left'].map((side) =>
      ['width', 'style', 'color'].map((of) => style.getPropertyValue(`border-${side}-${of}`)),
    );
    return `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor} ${sides.join(' ')}`;
  });

it('the place chosen is told from those that are free and those that are shut', async () => {
  const page = await forced(await pageWithGame({}));
  await MOMENTS['a place chosen'](page);
  const drawn = (place: Parameters<typeof placeOn>[1]) =>
    lines(placeOn(town(page), place).locator('.place__roundel'));
  const chosen = await drawn('radio-a');
  const all = [chosen, await drawn('radio-b'), await drawn('safe-house')];
  expect(new Set(all).size).toBe(3);
  await choosePlace(page, 'radio-b');
  expect(await drawn('radio-b')).toBe(chosen);
  expect(await drawn('radio-a')).not.toBe(chosen);
});

it('the answer chosen is told from the others', async () => {
  const page = await forced(await visit('en/maquis/practice/'));
  const answer = (name: string) =>
    page.locator('label.aid-radio', { has: page.getByRole('radio', { name, exact: true }) });
  await page.getByRole('radio', { name: 'Hard', exact: true }).check();
  expect(await lines(answer('Hard'))).not.toBe(await lines(answer('Easy')));
});

it('the room one is in and the result one is at are told from the others', async () => {
  const page = await forced(await visit('en/maquis/rules/upkeep/'));
  const room = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  expect(await lines(room('Rules'))).not.toBe(await lines(room('Puzzles')));
  expect(await lines(room('Practise'))).toBe(await lines(room('Puzzles')));
  await page.keyboard.press('/');
  await page.keyboard.type('police');
  const results = page.getByRole('listbox').getByRole('option');
  await results.nth(1).waitFor();
  await expect.poll(() => results.first().getAttribute('aria-selected')).toBe('true');
  expect(await lines(results.first())).not.toBe(await lines(results.nth(1)));
});

it('the piece chosen in the position editor is told from the others, on a phone', async () => {
  const page = await forced(await visit('en/maquis/position/', { width: 390, height: 844 }));
  await placeOn(town(page), 'doctor').click();
  const piece = (name: string) =>
    page.locator('.editor-place label', { has: page.getByRole('radio', { name, exact: true }) });
  await page.getByRole('radio', { name: 'Police', exact: true }).check();
  await page.getByRole('button', { name: 'Undo' }).focus();
  expect(await lines(piece('Police'))).not.toBe(await lines(piece('Nobody')));
});
