import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { button, nameOf } from '../table/table-page.ts';
import { LOOKS, violations } from '../table/violations.ts';
import { at, faults, openEditor, PLAYABLE, part, ready, stand } from './editor-page.ts';

describe('a position set up by hand', () => {
  it('says at once what cannot be, each with its rule, and cannot be played then', async () => {
    const page = await openEditor();
    expect(await ready(page)).toContain(PLAYABLE);
    await stand(page, 'fence', 'Soldier');
    expect(await ready(page)).toContain('1 problem');
    expect(await faults(page).textContent()).toContain('the soldier track is on 0');
    expect(await button(page, 'Play from this position').isDisabled()).toBe(true);
    expect(await button(page, 'Share').isDisabled()).toBe(true);
    await stand(page, 'field-west', 'Worker');
    expect(await ready(page)).toContain('2 problems');
    const rule = faults(page).last().getByRole('link');
    expect(await rule.getAttribute('href')).toContain('maquis.empty-field');
    expect((await fetch(new URL((await rule.getAttribute('href')) ?? '', page.url()))).status).toBe(
      200,
    );
    await at(page, 'field-west').click();
    await button(page.locator('.editor-place'), 'food: one more').click();
    const moment = await part(page, 'Moment, tracks and workers');
    await button(moment, 'Soldier track: one more').click();
    expect(await ready(page)).toContain(PLAYABLE);
  });

  it('is set up with the keyboard alone', async () => {
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
});

const town = (page: Page, name: string): Promise<string> =>
  nameOf(page.locator('.town').getByRole('button', { name }).first());

describe('the editor, seen and measured', () => {
  it.each(LOOKS)('has no accessibility violation ($theme, $width px)', async (look) => {
    const page = await openEditor(look);
    await stand(page, 'fence', 'Soldier');
    await at(page, 'field-west').click();
    for (const name of ['Difficulty and goals', 'Goods', 'Patrol cards', 'Spare rooms']) {
      await part(page, name);
    }
    expect(await violations(page, look.rules)).toEqual([]);
    await button(page, 'Start from').click();
    expect(await violations(page, look.rules)).toEqual([]);
  });

  it.each([360, 390, 820, 1440])('never scrolls sideways (%i px)', async (width) => {
    const page = await openEditor({ width, height: 844 });
    for (const name of ['Difficulty and goals', 'Goods', 'Patrol cards', 'Spare rooms']) {
      await part(page, name);
    }
    await at(page, 'field-west').click();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
});
