import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { typeSize } from '../access/larger.ts';
import { openPractice, openRecord, passedOver } from '../coach/coached.ts';
import { openEditor } from '../editor/editor-page.ts';
import { PHONE } from '../screen-sizes.ts';
import { beginning, MOMENTS } from '../table/moments.ts';
import { button, drawn, openSheet, placeOn, primary, prompt, town } from '../table/table-page.ts';
import { visit } from '../visit.ts';

/* What is said can be read in full: no label is cut, no word lies under another. */

/** A phone held across. */
const ACROSS = { width: 844, height: 390 };

/** Every element that a selector finds whose content does not fit into it, or that lies outside the whole. */
const cut = (page: Page, selector: string, within: string): Promise<string[]> =>
  page.evaluate(
    ([what = '', whole = '']) => {
      const frame = document.querySelector(whole)?.getBoundingClientRect();
      if (!frame) return [`no ${whole}`];
      const found = [...document.querySelectorAll<HTMLElement>(what)];
      if (found.length === 0) return [`no ${what}`];
      return found
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const isWithin =
            left >= frame.left - 1 &&
            right <= frame.right + 1 &&
            top >= frame.top - 1 &&
            bottom <= frame.bottom + 1;
          return !isWithin || one.scrollWidth > one.clientWidth + 1;
        })
        .map((one) => one.textContent || one.className);
    },
    [selector, within],
  );

it('on a phone held across no line of a Chinese tool begins with a mark', async () => {
  const page = await visit('zh/maquis/table/', ACROSS);
  await button(page, '开始第一个回合').click();
  const tools = page.getByRole('toolbar');
  await tools.waitFor();
  const linesBegunWithMarks = () =>
    page.evaluate(() => {
      const range = document.createRange();
      return [...document.querySelectorAll('.aid-tool > span')].flatMap(({ firstChild }) => {
        if (!(firstChild instanceof Text)) return [];
        const { data } = firstChild;
        const top = (n: number) => {
          range.setStart(firstChild, n);
          range.setEnd(firstChild, n + 1);
          return range.getBoundingClientRect().top;
        };
        return [...data].flatMap((sign, n) =>
          n > 0 && /\p{P}/u.test(sign) && top(n) > top(n - 1) + 2 ? [data] : [],
        );
      });
    });
  await placeOn(page.locator('.town'), 'black-market').click();
  await primary(page).click();
  await expect.poll(() => tools.getByRole('button').first().textContent()).toContain('黑市');
  expect(await linesBegunWithMarks()).toEqual([]);
});

it('beside the log undo says all that it takes back, and the card shows its pawns', async () => {
  const page = await openPractice({ width: 1440, height: 900 });
  await openRecord(page, beginning(13));
  await prompt(page).waitFor();
  await placeOn(town(page), 'radio-a').click();
  await primary(page).click();
  await page.locator('.patrol-card').waitFor();
  await button(page.getByRole('toolbar'), 'Log').click();
  await page.locator('.aid-dock').waitFor();
  for (const width of [1440, 1210]) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    expect(await cut(page, '.aid-tool', '.aid-toolbar'), `${width}`).toEqual([]);
    const undo = page.locator('.aid-tool:first-child > span');
    const below = await undo.evaluate((one) => one.scrollHeight - one.clientHeight);
    expect(below, `${width}`).toBeLessThan(3);
    expect(await cut(page, '.patrol-card__pawn > *', '.patrol-card'), `${width}`).toEqual([]);
  }
});

it('in large type no tool is cut beside the board', async () => {
  const page = await openPractice({ width: 1280, height: 720 });
  await typeSize(page, 1.5);
  await openRecord(page, beginning(13));
  await page.locator('.aid-toolbar').waitFor();
  await drawn(page);
  expect(await cut(page, '.aid-tool', '.aid-toolbar')).toEqual([]);
  const undo = page.locator('.aid-tool:first-child > span');
  expect(await undo.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(3);
  await typeSize(page, 1);
});

it('the marks of the tracks are wide enough to be told apart, and nothing of how it stands is cut', async () => {
  const page = await openPractice({ width: 1440, height: 900 });
  await button(page, 'Start').click();
  await prompt(page).waitFor();
  const marks = await page
    .locator('.track__ticks .track__space')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(Math.min(...marks)).toBeGreaterThanOrEqual(6);
  await button(page.getByRole('toolbar'), 'Log').click();
  await page.locator('.aid-dock').waitFor();
  for (const width of [1440, 1210]) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    expect(await cut(page, '.aid-header', '.play-status'), `${width}`).toEqual([]);
  }
});

it('beside the log a turning point has room for its words', async () => {
  const page = await openPractice({ width: 1440, height: 900 }, passedOver());
  await button(page, 'Review it with the coach').click();
  await page.getByRole('heading', { name: 'Luck and choice' }).waitFor();
  await button(page.getByRole('toolbar'), 'Log').click();
  await page.locator('.aid-dock').waitFor();
  await drawn(page);
  const widths = await page
    .locator('.coach-review .coach-move > :first-child')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(0);
  for (const width of widths) expect(width).toBeGreaterThan(150);
});

it('a list opened by keys stands below what is asked, not under it', async () => {
  const page = await openPractice({ width: 1440, height: 900 });
  await openRecord(page, beginning(13));
  await prompt(page).waitFor();
  const list = page.locator('.play-question summary').last();
  await list.focus();
  await page.keyboard.press('Enter');
  await page.locator('.aid-places').waitFor();
  await drawn(page);
  const [asked, opened] = [await page.locator('.aid-ask').boundingBox(), await list.boundingBox()];
  expect(opened?.y).toBeGreaterThanOrEqual((asked?.y ?? 0) + (asked?.height ?? 0) - 1);
});

it('maquis.goal-destroy-the-train: a goal card on a phone says what the next success costs', async () => {
  const page = await visit('en/maquis/practice/', PHONE);
  await page.getByRole('radio', { name: 'Your choice' }).check();
  await page.getByLabel('Beyond the west exit').selectOption('Sabotage');
  await page.getByLabel('Beyond the east exit').selectOption('Destroy the Train');
  await button(page, 'Start').click();
  const cost = placeOn(town(page), 'east-exit').locator('.goal-card__cost');
  await cost.waitFor();
  expect(await cost.textContent()).toContain('3');
  expect(
    await cut(page, '[data-place="east-exit"] .goal-card__row > *', '[data-place="east-exit"]'),
  ).toEqual([]);
});

it('on a phone held across the editor keeps the town beside what is asked of a place', async () => {
  const page = await openEditor(ACROSS);
  await placeOn(page.locator('.town'), 'fence').click();
  await page.locator('.editor-place').waitFor();
  await drawn(page);
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('[data-place], .editor-place label, .editor-place button')]
      .filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return top < -1 || bottom > innerHeight + 1 || !there || !one.contains(there);
      })
      .map((one) => one.getAttribute('data-place') ?? one.textContent),
  );
  expect(hidden).toEqual([]);
});

it('on a phone held across the second screen shows the whole card', async () => {
  const page = await openPractice(ACROSS);
  await openRecord(page, beginning(13));
  await prompt(page).waitFor();
  await placeOn(town(page), 'radio-a').click();
  await primary(page).click();
  await page.locator('.patrol-card').waitFor();
  const menu = await openSheet(page, 'Menu');
  const opened = page.context().waitForEvent('page');
  await menu.getByRole('link', { name: 'Second screen' }).click();
  const screen = await opened;
  await screen.setViewportSize(ACROSS);
  const last = screen.locator('.patrol-card__line').last();
  await last.waitFor();
  const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(ACROSS.height);
});

it('maquis.arrest-on-placement: an arrest told, every worker who can act is on a phone’s screen', async () => {
  const page = await visit('en/maquis/table/', PHONE);
  await MOMENTS.placement(page);
  await MOMENTS['an arrest told'](page);
  await drawn(page);
  const below = await page.locator('.aid-choices .aid-choice').evaluateAll(
    (choices) =>
      choices.filter((choice) => {
        const { left, right, top, bottom } = choice.getBoundingClientRect();
        return !choice.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      }).length,
  );
  expect(await page.locator('.aid-choices .aid-choice').count()).toBe(3);
  expect(below).toBe(0);
});

it('in a window the task of a puzzle is read beside its board', async () => {
  const page = await visit('en/maquis/scenarios/safe-places-two-radios/', {
    width: 1440,
    height: 900,
  });
  await button(page, 'Begin').waitFor();
  const board = await page.locator('.play-board').boundingBox();
  const task = await page.locator('.play-question').boundingBox();
  if (!board || !task) throw new Error('no board or no task');
  expect(task.x).toBeGreaterThanOrEqual(board.x + board.width - 1);
  expect(Math.abs(task.y - board.y)).toBeLessThan(60);
  // It is told once: nobody reads the same above the board as well.
  const told = page.getByText('Bring one intel home without losing a worker');
  expect(await told.filter({ visible: true }).count()).toBe(1);
});

it('the answer of a search tells a ruling in paragraphs, and its field shows its examples whole', async () => {
  const page = await visit('en/maquis/table/', PHONE);
  await button(page, 'Start the first turn').click();
  await button(page.getByRole('toolbar'), 'Rules').click();
  const field = page.getByRole('combobox', { name: 'What are you looking for?' });
  await field.waitFor();
  const room = await field.evaluate((input: HTMLInputElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    const shown = getComputedStyle(input, '::placeholder').fontSize;
    pen.font = font.replace(/[\d.]+px/, shown);
    const wide = pen.measureText(input.placeholder).width;
    return (
      input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - wide
    );
  });
  expect(room).toBeGreaterThanOrEqual(0);
  await field.fill('can I shoot a soldier');
  await page.locator('.search-results a').first().click();
  const grounds = page.locator('.search-answer__text .basis > *');
  await grounds.first().waitFor();
  const [said, number] = await grounds.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
  );
  if (!said || !number) throw new Error('no grounds');
  expect(number.left - said.right).toBeGreaterThan(4);
});
