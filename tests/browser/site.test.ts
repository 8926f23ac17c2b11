import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { visit } from './visit.ts';

const paper = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const LIGHT = 'rgb(244, 236, 220)';
const DARK = 'rgb(23, 21, 18)';

// Where the doors lead: tests/built/site.test.ts.
it('the shelf offers the game played last, and nothing where none was played', async () => {
  const page = await visit('en/');
  const goOn = page.getByRole('main').getByRole('link', { name: 'Go on with your game' });
  expect(await goOn.count()).toBe(0);
  await page.goto(`${inject('site')}en/maquis/practice/`);
  await page.getByRole('button', { name: 'Start' }).first().click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.goto(`${inject('site')}en/`);
  await goOn.waitFor();
  expect(await goOn.getAttribute('href')).toBe('/en/maquis/practice/');
});

it('the first stop of the Tab key skips to the text', async () => {
  const page = await visit('en/maquis/rules/way-home/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
});

describe('light and dark', () => {
  it('follow the system until one is chosen', async () => {
    expect(await paper(await visit('en/'))).toBe(LIGHT);
    expect(await paper(await visit('en/', { theme: 'dark' }))).toBe(DARK);
    expect(await paper(await visit('en/', { theme: 'dark', scripts: false }))).toBe(DARK);
  });

  it('stay as chosen on the next page, from its first paint on', async () => {
    const page = await visit('en/');
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await paper(page)).toBe(DARK);
    // Before any of the body is there, the theme is.
    await page.addInitScript(() => {
      new MutationObserver((_, watching) => {
        if (!document.body) return;
        Object.assign(window, { atFirst: document.documentElement.dataset.theme });
        watching.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${inject('site')}en/maquis/rules/`);
    expect(await page.evaluate(() => Reflect.get(window, 'atFirst'))).toBe('dark');
    expect(await paper(page)).toBe(DARK);
  });

  it('follow the system again when the choice is the system’s', async () => {
    const page = await visit('en/');
    const button = page.getByRole('button', { name: 'Switch between light and dark' });
    await button.click();
    await button.click();
    expect(await paper(page)).toBe(LIGHT);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper(page)).toBe(DARK);
  });
});
