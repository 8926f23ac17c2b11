import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { GAMES } from '#games/registry.ts';
import { LANGUAGES } from '#site/layout/languages.ts';
import { readPages } from './pages.ts';
import { linesAlone } from './printed-lines.ts';
import { printedPages } from './printed-pages.ts';

/** The fonts of the packages that the project brings: whatever else a machine has is not in a file. */
const OWN_FONT =
  /^\/BaseFont \/[A-Z]{6}\+(CourierPrime|Inter|SourceSerif4|NotoSansSC|NotoSerifSC)-/;

function expectOwnFonts(pdf: string): void {
  const fonts = new Set(pdf.match(/\/BaseFont \/[\w+-]+/g));
  expect(fonts.size).toBeGreaterThan(3);
  expect([...fonts].filter((font) => !OWN_FONT.test(font))).toEqual([]);
}

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

  it('is A4, has every chapter and rule in its outline, and Chinese from the packages', () => {
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

/** Every book that this build printed: Maquis' always is, the others where they were asked for. */
const books = LANGUAGES.flatMap((language) =>
  GAMES.map(({ id }) => ({ id, file: `${language}/${id}/${id}-rules.pdf` })),
).filter(({ id, file }) => id === 'maquis' || existsSync(join(inject('dist'), file)));

describe.each(books)('a book on paper ($file)', ({ file }) => {
  const pdf = () => readFileSync(join(inject('dist'), file)).toString('latin1');

  it('leaves no quarter of a page empty but at the end of a chapter, and no heading alone at a foot', () => {
    const pages = printedPages(pdf());
    expect(pages.length).toBeGreaterThan(28);
    expect(pages.filter(({ empty, endsChapter }) => empty > 0.25 && !endsChapter)).toEqual([]);
    // The contents have the first page to themselves; no chapter ends with a page that is hardly begun.
    expect(pages.slice(1, -1).filter(({ empty }) => empty > 0.7)).toEqual([]);
    expect(pages.filter(({ strandedHeadings }) => strandedHeadings > 0)).toEqual([]);
  });

  it('leaves no line of a paragraph or of a list’s entry alone in a column', () => {
    expect(linesAlone(pdf())).toEqual([]);
  });

  it('brings its own letters, none of them drawn, and takes none from this machine', () => {
    // A font of variable weight, or letters with a rim, would be put in as drawings.
    expect(pdf()).not.toContain('/Type3');
    expectOwnFonts(pdf());
  });
});

describe.each(LANGUAGES)('the kit as a file (%s)', (language) => {
  const files = [
    ['a4', [595, 842]],
    ['letter', [612, 792]],
  ] as const;

  it.each(files)('is six sheets of %s with fonts of its own, none of them drawn', (paper, size) => {
    const [short, long] = size;
    const file = join(inject('dist'), language, `maquis/maquis-kit-${paper}.pdf`);
    const pdf = readFileSync(file).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...sides]) =>
      sides.map((points) => Math.round(Number(points))),
    );
    const [upright, wide] = [
      [short, long],
      [long, short],
    ];
    expect(boxes).toEqual([upright, wide, wide, wide, wide, upright]);
    // A font of variable weight would be put in letter by letter, as drawings.
    expect(pdf).not.toContain('/Type3');
    const fonts = new Set(pdf.match(/\/BaseFont \/[\w+-]+/g));
    expectOwnFonts(pdf);
    expect(pdf.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(fonts.size);
  });

  it('is linked from its page with its length, for both papers', () => {
    const html = readPages().find(({ path }) => path === `${language}/maquis/print/kit/`)?.html;
    for (const [paper] of files) {
      const link = html?.match(new RegExp(`maquis-kit-${paper}\\.pdf"[^>]*>([\\s\\S]*?)</a>`))?.[1];
      expect(link?.replace(/<svg[\s\S]*<\/svg>/, '')).toMatch(/6.*\d\.\d MB/);
    }
  });
});
