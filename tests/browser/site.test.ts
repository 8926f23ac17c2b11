import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { GAMES } from '#games/registry.ts';
import { forgiveFaults, visit } from './visit.ts';

const paper = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const LIGHT = 'rgb(244, 236, 220)';
const DARK = 'rgb(23, 21, 18)';

it('the front door leads into the house, with and without JavaScript', async () => {
  for (const scripts of [true, false]) {
    const page = await visit('', { scripts });
    await page.waitForURL('**/en/');
  }
});

it('the shelf leads to each game, by its cover and by its rooms', async () => {
  const page = await visit('en/');
  const games = page.getByRole('main').getByRole('article');
  expect(await games.count()).toBe(GAMES.length);
  for (const [n, { id, rooms }] of GAMES.entries()) {
    const links = games.nth(n).getByRole('link');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(addresses).toEqual([`/en/${id}/`, ...rooms.map((room) => `/en/${id}/${room}/`)]);
  }
});

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

it('the front page of a game has a door to each room', async () => {
  const page = await visit('en/maquis/');
  const doors = page.getByRole('main').getByRole('listitem');
  expect(await doors.count()).toBe(4);
  expect(await doors.nth(0).getByRole('link').getAttribute('href')).toBe('/en/maquis/rules/');
  expect(await doors.nth(1).getByRole('link').getAttribute('href')).toBe('/en/maquis/table/');
  expect(await doors.nth(2).getByRole('link').getAttribute('href')).toBe('/en/maquis/practice/');
  expect(await doors.nth(3).getByRole('link').getAttribute('href')).toBe('/en/maquis/print/kit/');
});

it('an unknown address answers 404 with a way on', async () => {
  const page = await visit('en/');
  const answer = await page.goto(`${inject('site')}no/such/room/`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'All the rules of Maquis' }).click();
  await page.waitForURL('**/en/maquis/rules/');
  forgiveFaults();
});

it('the first stop of the Tab key skips to the text', async () => {
  const page = await visit('en/maquis/rules/way-home/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
});

it('the about page credits Maquis and the games to come', async () => {
  const page = await visit('en/about/');
  const text = await page.getByRole('main').textContent();
  for (const name of [
    'Jake Staines',
    'Side Room Games',
    'RESIST!',
    'Salt & Pepper Games',
    'Les Poilus',
    'Fabien Riffaud',
    'Set Europe Ablaze',
    'John Prados',
    'unofficial',
  ]) {
    expect(text).toContain(name);
  }
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
