import type { Browser } from 'playwright-core';
import { type BuiltSite, onPaper } from './on-paper.ts';

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
