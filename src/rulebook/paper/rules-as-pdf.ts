import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Browser } from 'playwright-core';
import { findChromium, HOW_TO_GET_ONE } from '#shared/chromium.mjs';
import type { BuiltSite } from './on-paper.ts';

/** The page of a whole rulebook, and a page of sheets. */
const BOOK = /^([a-z]+)\/([a-z-]+)\/rules\/book\/index\.html$/;
const SHEETS = /^([a-z]+)\/([a-z-]+)\/print\/([a-z-]+)\/index\.html$/;

/** A file of a game: its name, as links say it, and what is in it. */
interface Printed {
  readonly page: string;
  readonly folder: string;
  readonly file: string;
  readonly pdf: Buffer;
}

/** Dates a file by its text, not by the hour it was made: one text gives one file, byte for byte. */
function dated(pdf: Buffer, html: string): Buffer {
  const [, day = '1970-01-01'] = html.match(/data-changed="([\d-]+)"/) ?? [];
  const date = `(D:${day.replaceAll('-', '')}000000+00'00')`;
  const latin = pdf.toString('latin1');
  return Buffer.from(
    latin.replace(/(?<=\/(?:Creation|Mod)Date )\(D:\d{14}\+00'00'\)/g, date),
    'latin1',
  );
}

const finished = (pdf: Buffer): FinishedPdf => ({
  size: pdf.length,
  pages: pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
});

/** The browser of this machine, or why there is none. */
async function openPress() {
  const executablePath = findChromium();
  if (!executablePath) return { trouble: HOW_TO_GET_ONE };
  try {
    const { chromium } = await import('playwright-core');
    const open = () => chromium.launch({ executablePath });
    await (await open()).close();
    return { open };
  } catch (error) {
    return { trouble: error instanceof Error ? error.message.split('\n')[0] : String(error) };
  }
}

type Open = () => Promise<Browser>;

/** Has a browser while something is printed: one that has shown other pages numbers the parts of a file differently. */
async function withBrowser<Result>(
  open: Open,
  print: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await open();
  try {
    return await print(browser);
  } finally {
    await browser.close();
  }
}

const withoutIndex = (page: string): string => page.replace('index.html', '');

/** Each book has a browser of its own. */
async function printBooks(
  pages: readonly string[],
  site: BuiltSite,
  open: Open,
): Promise<readonly Printed[]> {
  const { printBook } = await import('./print-book.ts');
  return Promise.all(
    pages.map(async (page) => {
      const [, language, game] = page.match(BOOK) ?? [];
      const pdf = await withBrowser(open, (browser) =>
        printBook(browser, withoutIndex(page), site),
      );
      return { page, folder: `${language}/${game}`, file: 'rules', pdf };
    }),
  );
}

/** All sheets of all games have one browser, and come in the same order at every build. */
const printAllSheets = (
  pages: readonly string[],
  site: BuiltSite,
  open: Open,
): Promise<readonly Printed[]> =>
  withBrowser(open, async (browser) => {
    const { printSheets } = await import('./print-book.ts');
    const printed: Printed[] = [];
    for (const page of pages.toSorted()) {
      const html = await readFile(join(site.folder, page), 'utf8');
      const papers = papersOf(html);
      if (papers.length === 0) continue;
      const [, language, game, sheet] = page.match(SHEETS) ?? [];
      const pdfs = await printSheets(browser, withoutIndex(page), site, papers);
      for (const [nth, pdf] of pdfs.entries()) {
        printed.push({ page, folder: `${language}/${game}`, file: `${sheet}-${papers[nth]}`, pdf });
      }
    }
    return printed;
  });

/**
 * Prints every rulebook of the built site and every page of sheets to PDFs beside it, and tells the pages that link to
 * them. Without a browser, or with WITHOUT_PDF set, the site is whole but for these files and their links; with
 * PDF_OF set to a game's id, or to several with commas between them, other games have no PDF.
 */
export default function rulesAsPdf(): AstroIntegration {
  let address = new URL('http://localhost');
  let base = '/';
  return {
    name: 'rules-as-pdf',
    hooks: {
      'astro:config:done': ({ config }) => {
        address = new URL(config.site ?? address);
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site: BuiltSite = { folder: fileURLToPath(dir), base, address };
        const pages = (await readdir(site.folder, { recursive: true }))
          .map((file) => file.replaceAll('\\', '/'))
          .filter((file) => file.endsWith('.html'));
        const { open, trouble } = process.env.WITHOUT_PDF
          ? { trouble: 'It was not asked for.' }
          : await openPress();
        if (trouble) logger.warn(`The rules are not made into a PDF. ${trouble}`);
        const asked = process.env.PDF_OF?.split(',');
        const matching = (pattern: RegExp) =>
          pages.filter((file) => {
            const [isPrinted, , game = ''] = file.match(pattern) ?? [];
            return isPrinted !== undefined && (asked?.includes(game) ?? true);
          });
        const printed = open
          ? await Promise.all([
              printBooks(matching(BOOK), site, open),
              printAllSheets(matching(SHEETS), site, open),
            ])
          : [];
        const made = new Map<string, Map<string, FinishedPdf>>();
        for (const { page, folder, file, pdf: undated } of printed.flat()) {
          const pdf = dated(undated, await readFile(join(site.folder, page), 'utf8'));
          const name = `${folder}/${folder.split('/')[1]}-${file}.pdf`;
          await writeFile(join(site.folder, name), pdf);
          const told = finished(pdf);
          made.set(folder, (made.get(folder) ?? new Map()).set(file, told));
          logger.info(`${name}: ${told.pages} pages, ${told.size} bytes`);
        }
        for (const file of pages) {
          const html = await readFile(join(site.folder, file), 'utf8');
          const [language = '', game = ''] = file.split('/');
          const linked = withPdfLinks(html, made.get(`${language}/${game}`) ?? new Map());
          if (linked !== html) await writeFile(join(site.folder, file), linked);
        }
      },
    },
  };
}

/** What stands in a page for a link to a PDF until that is made: its length, and what it stands between. */
export const PDF_LINK = {
  pages: '{pages}',
  size: '{size}',
  begin: (file: string): string => `<!--pdf ${file}-->`,
  end: '<!--/pdf-->',
};

/** The papers that a page of sheets is made a file for, as it names them. */
export const papersOf = (html: string): readonly string[] =>
  html.match(/data-pdf="([a-z0-9 ]+)"/)?.[1]?.split(' ') ?? [];

/** What a finished PDF says of itself in a link. */
interface FinishedPdf {
  readonly pages: number;
  /** In bytes. */
  readonly size: number;
}

const MARKED = /<!--pdf ([\w-]+)-->([\s\S]*?)<!--\/pdf-->/g;
const MEGABYTE = 1e6;

/** A page with its links to PDFs filled in, or without those to files that there are not. */
export const withPdfLinks = (html: string, made: ReadonlyMap<string, FinishedPdf>): string =>
  html.replace(MARKED, (_, file: string, link: string) => {
    const pdf = made.get(file);
    return pdf
      ? link
          .replace(PDF_LINK.pages, String(pdf.pages))
          .replace(PDF_LINK.size, (Math.ceil(pdf.size / (MEGABYTE / 10)) / 10).toFixed(1))
      : '';
  });
