import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { beginning, MOMENT_NAMES, MOMENTS, openRecord, pageWithGame, SHEETS } from './moments.ts';
import { closeSheet, openSheet, openTable, prompt } from './table-page.ts';
import { violations } from './violations.ts';

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 640 };

/** Brings a page to every step of set-up, every moment of a game and every sheet, in that order. */
async function everywhere(
  options: Parameters<typeof openTable>[0],
  look: (page: Page, where: string) => Promise<void>,
  bigType = false,
): Promise<void> {
  const fresh = await openTable(options);
  await prompt(fresh).waitFor();
  await look(fresh, 'set-up');
  await fresh.getByText('How to lay out the table').click();
  await look(fresh, 'set-up, laid out');
  const page = await pageWithGame(options ?? {});
  if (bigType) {
    await openSheet(page, 'Menu');
    await page.getByLabel('Big type').check();
    await closeSheet(page);
  }
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

it('on a phone everything fits, the way on is in sight, and nothing is inaccessible in either theme', async () => {
  const wrong: string[] = [];
  let isDark = false;
  await everywhere(PHONE, async (page, where) => {
    wrong.push(...(await misfits(page)).map((one) => `${where}: ${one}`));
    // The themes differ in their colours alone, and the same parts stand there at every other moment.
    isDark = !isDark;
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
    wrong.push(...(await violations(page)).map((one) => `${where}: ${one}`));
  });
  expect(wrong).toEqual([]);
});

it('on the smallest phone nothing is cut off, in big type as well', async () => {
  const wrong: string[] = [];
  const look = async (page: Page, where: string): Promise<void> => {
    const found = await misfits(page);
    wrong.push(...found.filter((one) => /wide$/.test(one)).map((one) => `${where}: ${one}`));
  };
  await everywhere(SMALL, look, true);
  expect(wrong).toEqual([]);
});

it('on a phone the reason for a refusal lies between question and answer, until something else is done', async () => {
  const page = await pageWithGame(PHONE);
  await MOMENTS['a place refused'](page);
  const reason = page.getByText('Safe House: Workers come home to the Safe House');
  const isSeen = await reason.evaluate((said) => {
    const { left, top, width, height } = said.getBoundingClientRect();
    return said.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isSeen).toBe(true);
  // It covers no place, and not what is asked.
  const covered = await reason.evaluate((said) => {
    const { top, bottom } = said.getBoundingClientRect();
    return [...document.querySelectorAll('[data-place], #aid-prompt, .aid-go')].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.bottom > top && box.top < bottom;
    }).length;
  });
  expect(covered).toBe(0);
  await page.getByText('All places as a list').click();
  await reason.waitFor({ state: 'detached' });
});
