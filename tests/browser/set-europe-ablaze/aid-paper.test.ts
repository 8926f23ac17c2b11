import { expect, test } from 'vitest';
import { visit } from '../visit.ts';

/** The widths of print inside margins of 12 mm, A4 and Letter, in pixels of 1/96 inch. */
const SHEETS = { A4: 703, Letter: 725 } as const;

test('the printed aid keeps each list in one column, and turns and cases on their line', async () => {
  const wrong: string[] = [];
  for (const language of ['en', 'zh']) {
    for (const [sheet, width] of Object.entries(SHEETS)) {
      const page = await visit(`${language}/set-europe-ablaze/print/aid/`, { width, height: 900 });
      await page.emulateMedia({ media: 'print' });
      const found = await page.evaluate(() => {
        const lists = [...document.querySelectorAll('.turn ol')];
        const torn = lists.filter((list) => list.getClientRects().length > 1);
        const cells = [
          ...document.querySelectorAll('.reference :is(th.numbers, tbody td:last-child)'),
        ];
        const turned = cells.filter((cell) => {
          const { lineHeight } = getComputedStyle(cell);
          const text = document.createRange();
          text.selectNodeContents(cell);
          return text.getBoundingClientRect().height > 1.9 * Number.parseFloat(lineHeight);
        });
        return [...torn, ...turned].map(({ textContent }) =>
          (textContent ?? '').trim().slice(0, 40),
        );
      });
      wrong.push(...found.map((what) => `${language} ${sheet}: ${what}`));
    }
  }
  expect(wrong).toEqual([]);
});

test('the printed aid begins both columns at one height, and no heading or line of a table is broken', async () => {
  const page = await visit('zh/set-europe-ablaze/print/aid/', { width: SHEETS.A4, height: 900 });
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(() => {
    const turn = document.querySelector('.turn');
    const top = turn?.getBoundingClientRect().top ?? 0;
    const first = turn?.querySelector('h2')?.getBoundingClientRect().top ?? 0;
    const broken = [...document.querySelectorAll('.reference thead th')].filter((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return new Set([...text.getClientRects()].map((line) => Math.round(line.top))).size > 1;
    });
    const covered = [...document.querySelectorAll('.reference tbody th')].filter(
      (cell) => getComputedStyle(cell).backgroundColor !== 'rgba(0, 0, 0, 0)',
    );
    return {
      lower: Math.round(first - top),
      broken: broken.map(({ textContent }) => textContent),
      covered: covered.length,
    };
  });
  expect(found).toEqual({ lower: 0, broken: [], covered: 0 });
});
