import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { LANGUAGES } from '#site/languages.ts';
import { builtPages } from './built-site.ts';
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
  expect(await page.locator('.rule').count()).toBe(74);
});

describe.each(LANGUAGES)('the rulebook as a file (%s)', (language) => {
  const pdf = () =>
    readFileSync(join(inject('dist'), language, 'maquis/maquis-rules.pdf')).toString('latin1');
  const book = () =>
    builtPages().find(({ path }) => path === `${language}/maquis/rules/book/`)?.html ?? '';

  it('is linked with its true length, from the book and from the contents', () => {
    const pages = pdf().match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
    const size = (Math.ceil(pdf().length / 1e5) / 10).toFixed(1);
    // A line that runs out of its page makes a printer shrink the whole book, and its pages are fewer.
    expect(pages).toBeGreaterThan(28);
    const contents = builtPages().find(({ path }) => path === `${language}/maquis/rules/`)?.html;
    for (const html of [book(), contents ?? '']) {
      const [, said = ''] = html.match(/href="[^"]*maquis-rules\.pdf"[^>]*>([\s\S]*?)<\/a>/) ?? [];
      expect(said.replace(/<svg[\s\S]*<\/svg>/, '').match(/\d+(\.\d)?/g)).toEqual([
        String(pages),
        size,
      ]);
    }
  });

  it('is A4, has every chapter and rule in its outline, and brings its own letters', () => {
    const boxes = new Set(pdf().match(/\/MediaBox \[[^\]]+\]/g));
    expect(
      [...boxes].map((box) =>
        box
          .match(/[\d.]+/g)
          ?.map(Number)
          .map(Math.round),
      ),
    ).toEqual([[0, 0, 595, 842]]);
    // The book, its chapters, their rules and the headings between.
    const chapters = book().match(/<article class="chapter/g)?.length ?? 0;
    const titles = pdf().match(/\/Title /g)?.length ?? 0;
    expect(titles).toBeGreaterThan(chapters + 74);
    if (language === 'zh') {
      expect(pdf()).toMatch(/\/BaseFont \/[A-Z]{6}\+NotoSerifSC/);
      expect(pdf()).toMatch(/\/BaseFont \/[A-Z]{6}\+NotoSansSC/);
    }
  });

  it('bears the date of its text, not of its making', () => {
    const [, changed = ''] = book().match(/data-changed="([\d-]+)"/) ?? [];
    expect(changed).toMatch(/^\d{4}-\d\d-\d\d$/);
    const dates = pdf().match(/\(D:\d+/g);
    expect(dates).toEqual(dates?.map(() => `(D:${changed.replaceAll('-', '')}000000`));
    expect(dates).toHaveLength(2);
  });
});
