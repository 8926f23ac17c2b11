import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { builtPages } from '../setup/built-pages.ts';
import { visit } from './visit.ts';

const CHINESE = { name: '中文', exact: true } as const;

const toChinese = (page: Page) => page.getByRole('banner').getByRole('link', CHINESE).click();

// Where the links lead as they stand: tests/built/languages.test.ts.
describe('the language switch', () => {
  it('keeps the page, the rule and the difficulty of the address, there and back', async () => {
    const address = 'maquis/rules/upkeep/?mode=hard#maquis.calendar-morale';
    const page = await visit(`en/${address}`);
    await toChinese(page);
    await page.waitForURL(`**/zh/${address}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('维持阶段');
    await expect.poll(() => page.locator(':target h2').isVisible()).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`**/en/${address}`);
  });

  it('leads to a running game of the same device', async () => {
    const page = await visit('en/maquis/practice/');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect
      .poll(() => page.getByText('Turn 1', { exact: true }).first().isVisible())
      .toBe(true);
    // While a game is on the screen the head steps back, and the menu leads out.
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Leave this page' }).click();
    await toChinese(page);
    await page.getByRole('main').getByRole('link', { name: '接着玩' }).click();
    await page.waitForURL('**/zh/maquis/practice/');
    await expect
      .poll(() => page.getByText('第1回合', { exact: true }).first().isVisible())
      .toBe(true);
  });
});

describe('rules in another language than the site', () => {
  /** Links are turned from the moment on at which the choice is kept. */
  async function choose(page: Page, language: string): Promise<void> {
    await page.getByRole('contentinfo').getByRole('combobox').selectOption(language);
    const kept = () => page.evaluate(() => localStorage.getItem('safe-house.rules-language'));
    await expect.poll(kept).toBe(language || null);
  }

  it('are chosen once, followed from the game, and lead back to the site', async () => {
    const page = await visit('zh/maquis/practice/');
    await choose(page, 'en');
    const opened = page.waitForEvent('popup');
    await page.locator('a.aid-rule').first().click();
    const rules = await opened;
    await rules.waitForURL('**/en/maquis/rules/**#maquis.*');
    // The head speaks the language of the site, and leads back to it.
    await rules.getByRole('banner').getByRole('link', { name: '桌边助手' }).click();
    await rules.waitForURL('**/zh/maquis/table/');
    await rules.getByRole('banner').getByRole('link', { name: '规则' }).click();
    await rules.waitForURL('**/en/maquis/rules/');
    // Turning one page of the rules changes neither language for good.
    await toChinese(rules);
    await rules.waitForURL('**/zh/maquis/rules/');
    await page.goto(`${inject('site')}zh/maquis/scenarios/`);
    await page.getByRole('banner').getByRole('link', { name: '规则' }).click();
    await page.waitForURL('**/en/maquis/rules/');
  });

  it('turn the page of the rules on which they are chosen, and back', async () => {
    const page = await visit('zh/maquis/rules/upkeep/#maquis.calendar-morale');
    await choose(page, 'en');
    await page.waitForURL('**/en/maquis/rules/upkeep/#maquis.calendar-morale');
    await choose(page, '');
    await page.getByRole('banner').getByRole('link', { name: 'Practise' }).click();
    await page.waitForURL('**/en/maquis/practice/');
  });
});

describe('the front door', () => {
  it('leads to the language the browser asks for', async () => {
    const page = await visit('about:blank', { language: 'zh-CN' });
    await page.goto(inject('site'));
    await page.waitForURL('**/zh/');
  });

  it('leads to the language chosen last, at a rule or in the head', async () => {
    const page = await visit('en/maquis/rules/patrols/', { width: 390 });
    const rule = page.locator('[id="maquis.patrol-not-placed"]');
    await rule.locator('.rule-id summary').first().click();
    await rule.getByRole('link', CHINESE).click();
    await page.waitForURL('**/zh/maquis/rules/patrols/#maquis.patrol-not-placed');
    await page.goto(inject('site'));
    await page.waitForURL('**/zh/');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await page.waitForURL('**/en/');
    await page.goto(inject('site'));
    await page.waitForURL('**/en/');
  });
});

/** What a sheet says, as the browser reads it: layers, queries, selector and property, and the value. */
const saidIn = (page: Page, css: string): Promise<readonly (readonly [string, string])[]> =>
  page.evaluate((text) => {
    const said: [string, string][] = [];
    const read = (rules: CSSRuleList, within: string): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          for (const property of rule.style) {
            const value = rule.style.getPropertyValue(property);
            said.push([`${within}${rule.selectorText} ${property}`, value]);
          }
        } else if (rule instanceof CSSGroupingRule) {
          read(rule.cssRules, `${within}${rule.cssText.slice(0, rule.cssText.indexOf('{'))}`);
        }
      }
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    read(sheet.cssRules, '');
    return said;
  }, css);

it('where two style sheets come in another order on another page, none says otherwise of the same thing', async () => {
  const before = new Set<string>();
  const turned = new Map<string, readonly [string, string]>();
  for (const { html } of builtPages()) {
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, at]) => at);
    for (const [n, one] of sheets.entries()) {
      for (const other of sheets.slice(n + 1)) {
        before.add(`${one} ${other}`);
        if (before.has(`${other} ${one}`)) turned.set(`${one} ${other}`, [one, other]);
      }
    }
  }
  expect(before.size).toBeGreaterThan(10);
  const page = await visit('robots.txt', { scripts: false });
  const all = new Map<string, ReadonlyMap<string, string>>();
  for (const sheet of new Set([...turned.values()].flat())) {
    const said = await saidIn(page, readFileSync(join(inject('dist'), sheet), 'utf8'));
    expect(said.length, sheet).toBeGreaterThan(10);
    all.set(sheet, new Map(said));
  }
  const quarrels = [...turned.values()].flatMap(([one, other]) =>
    [...(all.get(other) ?? [])].flatMap(([what, value]) => {
      const elsewhere = all.get(one)?.get(what);
      return elsewhere !== undefined && elsewhere !== value ? `${one}, ${other}: ${what}` : [];
    }),
  );
  expect(quarrels).toEqual([]);
});
