import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from './visit.ts';

const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');
const box = (page: Page) => page.getByRole('combobox', { name: 'What are you looking for?' });
const firstHref = (page: Page) => options(page).first().getAttribute('href');
const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]');
const status = (page: Page) => page.getByRole('dialog').getByRole('status').textContent();

async function fill(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  await expect.poll(() => status(page)).toContain(`“${words}”`);
}

async function ask(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await fill(page, words);
}

describe('search', () => {
  // Two thousand questions are asked without a page: tests/built/search-questions.ts.
  it('answers one question after the other, and says what it took a word for and when nothing was found', async () => {
    const page = await visit('en/maquis/rules/way-home/');
    const title = (await page.locator('.rule h2').last().textContent()) ?? '';
    await ask(page, 'gun');
    expect(await firstHref(page)).toMatch(/#maquis\.shooting$/);

    await fill(page, 'stuck');
    const hrefs = await options(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    const rules = hrefs.slice(0, 2).map((href) => href?.split('#')[1]);
    expect(rules.toSorted()).toEqual(['maquis.arrest-on-return', 'maquis.route-home']);

    // The exact name of a rule, a place and a card of the reference.
    await fill(page, title);
    expect(await options(page).first().locator('.search-name').textContent()).toBe(title);
    await fill(page, 'Rue Baradat');
    expect(await firstHref(page)).toMatch(/\/reference\/#place-rue-baradat$/);
    await fill(page, 'Patrol card 7');
    expect(await firstHref(page)).toMatch(/\/reference\/#card-7$/);

    await fill(page, 'police');
    expect(await status(page)).toMatch(/^\d+ results for “police”$/);
    await fill(page, 'flic');
    expect(await status(page)).toContain('“flic” is “police” here.');
    await fill(page, 'morral zero');
    expect(await status(page)).toContain('“morral” was read as “morale”.');
    await fill(page, 'zzzzqqq');
    expect(await status(page)).toBe('Nothing matches “zzzzqqq”. These come closest.');
    expect(await options(page).count()).toBeGreaterThan(0);
  });

  it('opens with either shortcut, closes with Escape, and gives the focus back', async () => {
    const page = await visit('en/maquis/rules/way-home/');
    await page.locator('a[rel=next]').focus();
    for (const keys of ['/', 'Control+k', 'Meta+k']) {
      await page.keyboard.press(keys);
      await expect
        .poll(() => box(page).evaluate((input) => input === document.activeElement))
        .toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('rel'))).toBe('next');
    }
  });

  it('opens by its button and closes by its other one', async () => {
    const page = await visit('en/', { width: 390 });
    await page.getByRole('button', { name: 'Search' }).click();
    await box(page).fill('patrol');
    await expect.poll(() => options(page).count()).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('is walked with the arrow keys, round both ends, and Enter opens the rule itself', async () => {
    const page = await visit('en/maquis/rules/idea/');
    await ask(page, 'arrest');
    // As many as are shown at most; those out of sight come when the keys have rested.
    const count = Math.min(Number.parseInt((await status(page)) ?? '', 10), 20);
    const index = () =>
      chosen(page).evaluate((option) =>
        [...(option.parentElement?.children ?? [])].indexOf(option),
      );
    expect(await index()).toBe(0);
    await page.keyboard.press('ArrowUp');
    expect(await index()).toBe(count - 1);
    await expect.poll(() => options(page).count()).toBe(count);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await index()).toBe(1);
    const input = box(page);
    expect(await input.getAttribute('aria-activedescendant')).toBe(
      await chosen(page).getAttribute('id'),
    );
    const href = await chosen(page).getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    const anchor = page.locator(':target');
    await expect.poll(() => anchor.isVisible()).toBe(true);
  });

  it('leads to a rule on the very page it was asked from, and closes', async () => {
    const page = await visit('en/maquis/rules/shooting/');
    await ask(page, 'gun');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/shooting/#maquis.shooting');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('keeps the old results until new ones are there', async () => {
    const page = await visit('en/maquis/');
    await ask(page, 'patrol');
    await page.evaluate(() => {
      const list = document.querySelector('[role=listbox]');
      const counts: number[] = [];
      Object.assign(window, { counts });
      if (list) {
        new MutationObserver(() => counts.push(list.children.length)).observe(list, {
          childList: true,
        });
      }
    });
    await page.keyboard.type(' cards', { delay: 30 });
    await expect.poll(() => status(page)).toContain('“patrol cards”');
    const counts: unknown = await page.evaluate(() => Reflect.get(window, 'counts'));
    expect(counts).not.toContain(0);
  });

  // A visit fails on whatever a policy complains of, styles of the page that is read included.
  it('shows the answer over a running game, and the browser has nothing to complain of', async () => {
    const page = await visit('en/resist/table/');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await box(page).fill('civilians');
    await expect.poll(() => status(page)).toContain('“civilians”');
    await options(page).first().click();
    const answer = page.locator('.search-answer__text');
    await expect.poll(() => answer.textContent()).toContain('ivilian');
    expect(await answer.locator('style, [style]').count()).toBe(0);
    expect(page.url()).toContain('/resist/table/');
  });

  it('can be kept to one chapter, takes a slash that is written, and is told of a bad answer', async () => {
    const page = await visit('en/maquis/');
    await ask(page, 'police');
    const everywhere = await status(page);
    const choice = page.getByRole('combobox', { name: 'Chapter' });
    const value = await choice.locator('option').nth(1).getAttribute('value');
    await choice.selectOption(value);
    await expect.poll(() => status(page)).not.toBe(everywhere);
    const chapters = await options(page).locator('.search-where').allTextContents();
    expect(new Set(chapters.map((chapter) => `maquis/${chapter}`))).toEqual(new Set([value]));

    await choice.selectOption('');
    await box(page).fill('and');
    await page.keyboard.type('/or');
    expect(await box(page).inputValue()).toBe('and/or');

    await fill(page, 'parachute');
    await page.getByRole('button', { name: 'Report this search' }).click();
    await expect.poll(() => status(page)).toContain('Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Asked: parachute');
    expect(copied).toContain('/en/maquis/');
  });
});
