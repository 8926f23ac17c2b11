import { expect, it } from 'vitest';
import { builtPages } from '../setup/built-pages.ts';
import { visit } from './visit.ts';

/** The sizes of the pages that a page of the site prints on, in points. */
async function printed(path: string): Promise<readonly string[]> {
  const page = await visit(path);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box]) =>
    box
      .split(' ')
      .slice(2)
      .map((points) => Math.round(Number(points)))
      .join(' × '),
  );
  return boxes;
}

it('the player aid is one sheet of A4 on its side', async () => {
  expect(await printed('en/maquis/print/aid/')).toEqual(['842 × 595']);
});

it('no panel of the player aid loses anything at its fold', async () => {
  const page = await visit('en/maquis/print/aid/');
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('.panel')
    .evaluateAll((panels) => panels.filter((panel) => panel.scrollHeight > panel.clientHeight + 1));
  expect(cut).toHaveLength(0);
});

it('the ten patrol cards are one sheet of A4', async () => {
  expect(await printed('en/maquis/print/cards/')).toEqual(['595 × 842']);
  const page = await visit('en/maquis/print/cards/');
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(10);
});

it('the whole book holds every chapter and every rule once', async () => {
  const chapters = builtPages().filter(({ path }) =>
    /^en\/maquis\/rules\/(?!book)[^/]+\/$/.test(path),
  );
  const page = await visit('en/maquis/rules/book/');
  expect(await page.locator('article.chapter').count()).toBe(chapters.length);
  // 74 of print-and-play, 24 of the boxed editions.
  expect(await page.locator('.rule').count()).toBe(98);
});
