import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { findChromium, HOW_TO_GET_ONE } from '#shared/chromium.mjs';
import { type Finished, withPdfLink } from './pdf-mark.ts';
import type { BuiltSite } from './print-book.ts';

/** The page of a whole rulebook, and the file made of it. */
const BOOK = /^([a-z]+)\/([a-z-]+)\/rules\/book\/index\.html$/;
const pdfOf = (language: string, game: string) => `${language}/${game}/${game}-rules.pdf`;

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

const finished = (pdf: Buffer): Finished => ({
  size: pdf.length,
  pages: pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
});

/**
 * What prints a page with the browser of this machine, or why there is none. Each book has a browser
 * of its own: one that has shown other pages numbers the parts of a file differently.
 */
async function openPress() {
  const executablePath = findChromium();
  if (!executablePath) return { trouble: HOW_TO_GET_ONE };
  try {
    const { chromium } = await import('playwright-core');
    const { printBook } = await import('./print-book.ts');
    await (await chromium.launch({ executablePath })).close();
    const print = async (path: string, site: BuiltSite): Promise<Buffer> => {
      const browser = await chromium.launch({ executablePath });
      try {
        return await printBook(browser, path, site);
      } finally {
        await browser.close();
      }
    };
    return { print };
  } catch (error) {
    return { trouble: error instanceof Error ? error.message.split('\n')[0] : String(error) };
  }
}

/**
 * Prints every rulebook of the built site to a PDF beside it, and tells the pages that link to it.
 * Without a browser, or with WITHOUT_PDF set, the site is whole but for these files and their links; with
 * PDF_OF=maquis, or several games with commas between them, the others go without.
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
        const { print, trouble } = process.env.WITHOUT_PDF
          ? { trouble: 'It was not asked for.' }
          : await openPress();
        if (trouble) logger.warn(`The rules are not made into a PDF. ${trouble}`);
        const made = new Map<string, Finished>();
        const asked = process.env.PDF_OF?.split(',');
        const isAsked = (file: string): boolean => {
          const [, , game = ''] = file.match(BOOK) ?? [];
          return game !== '' && (asked?.includes(game) ?? true);
        };
        const books = print ? pages.filter(isAsked) : [];
        await Promise.all(
          books.map(async (file) => {
            const [, language = '', game = ''] = file.match(BOOK) ?? [];
            const html = await readFile(join(site.folder, file), 'utf8');
            const printed = await print?.(file.replace('index.html', ''), site);
            if (!printed) return;
            const pdf = dated(printed, html);
            await writeFile(join(site.folder, pdfOf(language, game)), pdf);
            const told = finished(pdf);
            made.set(`${language}/${game}/`, told);
            logger.info(`${pdfOf(language, game)}: ${told.pages} pages, ${told.size} bytes`);
          }),
        );
        for (const file of pages) {
          const html = await readFile(join(site.folder, file), 'utf8');
          const [language = '', game = ''] = file.split('/');
          const linked = withPdfLink(html, made.get(`${language}/${game}/`));
          if (linked !== html) await writeFile(join(site.folder, file), linked);
        }
      },
    },
  };
}
