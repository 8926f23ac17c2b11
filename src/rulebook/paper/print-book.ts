import type { Browser, Page } from 'playwright-core';
import { bookToPrint } from './book-to-print.ts';
import { type BuiltSite, onPaper } from './on-paper.ts';

/** A page of the file, by the number of its part. */
const PAGE = /(?<=^|\n)(\d+) 0 obj\n<<\/Type \/Page\b/g;

/** A place with a name, and the part that is its page. */
const PLACE = /\/([^\s/[\]<>()]+) \[(\d+) 0 R \/XYZ /g;

/**
 * On which page of a printed file each of its named places stands, counted from 1. It reads what
 * Chromium writes: pages in their order, and one list of places, none of it packed.
 */
export function printedPlaces(pdf: Buffer): Readonly<Record<string, number>> {
  const text = pdf.toString('latin1');
  const pages = [...text.matchAll(PAGE)].map(([, part]) => part);
  const places = [...text.matchAll(PLACE)].map(
    ([, name = '', part]) => [name, pages.indexOf(part) + 1] as const,
  );
  return Object.fromEntries(places.filter(([, page]) => page > 0));
}

/**
 * Prints the page of the whole book.
 *
 * @param path of the page, from the root of the site
 */
export const printBook = (browser: Browser, path: string, site: BuiltSite): Promise<Buffer> =>
  onPaper(browser, path, site, (html, page) => bookToPrint(html, page, site.address), withNumbers);

/**
 * Prints a page whose contents say where each chapter begins. That is known when it has been printed
 * once with some numbers, which take the room of the right ones.
 */
async function withNumbers(tab: Page): Promise<Buffer> {
  await tab.evaluate(writeNumbers, {});
  const places = printedPlaces(await tab.pdf({ preferCSSPageSize: true }));
  await tab.evaluate(writeNumbers, places);
  return tab.pdf({ preferCSSPageSize: true, outline: true, tagged: true });
}

/** In the page: writes the numbers into the contents, 00 where none is known. */
function writeNumbers(pages: Readonly<Record<string, number>>): void {
  for (const line of document.querySelectorAll('.toc li')) {
    const anchor = line.querySelector('a')?.hash.slice(1) ?? '';
    const number = line.querySelector('.on-page');
    if (number) number.textContent = String(pages[anchor] ?? '00');
  }
}

/**
 * Prints a page of sheets once for each paper. The page has a choice of paper, which is made on the page that is open
 * already.
 *
 * @param path of the page, from the root of the site
 * @param papers as the choices of the page name them in `data-paper`
 */
export const printSheets = (
  browser: Browser,
  path: string,
  site: BuiltSite,
  papers: readonly string[],
): Promise<readonly Buffer[]> =>
  onPaper(
    browser,
    path,
    site,
    (html) => html,
    async (tab) => {
      const printed: Buffer[] = [];
      for (const paper of papers) {
        await tab.evaluate((chosen) => {
          const choice = document.querySelector(`[data-paper="${chosen}"]`);
          if (choice instanceof HTMLInputElement) choice.checked = true;
        }, paper);
        printed.push(await tab.pdf({ preferCSSPageSize: true, outline: true, tagged: true }));
      }
      return printed;
    },
  );
