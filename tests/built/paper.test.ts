import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { LANGUAGES } from '#site/layout/languages.ts';
import { readPages } from './pages.ts';

describe.each(LANGUAGES)('the rulebook as a file (%s)', (language) => {
  const pdf = () =>
    readFileSync(join(inject('dist'), language, 'maquis/maquis-rules.pdf')).toString('latin1');
  const book = () =>
    readPages().find(({ path }) => path === `${language}/maquis/rules/book/`)?.html ?? '';

  it('is linked with its true length, from the book and from the contents', () => {
    const pages = pdf().match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
    const size = (Math.ceil(pdf().length / 1e5) / 10).toFixed(1);
    // A line that runs out of its page makes a printer shrink the whole book, and its pages are fewer.
    expect(pages).toBeGreaterThan(28);
    const contents = readPages().find(({ path }) => path === `${language}/maquis/rules/`)?.html;
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
    expect(titles).toBeGreaterThan(chapters + 98);
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
