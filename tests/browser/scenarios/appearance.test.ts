import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import budgets from '../../budgets/budgets.json' with { type: 'json' };
import { button, drawn, promptText } from '../table/table-page.ts';
import { LOOKS, violations } from '../table/violations.ts';
import {
  begunScenario,
  openScenario,
  PHONE,
  place,
  playToTheVerdict,
  solveTwoRadios,
} from './scenario-page.ts';

it.each(LOOKS)('a puzzle has no accessibility violation ($theme, $width px)', async (look) => {
  const page = await openScenario('safe-places-two-radios', look);
  const wrong: string[] = [];
  const check = async (where: string) =>
    wrong.push(...(await violations(page, look.rules)).map((one) => `${where}: ${one}`));
  await check('task');
  await button(page, 'Begin').click();
  await check('begun');
  for (const sheet of ['Task', 'Log', 'Menu']) {
    await button(page, sheet).click();
    await check(sheet);
    await page.keyboard.press('Escape');
  }
  await place(page, 'radio-a');
  await check('card');
  await playToTheVerdict(page);
  await check('refuted');
  await button(page, 'Show what beats it').click();
  await check('line');
  for (; await button(page, 'Next').isVisible(); await drawn(page)) {
    await button(page, 'Next').click();
  }
  await check('end of the line');
  await button(page, 'Try again from the start').click();
  await solveTwoRadios(page);
  await check('solved');
  expect(wrong).toEqual([]);
});

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

it.each([PHONE, { width: 360, height: 740 }])(
  'nothing covers the town ($width by $height), what is waited for is below it',
  async (phone) => {
    const page = await begunScenario('safe-places-two-radios', phone);
    expect(await covered(page)).toEqual([]);
    await place(page, 'radio-a');
    expect(await covered(page)).toEqual([]);
    await button(page, 'On to the actions').click();
    expect(await covered(page)).toEqual([]);
    const box = await page.locator('.play-question').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
    await playToTheVerdict(page);
    await button(page, 'Show what beats it').click();
    await expect.poll(() => promptText(page)).toBe('Place a worker at Radio A');
    expect(await covered(page)).toEqual([]);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(tooWide).toBeLessThanOrEqual(0);
  },
);

const zipped = (body: Buffer): number => gzipSync(body, { level: 9 }).length;
const weightOf = async (address: string): Promise<number> =>
  zipped(Buffer.from(await (await fetch(address)).arrayBuffer()));

it('a puzzle loads no more script than its budget, and its judge only when asked', async () => {
  const page = await openScenario('safe-places-two-radios');
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await button(page, 'Begin').click();
  await place(page, 'radio-b');
  expect(workers).toEqual([]);
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
