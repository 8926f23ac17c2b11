import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { visit } from './visit.ts';

const UPKEEP = 'en/maquis/rules/upkeep/';
const END = 'en/maquis/rules/end/';

const notes = (page: Page) =>
  page
    .locator('.mode')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((note) => note.getAttribute('data-modes')));

const choose = (page: Page, mode: string) =>
  page.getByRole('combobox', { name: 'Difficulty' }).first().selectOption(mode);

it('all notes stand where no mode is chosen, also without scripts', async () => {
  expect(await notes(await visit(UPKEEP))).toEqual(['tricky', 'hard very-hard']);
  expect(await notes(await visit(UPKEEP, { scripts: false }))).toHaveLength(2);
});

it('maquis.mode-hard: a chosen mode shows its own notes alone, here and in the next chapter', async () => {
  const page = await visit(UPKEEP);
  await choose(page, 'hard');
  expect(await notes(page)).toEqual(['hard very-hard']);
  expect(await page.getByRole('link', { name: 'What Hard changes' }).isVisible()).toBe(true);
  await page.locator('a[rel=next]').click();
  await page.waitForURL(`**/${END}`);
  expect(await notes(page)).toEqual(['tricky hard very-hard']);
  await choose(page, 'normal');
  expect(await notes(page)).toEqual([]);
  await page.reload();
  expect(await notes(page)).toEqual([]);
  await choose(page, '');
  expect(await notes(page)).toHaveLength(2);
});

it('a copied link takes the mode along, over the permanent address, to a new visitor', async () => {
  const page = await visit(END);
  await choose(page, 'very-easy');
  const rule = page.locator('[id="maquis.end-time"]');
  await rule.locator('.rule-id summary').click();
  await rule.getByRole('button', { name: /Copy link/ }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${inject('site')}en/rule/maquis.end-time/?mode=very-easy`);
  const other = await visit('en/rule/maquis.end-time/?mode=very-easy');
  await other.waitForURL(`**/${END}?mode=very-easy#maquis.end-time`);
  await expect.poll(() => notes(other)).toEqual(['very-easy']);
});

it('a mode that does not exist, in an address, changes nothing', async () => {
  const page = await visit(`${UPKEEP}?mode=lunatic`);
  await expect.poll(() => notes(page)).toEqual(['tricky', 'hard very-hard']);
});

it('the edition chosen once shows its own notes and answers, here and in the next chapter', async () => {
  const shown = async (page: Page) =>
    page
      .locator('[data-editions]')
      .filter({ visible: true })
      .evaluateAll((all) =>
        [...new Set(all.map((one) => one.getAttribute('data-editions')))].sort(),
      );
  const page = await visit(UPKEEP);
  const all = await shown(page);
  expect(all).toEqual(['box-2019', 'box-2019 second-edition', 'second-edition']);
  const edition = page.getByRole('combobox', { name: 'Edition' });
  await edition.selectOption('second-edition');
  expect(await shown(page)).toEqual(['box-2019 second-edition', 'second-edition']);
  await page.locator('a[rel=next]').click();
  await page.waitForURL(`**/${END}`);
  expect(await edition.inputValue()).toBe('second-edition');
  await edition.selectOption('pnp-1.1');
  expect(await shown(page)).toEqual(['pnp-1.1']);
});
