import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { LocationId } from '#games/maquis/data/index.ts';
import { PHONE } from '../screen-sizes.ts';
import { button, nameOf, placeOn, prompt, promptText, town } from '../table/table-page.ts';
import { visit } from '../visit.ts';
import { at, drawFinger, middleOf, openEditor } from './editor-page.ts';

const words = (page: Page, place: LocationId): Promise<string> => nameOf(at(page, place));

/** A pawn of the box beside the town, in the order worker, police, soldier. */
const boxed = (page: Page, pawn: 'worker' | 'police' | 'soldier'): Locator =>
  page.locator(`[data-pawn-from="box:${pawn}"]`);

const ghost = (page: Page): Locator => page.locator('.pawn-ghost');

/** Presses the mouse on something and moves it over something else, without letting go. */
async function pull(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await pull(page, from, to);
  await page.mouse.up();
}

/** A game in practice with its first worker to be placed. */
async function placing(width = 1280): Promise<Page> {
  const page = await visit('en/maquis/practice/', { width, height: 900 });
  await prompt(page).waitFor();
  await page.getByLabel('Seed', { exact: true }).fill('a spring day');
  await button(page, 'Start').click();
  await expect.poll(() => promptText(page)).toContain('Where does worker 1');
  return page;
}

const waiting = (page: Page): Locator => page.locator('[data-pawn-from="home"]').first();
const refused = (page: Page): Locator => page.locator('.town__refusal[role=status]');

it('a pawn dragged in the editor comes out of the box, goes from place to place, and may stand where it cannot', async () => {
  const page = await openEditor({ height: 1200 });
  await drag(page, boxed(page, 'worker'), at(page, 'doctor'));
  await expect.poll(() => words(page, 'doctor')).toContain('a worker here');

  // A tap is no drag, and chooses its place.
  await page.locator('.editor-place').getByRole('button', { name: 'Close' }).click();
  const { x, y } = await middleOf(at(page, 'doctor'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y + 2);
  expect(await ghost(page).count()).toBe(0);
  await page.mouse.up();
  await page.getByText('Who is at the Doctor?').waitFor();

  // It stays where it was when it is let go beside the town, or Escape is pressed.
  await drag(page, at(page, 'doctor'), page.locator('.editor-verdict'));
  expect(await words(page, 'doctor')).toContain('a worker here');
  await pull(page, at(page, 'doctor'), at(page, 'fence'));
  await ghost(page).waitFor();
  await page.keyboard.press('Escape');
  expect(await ghost(page).count()).toBe(0);
  await page.mouse.up();
  expect(await words(page, 'fence')).toContain('free');
  expect(await words(page, 'doctor')).toContain('a worker here');

  // It takes the place of another.
  await drag(page, boxed(page, 'police'), at(page, 'fence'));
  await expect.poll(() => words(page, 'fence')).toContain('police');
  await drag(page, at(page, 'fence'), at(page, 'doctor'));
  await expect.poll(() => words(page, 'doctor')).toContain('police');
  expect(await words(page, 'fence')).toContain('free');
  await button(page, 'Undo').click();
  expect(await words(page, 'doctor')).toContain('a worker here');

  // Where it cannot stand it is told why, with the rule.
  await drag(page, boxed(page, 'police'), at(page, 'field-west'));
  const fault = page.locator('.editor-faults li').filter({ hasText: 'West Field' });
  await fault.waitFor();
  expect(await fault.getByRole('link').getAttribute('href')).toContain('maquis.patrol-placement');
});

it('a pawn in the editor follows a finger, and the page stays where it is', async () => {
  const page = await openEditor(PHONE);
  const pawn = boxed(page, 'soldier');
  // Until its letters and its later parts are there, a line more or less moves what stands below.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  await pawn.click({ trial: true });
  const scrolled = await page.evaluate(() => window.scrollY);
  const lift = await drawFinger(
    page,
    await middleOf(pawn),
    await middleOf(at(page, 'poor-district')),
  );
  await ghost(page).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await lift();
  await expect.poll(() => words(page, 'poor-district')).toContain('a soldier');
});

it('a worker dragged onto the town in practice is placed there; where it cannot be, the map says why, as to the keyboard and under the mouse', async () => {
  const page = await placing();
  const seen = page.locator('.town__refusal[aria-hidden]');
  await placeOn(town(page), 'field-west').hover();
  await expect.poll(() => seen.textContent()).toContain('There is nothing on the West Field');
  await page.mouse.move(0, 0);
  await expect.poll(() => seen.textContent()).toBe('');
  await placeOn(town(page), 'cafe').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => seen.textContent()).toContain('There is nothing on the West Field');
  expect(await refused(page).textContent()).toBe('');

  await drag(page, waiting(page), placeOn(town(page), 'field-west'));
  await expect
    .poll(() => refused(page).textContent())
    .toContain('There is nothing on the West Field');
  expect(await promptText(page)).toContain('Where does worker 1');
  await drag(page, waiting(page), placeOn(town(page), 'doctor'));
  await page.locator('.patrol-card').waitFor();
  expect(await nameOf(placeOn(town(page), 'doctor'))).toContain('a worker here');
});

it('a finger that rests on a place that cannot be chosen is told why, and no menu comes; a worker is placed by it through the sheet over the town', async () => {
  const page = await placing(390);
  const field = placeOn(town(page), 'field-west');
  const on = await middleOf(field);
  const rested = await drawFinger(page, on, on);
  await expect
    .poll(() => refused(page).textContent())
    .toContain('There is nothing on the West Field');
  // Not every browser asks for its menu when a finger rests; so it is asked for here.
  const menu = { bubbles: true, cancelable: true };
  const isHeldBack = await field.evaluate(
    (place, how) => !place.dispatchEvent(new Event('contextmenu', how)),
    menu,
  );
  await rested();
  expect(isHeldBack).toBe(true);
  expect(await promptText(page)).toContain('Where does worker 1');

  const lift = await drawFinger(
    page,
    await middleOf(waiting(page)),
    await middleOf(placeOn(town(page), 'doctor')),
  );
  await lift();
  await page.locator('.patrol-card').waitFor();
  expect(await nameOf(placeOn(town(page), 'doctor'))).toContain('a worker here');
});
