import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { positionLink } from '#games/maquis/engine/index.ts';
import { LOCATION_NAMES } from '#games/maquis/i18n/names.ts';
import { LANGUAGES } from '#site/layout/languages.ts';
import { tableWith } from '../../games/maquis/engine/tables.ts';
import { PHONE, SCREEN_SIZES } from '../screen-sizes.ts';
import { visit } from '../visit.ts';
import {
  beginning,
  MOMENT_NAMES,
  MOMENTS,
  type Moment,
  openRecord,
  pageWithGame,
  SHEETS,
} from './moments.ts';
import { closeSheet, openSheet, openTable, prompt } from './table-page.ts';
import { violations, violationsBeside } from './violations.ts';

const SMALL = { width: 320, height: 640 };

/** Brings a page to the set-up, every moment of a game and every sheet, in that order. */
async function everywhere(look: (page: Page, where: string) => Promise<void>): Promise<void> {
  const fresh = await openTable(PHONE);
  await prompt(fresh).waitFor();
  await look(fresh, 'set-up');
  await fresh.getByText('How to lay out the table').click();
  await look(fresh, 'set-up, laid out');
  const page = await pageWithGame(PHONE);
  for (const name of MOMENT_NAMES) {
    await MOMENTS[name](page);
    await look(page, name);
  }
  await openRecord(page, beginning(42));
  for (const sheet of SHEETS) {
    await openSheet(page, sheet);
    await look(page, `sheet ${sheet}`);
    await closeSheet(page);
  }
}

/** What does not fit: a page wider than the screen, the way on out of sight, targets too small. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const wide = root.scrollWidth > window.innerWidth ? [`${root.scrollWidth} px wide`] : [];
    const sheet = document.querySelector('dialog[open]');
    const within: ParentNode = sheet ?? document;
    const size = (target: Element) => target.getBoundingClientRect();
    /** How far a target reaches beyond its edge, on both sides together. */
    const beyond = (target: Element, sides: readonly ['left' | 'top', 'right' | 'bottom']) => {
      const after = getComputedStyle(target, '::after');
      if (after.content === 'none' || after.position !== 'absolute') return 0;
      return sides.reduce((sum, side) => sum + Math.max(0, -Number.parseFloat(after[side])), 0);
    };
    const targets = within.querySelectorAll<HTMLElement>(
      '.aid :is(button, select, summary, label, .aid-links a), dialog :is(button, select, summary, label, .aid-links a)',
    );
    const small = [...targets].filter((target) => {
      const least = target.closest('.town') ? 40 : 44;
      const { width, height } = size(target);
      const isNarrow = width + beyond(target, ['left', 'right']) < least;
      const isLow = height + beyond(target, ['top', 'bottom']) < least;
      return width > 0 && (isNarrow || isLow) && !target.closest('.visually-hidden');
    });
    const on = [...within.querySelectorAll<HTMLElement>('.aid-primary')].at(-1);
    const { left, top, right, bottom } = on ? size(on) : size(root);
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isHidden = on !== undefined && (bottom > window.innerHeight || !on.contains(seen));
    return [
      ...wide,
      ...(isHidden ? [`out of sight: ${on.textContent}`] : []),
      ...small.map(
        (target) => `small: ${target.textContent} ${size(target).width} by ${size(target).height}`,
      ),
    ];
  });

/** Sets what the visitor asks for with "Big type". */
const setBigType = (page: Page, isBig: boolean): Promise<void> =>
  page.locator('.aid').evaluate((aid, big) => {
    if (big) aid.dataset.type = 'big';
    else delete aid.dataset.type;
  }, isBig);

/** The same on the smallest phone, in big type. */
async function cutOffOnSmallest(page: Page): Promise<string[]> {
  await page.setViewportSize(SMALL);
  await setBigType(page, true);
  const found = await misfits(page);
  await setBigType(page, false);
  await page.setViewportSize(PHONE);
  return found.filter((one) => /wide$/.test(one)).map((one) => `smallest phone: ${one}`);
}

const reason = (page: Page) => page.getByText('Safe House: Workers come home to the Safe House');

/** The reason for a refusal is seen, and covers no place and not what is asked. */
const wrongWithReason = (page: Page): Promise<string[]> =>
  reason(page).evaluate((said) => {
    const { left, top, bottom, width, height } = said.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    const asked = [...document.querySelectorAll('[data-place], #aid-prompt, .aid-go')];
    const covered = asked.filter((one) => {
      const box = one.getBoundingClientRect();
      return box.bottom > top && box.top < bottom;
    });
    return [
      ...(said.contains(seen) ? [] : ['the reason is not seen']),
      ...covered.map((one) => `the reason covers ${one.textContent}`),
    ];
  });

/** The cards that can have been drawn, as far as they are not in sight as a whole without a scroll. */
const cardsOutOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.card-chooser__card')].flatMap((card) => {
      const { left, top, right, bottom } = card.getBoundingClientRect();
      const isSeen = [top + 2, bottom - 2].every((y) =>
        card.contains(document.elementFromPoint((left + right) / 2, y)),
      );
      return isSeen ? [] : [`out of sight: ${card.textContent}`];
    }),
  );

/** Where one says which card one drew. */
const TELLS_A_CARD: ReadonlySet<string> = new Set<Moment>([
  'a card to be told',
  'ten cards to be told',
  'a card to be told, a weapon in hand',
  'a deck to be shuffled',
]);

/** Where the town looks as it did at no moment before: elsewhere what stands beside it is looked at. */
const TOWN_IS_NEW: ReadonlySet<string> = new Set<Moment>([
  'placement',
  'a place chosen',
  'a place refused',
  'a card drawn',
  'who acts',
  'no way home',
  'over',
]);

it('on a phone everything fits, the way on is in sight, nothing is inaccessible in either theme, and the reason for a refusal lies between question and answer; on the smallest nothing is cut off in big type', async () => {
  const wrong: string[] = [];
  let isDark = false;
  await everywhere(async (page, where) => {
    const found = await misfits(page);
    const isRefused = where === ('a place refused' satisfies Moment);
    if (isRefused) found.push(...(await wrongWithReason(page)));
    if (TELLS_A_CARD.has(where)) found.push(...(await cardsOutOfSight(page)));
    // The themes differ in their colours alone, and the same parts stand there at every other moment.
    isDark = !isDark;
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
    const look = TOWN_IS_NEW.has(where) ? violations : violationsBeside;
    found.push(...(await look(page)), ...(await cutOffOnSmallest(page)));
    wrong.push(...found.map((one) => `${where}: ${one}`));
    if (!isRefused) return;
    await page.getByText('All places as a list').click();
    await reason(page).waitFor({ state: 'detached' });
  });
  expect(wrong).toEqual([]);
});

it('on a phone undo says whole to which place the worker went that it takes back', async () => {
  const page = await pageWithGame(PHONE);
  const undo = page.locator('.aid-tool').first();
  for (const place of ['black-market', 'pont-du-nord', 'pont-leveque', 'poor-district'] as const) {
    await openRecord(page, beginning(0, [`place:${place}`]));
    await expect.poll(() => undo.textContent()).toBe(`Undo: worker to ${LOCATION_NAMES[place]()}`);
    const isCut = await undo
      .locator('span')
      .evaluate((said) => said.scrollHeight > said.clientHeight + 1);
    expect(isCut, place).toBe(false);
  }
});

const LONGEST_GOAL = { en: 'Free the Resistance Leader', zh: '营救抵抗领袖' } as const;

it.each(LANGUAGES)(
  'in practice undo says the longest goal whole on every screen (%s)',
  async (language) => {
    const goals = { west: 'sabotage', east: 'free-the-resistance-leader' } as const;
    const table = tableWith({ ruleset: 'second-edition', goals });
    const link = positionLink({ table, seed: 'long', moves: ['place:east-exit'], at: 1 });
    const page = await visit(`${language}/maquis/practice/#${link}`, PHONE);
    const undo = page.getByRole('toolbar').getByRole('button').first();
    await expect.poll(() => undo.textContent()).toContain(LONGEST_GOAL[language]);
    const wrong: string[] = [];
    for (const [width, height] of SCREEN_SIZES) {
      await page.setViewportSize({ width, height });
      const found = await undo.locator('span').evaluate((said) => {
        const { top, bottom } = said.getBoundingClientRect();
        const isWhole =
          said.scrollHeight <= said.clientHeight + 1 && top >= 0 && bottom <= innerHeight;
        return isWhole
          ? undefined
          : `${said.scrollHeight} in ${said.clientHeight}, ${top} to ${bottom}`;
      });
      if (found) wrong.push(`${width}×${height}: ${found}`);
    }
    expect(wrong).toEqual([]);
  },
);
