import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PHONE } from '../screen-sizes.ts';
import { button, nameOf } from '../table/table-page.ts';
import { inBothLooks } from '../table/violations.ts';
import { at, faults, openEditor, PLAYABLE, part, ready, stand } from './editor-page.ts';

/* What needs neither layout nor the order of Tab: tests/games/maquis/ui/editor/editor.test.tsx. */

it('a position is set up with the keyboard alone', async () => {
  const page = await openEditor();
  await at(page, 'safe-house').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const panel = page.locator('.editor-place');
  await panel.waitFor();
  const place = (await panel.getAttribute('aria-label')) ?? '';
  while ((await panel.locator(':focus').count()) === 0) await page.keyboard.press('Tab');
  while ((await panel.locator('input:focus').count()) === 0) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => panel.getByRole('radio', { name: 'Worker' }).isChecked()).toBe(true);
  expect(await town(page, place)).toContain('a worker here');
  expect(await ready(page)).toContain(PLAYABLE);
  await page.keyboard.press('Control+z');
  expect(await town(page, place)).not.toContain('a worker here');
});

it('on a phone what is wrong is said across the tools, above them', async () => {
  const page = await openEditor(PHONE);
  const more = button(page, 'Workers in safe houses: one more');
  await more.click();
  await more.click();
  const why = page.locator('.editor-tools__why');
  await why.waitFor();
  const tools = page.locator('.editor-tools .aid-tool');
  const box = async (one: Locator) => {
    const found = await one.boundingBox();
    if (!found) throw new Error('not on the screen');
    return found;
  };
  const [said, first, last] = [await box(why), await box(tools.first()), await box(tools.last())];
  expect(said.width).toBeGreaterThan(PHONE.width * 0.8);
  expect(said.y + said.height).toBeLessThanOrEqual(first.y + 1);
  expect(last.y).toBeCloseTo(first.y, 0);
  expect(last.y + last.height).toBeLessThanOrEqual(PHONE.height);
});

const town = (page: Page, name: string): Promise<string> =>
  nameOf(page.locator('.town').getByRole('button', { name }).first());

it('the editor has no accessibility violation, never scrolls sideways, and leads to the rule of what cannot be', async () => {
  const page = await openEditor(PHONE);
  await stand(page, 'fence', 'Soldier');
  const rule = await faults(page).getByRole('link').getAttribute('href');
  expect((await fetch(new URL(rule ?? '', page.url()))).status).toBe(200);
  for (const name of ['Edition, difficulty and goals', 'Goods', 'Patrol cards', 'Spare rooms']) {
    await part(page, name);
  }
  await at(page, 'field-west').click();
  for (const width of [360, 820]) {
    await page.setViewportSize({ width, height: 844 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      `${width}`,
    ).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(PHONE);
  expect(await inBothLooks(page)).toEqual([]);
  await button(page, 'Start from').click();
  expect(await inBothLooks(page)).toEqual([]);
});
