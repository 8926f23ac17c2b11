import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { prompt } from '../prompt.ts';
import { sizesFor } from '../screen-sizes.ts';
import { storeNothing } from '../storage/wrong.ts';
import { byFinger } from '../table/player.ts';
import { violations } from '../violations.ts';
import { forgiveFaults, visit } from '../visit.ts';
import { standsOnEveryScreen } from './one-screen.ts';
import { answer, begin, type Look, promptText, tellMission } from './tell-mission.ts';

const TABLE = 'en/les-poilus/table/';

/** Looks at every screen when a question is asked for the first time, of whomever. */
function onceEach(): Look {
  const looked = new Set<string>();
  return async (page, question) => {
    const kind = question.split(' ').slice(1).join(' ');
    if (!looked.has(kind)) await standsOnEveryScreen(page, kind);
    looked.add(kind);
  };
}

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

// By keys: tests/games/les-poilus/ui/in-memory/table.test.tsx.
it('a mission of three is told by finger at 390 px, and is there after a reload', async () => {
  const page = await visit(TABLE, { width: 390, height: 844, touch: true });
  await tellMission(page, byFinger, onceEach());
  expect(await isTooWide(page)).toBe(false);
});

it('five stand on every screen with four alarms and two hardships each, where nothing can be kept', async () => {
  const page = await visit(TABLE, { width: 390, height: 844, touch: true });
  await storeNothing(page);
  await page.reload();
  forgiveFaults();
  await prompt(page).waitFor();
  await page.getByRole('radio', { name: '5', exact: true }).check();
  const seats = ['Ana', 'Otto', 'Marie', 'Jules', 'Paul'];
  const names = page.locator('.table-seat input');
  for (const [seat, name] of seats.entries()) await names.nth(seat).fill(name);
  await page.getByRole('button', { name: 'Start the first mission' }).tap();
  await page.locator('.aid-wrong').waitFor();
  await answer(page, byFinger, /^Ana leads/, /^3/);
  const told = [
    /^Night \+ Shell, unseen/,
    /^Night \+ Gas, unseen/,
    /^Snow \+ Shell, unseen/,
    /^Snow \+ Gas, unseen/,
    'Selfish',
    'Mute',
    'Clumsy',
    'Stubborn',
    'Panicked',
    'Demoralised',
  ];
  for (const [turn, card] of told.entries()) {
    const asked = new RegExp(`^${seats[turn % seats.length]} acts`);
    if (typeof card === 'string') await answer(page, byFinger, asked, /^Hardship/);
    await answer(page, byFinger, asked, card);
  }
  await page.getByText('Alarm: Night, Snow, Shell, and Gas. One more fails.').waitFor();
  await standsOnEveryScreen(page, 'five with four alarms');
  expect(await violations(page)).toEqual([]);
});

it('three stand on every screen with two and three hardships each, every one by its whole name', async () => {
  const page = await visit(TABLE, { width: 390, height: 844, touch: true });
  await begin(page, byFinger);
  await answer(page, byFinger, /^Ana leads/, /^4/);
  const told = [
    ...['Panicked', 'Demoralised', 'Stubborn'],
    ...['Absent-minded', 'Frenetic', 'Clumsy'],
    ...['Mute', 'Selfish', 'Fearful'],
  ];
  for (const [turn, card] of told.entries()) {
    await answer(page, byFinger, / acts/, /^Hardship/);
    await answer(page, byFinger, / acts/, card);
    if (turn === 5) await standsOnEveryScreen(page, 'three with two hardships each');
  }
  await page
    .locator('.knock')
    .nth(told.length - 1)
    .waitFor();
  await standsOnEveryScreen(page, 'three with three hardships each');
});

/** The words of these buttons that go on in a second line without a mark before it. */
const brokenWords = (page: Page, buttons: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const broken: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode as Text;
      if (!text.parentElement?.closest(selector)) continue;
      const range = document.createRange();
      let line = Number.NaN;
      for (const [n] of [...text.data].entries()) {
        range.setStart(text, n);
        range.setEnd(text, n + 1);
        const { bottom } = range.getBoundingClientRect();
        if (bottom - line > 4 && /[\p{L}\p{N}]/u.test(text.data[n - 1])) broken.push(text.data);
        line = bottom;
      }
    }
    return broken;
  }, buttons);

it('in Chinese no word is broken on a small button', async () => {
  const page = await visit('zh/les-poilus/table/', { width: 390, height: 844, touch: true });
  await prompt(page).waitFor();
  await byFinger(page.getByRole('button', { name: '开始第一次任务' }));
  await answer(page, byFinger, /当队长/, /^3/, async () => {
    expect(await brokenWords(page, '.numbers button')).toEqual([]);
  });
  await page.locator('.actions').waitFor();
  for (const [width, height] of sizesFor('small buttons')) {
    await page.setViewportSize({ width, height });
    expect(await brokenWords(page, '.action')).toEqual([]);
  }
});

it('on a phone across undo breaks no name of a hardship', async () => {
  const page = await visit(TABLE, { width: 844, height: 390, touch: true });
  await begin(page, byFinger);
  await answer(page, byFinger, /^Ana leads/, /^3/);
  for (const card of ['Demoralised', 'Tyrannical', 'Absent-minded']) {
    await answer(page, byFinger, / acts/, /^Hardship/);
    await answer(page, byFinger, / acts/, card);
    await page.getByRole('button', { name: `Undo: Play ${card}` }).waitFor();
    expect(await brokenWords(page, '.aid-tool')).toEqual([]);
  }
});

it('the alarm rings at two and at three, in a game and by itself; both are sound', async () => {
  const page = await visit(TABLE, { width: 390, height: 844, touch: true });
  await page.getByRole('button', { name: 'Just the alarm' }).tap();
  for (const card of ['Night + Shell', 'Night + Gas']) {
    await page.getByRole('button', { name: card, exact: true }).first().tap();
  }
  await page.getByText('Alarm: Night. One more fails.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Trauma Night' }).tap();
  await page.getByText('Third Night: the mission fails.').waitFor();
  await page.getByRole('button', { name: 'Back to the whole table' }).tap();
  await begin(page, byFinger);
  await answer(page, byFinger, /^Ana leads/, /^3/);
  await answer(page, byFinger, /^Ana acts/, /^Night \+ Shell, unseen/);
  await answer(page, byFinger, /^Otto acts/, /^Night \+ Gas, unseen/);
  await page.getByText('Alarm: Night. One more fails.').waitFor();
  expect(await violations(page)).toEqual([]);
  await answer(page, byFinger, /^Marie acts/, /^Snow \+ Night|^Night \+ Snow/);
  await expect.poll(() => promptText(page)).toBe('The third Night. The mission has failed.');
  expect(await violations(page)).toEqual([]);
});
