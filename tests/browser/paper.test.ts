import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { GAMES } from '#games/registry.ts';
import { LANGUAGES } from '#site/layout/languages.ts';
import { visit } from './visit.ts';

/** The sizes of the sheets that a page prints on, in points. */
async function sheetsOf(page: Page): Promise<readonly string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box = '']) =>
    box
      .split(' ')
      .slice(2)
      .map((points) => Math.round(Number(points)))
      .join(' × '),
  );
}

/** The same of a page of the site. */
const printed = async (path: string): Promise<readonly string[]> => sheetsOf(await visit(path));

describe.each(LANGUAGES)('a first reading (%s)', (language) => {
  it.each(GAMES.map(({ id }) => id))(
    'of %s is printed on the two sides of one sheet',
    async (id) => {
      const sides = await printed(`${language}/${id}/rules/learn/`);
      expect(sides.length).toBeGreaterThan(0);
      expect(sides.length).toBeLessThanOrEqual(2);
    },
  );
});

it('the player aid is one sheet of A4 on its side, and no panel loses anything at its fold', async () => {
  const page = await visit('en/maquis/print/aid/');
  expect(await sheetsOf(page)).toEqual(['842 × 595']);
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('.panel')
    .evaluateAll((panels) => panels.filter((panel) => panel.scrollHeight > panel.clientHeight + 1));
  expect(cut).toHaveLength(0);
});

describe.each(LANGUAGES)('the aid of Set Europe Ablaze (%s)', (language) => {
  const path = `${language}/set-europe-ablaze/print/aid/`;

  it('is two pages of A4, and no table runs out of its frame', async () => {
    const page = await visit(path);
    expect(await sheetsOf(page)).toEqual(['595 × 842', '595 × 842']);
    await page.emulateMedia({ media: 'print' });
    // A4 without its margins of 12 mm, in pixels.
    await page.setViewportSize({ width: 703, height: 1032 });
    const out = await page
      .locator('.reference .scroll')
      .evaluateAll((frames) =>
        frames
          .filter((frame) => frame.scrollWidth > frame.clientWidth + 1)
          .map((frame) => frame.getAttribute('aria-label')),
      );
    expect(out).toEqual([]);
    // 8.6.9 a, b, d, e and f tell what may stand in for a loss.
    for (const letter of ['a', 'b', 'd', 'e', 'f']) {
      expect(await page.getByRole('link', { name: `8.6.9${letter}` }).count()).toBe(1);
    }
  });
});

it('the ten patrol cards are one sheet of A4', async () => {
  const page = await visit('en/maquis/print/cards/');
  expect(await sheetsOf(page)).toEqual(['595 × 842']);
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(10);
});

// The letters of the book as it is made: tests/built/paper.test.ts. Its drawings are those of its chapters.
it('on paper no letters of a drawing have a rim, which would put them into a PDF as drawings', async () => {
  const page = await visit('en/maquis/rules/patrols/');
  await page.emulateMedia({ media: 'print' });
  const rims = await page
    .locator('svg text')
    .evaluateAll((words) => words.map((word) => getComputedStyle(word).stroke));
  expect(rims.length).toBeGreaterThan(0);
  expect(rims.filter((rim) => rim !== 'none')).toEqual([]);
});

/** What a drawing measures on paper, in millimetres. */
const measured = (page: Page, part: string): Promise<readonly (readonly [number, number])[]> =>
  page.locator(part).evaluateAll((shapes) =>
    shapes.map((shape) => {
      const { width, height } = shape.getBoundingClientRect();
      return [width, height].map((px) => (px / 96) * 25.4) as [number, number];
    }),
  );

const expectSize = (found: readonly (readonly [number, number])[], w: number, h: number): void => {
  expect(found.length).toBeGreaterThan(0);
  for (const [width, height] of found) {
    expect(Math.abs(width - w), `${width} wide, not ${w}`).toBeLessThan(0.5);
    expect(Math.abs(height - h), `${height} high, not ${h}`).toBeLessThan(0.5);
  }
};

/** What of the kit is written over a cut or out of its plate. */
async function overCuts(page: Page): Promise<readonly (string | null)[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(() => {
    const wide = [...document.querySelectorAll<SVGTextElement>('.kit text[data-room]')].filter(
      (words) => words.getBBox().width > Number(words.dataset.room) + 0.3,
    );
    const parts = [...document.querySelectorAll<SVGGraphicsElement>('.kit svg.canvas > *')];
    const out = parts.filter((part) => {
      const [own, sheet] = [part, part.ownerSVGElement].map((one) => one?.getBoundingClientRect());
      return own && sheet && (own.left < sheet.left - 1 || own.right > sheet.right + 1);
    });
    return [...wide, ...out].map((part) => part.textContent);
  });
}

describe.each(LANGUAGES)('the kit to print (%s)', (language) => {
  const path = `${language}/maquis/print/kit/`;

  // Sizes as the kit promises them; the numbers of pieces are those of the rules.
  it('is printed at its true size, every card once, with 5 mm free at every edge and nothing over a cut', async () => {
    const page = await visit(path);
    await page.emulateMedia({ media: 'print' });
    expect(await overCuts(page)).toEqual([]);
    for (const paper of ['a4', 'letter']) {
      await page.locator(`#kit-paper-${paper}`).evaluate((choice: HTMLInputElement) => {
        choice.checked = true;
      });
      expectSize(await measured(page, '[data-part="cards"] .k-cut-line'), 6 * 44, 3 * 63);
      expectSize(await measured(page, '[data-part="tiles"] .k-cut-line'), 6 * 30, 30);
      expectSize(await measured(page, '[data-part="goods"] .k-cut-line'), 12 * 12, 2 * 12);
      expectSize(await measured(page, '[data-part="markers"] .k-cut-line'), 9 * 10, 2 * 10);
      expectSize(await measured(page, '[data-part="pawns"] .k-cut-line'), 5 * 12, 59);
      const bars = await measured(page, 'svg.canvas > [data-measure]');
      expect(bars).toHaveLength(5);
      for (const [long] of bars) expect(Math.abs(long - 50)).toBeLessThan(0.5);
      const margins = await page.locator('.leaf').evaluateAll((leaves) =>
        leaves.flatMap((leaf) => {
          const paper = leaf.getBoundingClientRect();
          const inside = leaf.querySelectorAll('svg.canvas, .quick .canvas, .quick .canvas *');
          return [...inside].map((part) => {
            const { left, top, right, bottom } = part.getBoundingClientRect();
            // The sheet itself is a millimetre less high than the paper.
            const free = [left - paper.left, top - paper.top, paper.right - right];
            return (Math.min(...free, paper.bottom + 3.78 - bottom) / 96) * 25.4;
          });
        }),
      );
      expect(Math.min(...margins)).toBeGreaterThan(4.95);
    }
    const names = await page
      .locator('[data-card]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
    expect(new Set(names).size).toBe(10 + 6 + 2 + 6);
    expect(names).toHaveLength(10 + 6 + 2 + 6);
    expect(await page.locator('[data-piece^="goods-"]').count()).toBe(6 * 4);
    expect(await page.locator('[data-piece^="pawn-"]').count()).toBe(3 * 5);
    expect(await page.locator('[data-piece^="track-"]').count()).toBe(9);
    expect(await page.locator('[data-back]').count()).toBe(10 + 6);
  });
});

// On either paper all of it is six sheets: tests/built/paper.test.ts.
it('the kit has none of the sheets that are left out', async () => {
  const page = await visit('en/maquis/print/kit/');
  await page.locator('#kit-paper-letter').check();
  for (const part of ['quick', 'board', 'backs', 'tiles', 'goods', 'markers', 'pawns']) {
    await page.locator(`#kit-print-${part}`).uncheck();
  }
  expect(await sheetsOf(page)).toEqual(['792 × 612', '792 × 612']);
});

it('the board in low ink has no colour', async () => {
  const page = await visit('en/maquis/print/kit/');
  await page.emulateMedia({ media: 'print' });
  const png = await page.locator('[data-part="low"]').screenshot();
  const coloured = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    let found = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
      if (Math.max(r, g, b) - Math.min(r, g, b) > 8) found += 1;
    }
    return data.length > 0 ? found : -1;
  }, png.toString('base64'));
  expect(coloured).toBe(0);
});
