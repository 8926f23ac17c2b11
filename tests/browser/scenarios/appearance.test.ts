import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import budgets from '../../budgets/budgets.json' with { type: 'json' };
import { DESK, PHONE } from '../screen-sizes.ts';
import { button, drawn, promptText } from '../table/table-page.ts';
import { inBothLooks } from '../table/violations.ts';
import { openScenario, place, playToTheVerdict, solveTwoRadios } from './scenario-page.ts';

/** The places of the town of which something lies over the middle or over the name. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.play-board [data-place]')].flatMap((place) => {
      const plate = place.querySelector('.place__plate') ?? place;
      const isCovered = [place, plate].some((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return !place.contains(seen) && !seen?.closest('.town');
      });
      return isCovered ? [place.dataset.place ?? ''] : [];
    }),
  );

/** What is covered, on either phone. */
async function coveredOnPhones(page: Page): Promise<string[]> {
  const found = await covered(page);
  await page.setViewportSize(SMALLER);
  await drawn(page);
  found.push(...(await covered(page)).map((place) => `${place} on a smaller phone`));
  const box = await page.locator('.play-question').boundingBox();
  if ((box?.y ?? 0) + (box?.height ?? 0) > SMALLER.height) found.push('the end of the sheet');
  await page.setViewportSize(PHONE);
  return found;
}

/** The tools of whose names a line is cut, or that stand at the edge of the screen. */
const cutTools = (page: Page): Promise<string[]> =>
  page.locator('.aid-tool span').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const { height: tall, bottom } = label.getBoundingClientRect();
      const lines = tall / Number.parseFloat(getComputedStyle(label).lineHeight);
      const isWhole = Math.abs(lines - Math.round(lines)) < 0.1;
      return isWhole && bottom <= innerHeight - 2
        ? []
        : [`${label.textContent} ${lines} ${bottom}`];
    }),
  );

const SMALLER = { width: 360, height: 740 };

it('a puzzle has no accessibility violation, nothing covers its town, and its tools show whole lines of their names', async () => {
  const page = await openScenario('safe-places-two-radios', PHONE);
  const wrong: string[] = [];
  const note = (where: string, found: readonly string[]) =>
    wrong.push(...found.map((one) => `${where}: ${one}`));
  const check = async (where: string, isCovered = false) => {
    if (isCovered) note(where, await coveredOnPhones(page));
    note(where, await inBothLooks(page));
  };
  await check('task');
  await button(page, 'Begin').click();
  await check('begun', true);
  for (const sheet of ['Task', 'Log', 'Menu']) {
    await button(page, sheet).click();
    await check(sheet);
    await page.keyboard.press('Escape');
  }
  await place(page, 'radio-a');
  await button(page, /^Undo: worker/).waitFor();
  note('tools', await cutTools(page));
  await check('card', true);
  await page.setViewportSize(DESK);
  note('tools on a desk', await cutTools(page));
  await page.setViewportSize(PHONE);
  note('actions', await coveredOnPhones(page));
  await playToTheVerdict(page);
  await check('refuted');
  await button(page, 'Show what beats it').click();
  await expect.poll(() => promptText(page)).toBe('Place a worker at Radio A');
  await check('line', true);
  for (; await button(page, 'Next').isVisible(); await drawn(page)) {
    await button(page, 'Next').click();
  }
  await check('end of the line');
  await button(page, 'Try again from the start').click();
  await solveTwoRadios(page);
  await check('solved');
  expect(wrong).toEqual([]);
});

const zipped = (body: Buffer): number => gzipSync(body, { level: 9 }).length;
const weightOf = async (address: string): Promise<number> =>
  zipped(Buffer.from(await (await fetch(address)).arrayBuffer()));

it('a puzzle loads no more script than its budget, and one judge, which is brought as it begins', async () => {
  const page = await openScenario('safe-places-two-radios');
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await drawn(page);
  expect(workers).toEqual([]);
  await button(page, 'Begin').click();
  await place(page, 'radio-b');
  await playToTheVerdict(page);
  expect(workers.length).toBe(1);
  const [judge = ''] = workers;
  const scripts = await page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.endsWith('.js')),
    ),
  ]);
  const inline = await page.locator('script:not([src])').allTextContents();
  const own = scripts.filter((address) => address !== judge);
  expect(own.length).toBeGreaterThan(1);
  const sizes = [
    ...(await Promise.all(own.map(weightOf))),
    ...inline.map((text) => zipped(Buffer.from(text))),
  ];
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.inUse.puzzle);
  expect(await weightOf(judge)).toBeLessThanOrEqual(budgets.inUse['judge of puzzles']);
});
