import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Browser, Page, Route } from 'playwright-core';
import subsetFont from 'subset-font';

/*
 * A page of the built site in a browser, as it goes into a file: with fonts that a PDF can hold, and without scripts.
 */

/** Nothing is served: the browser asks for addresses of this host and is answered from folders. */
const HOST = 'http://paper.invalid';

/** For slow machines, in milliseconds. */
const PATIENCE = 120_000;

/** Chinese, and the arrows, ticks and stars of every language, by the names that tokens.css gives to a visitor's fonts. */
const FONTS = [
  { name: '--song', family: 'Noto Serif SC Variable', from: 'noto-serif-sc' },
  { name: '--hei', family: 'Noto Sans SC Variable', from: 'noto-sans-sc' },
] as const;
/** Two weights are enough on paper. */
const WEIGHTS = ['400', '700'] as const;
const FONT = /^\/fonts-for-print\/(?<from>[a-z-]+)\/(?<weight>\d+)\/(?<file>.+)$/;

const folderOf = (from: string) =>
  dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${from}/package.json`));

/** The weights of the site's own fonts, which are many on a screen. */
const OWN_WEIGHTS = ['400', '600', '700'] as const;

/** A style sheet whose fonts of variable weight are one font for each weight: see sliceOf. */
const withSteadyFonts = (sheet: string): string =>
  sheet.replace(/@font-face\s*\{[^}]*font-weight:\s*\d+ \d+[^}]*\}/g, (face) =>
    OWN_WEIGHTS.map((weight) =>
      face
        .replace(/font-weight:\s*\d+ \d+/, `font-weight:${weight}`)
        .replace(/url\("?([^)"]+)"?\)/, `url($1?weight=${weight})`),
    ).join(''),
  );

/** Style that takes from the packages what the site's own fonts lack, whatever fonts this machine has installed. */
async function packagedFonts(): Promise<string> {
  const sheets = await Promise.all(
    FONTS.map(async ({ from }) => {
      const sheet = await readFile(join(folderOf(from), 'index.css'), 'utf8');
      return WEIGHTS.map((weight) =>
        sheet
          .replaceAll('url(./', `url(/fonts-for-print/${from}/${weight}/`)
          .replace(/font-weight: [\d ]+;/g, `font-weight: ${weight};`),
      ).join('\n');
    }),
  );
  const names = FONTS.map(({ name, family }) => `${name}:"${family}";`).join('');
  // As strong as the rule for Chinese.
  return `${sheets.join('\n')}:root:root{${names}}`;
}

/**
 * A slice of a font in one weight, with the letters of the page alone. A font of variable weight is
 * put into a PDF as drawings, letter by letter, which makes it four times as large.
 *
 * @param file of the font, woff2
 */
async function sliceOf(file: string, weight: string, letters: string): Promise<Buffer> {
  const slice = await readFile(file);
  const variationAxes = { wght: Number(weight) };
  return subsetFont(slice, letters, { variationAxes, targetFormat: 'truetype' });
}

/** Where a built site lies, and where it will live. */
export interface BuiltSite {
  readonly folder: string;
  /** With slashes at both ends. */
  readonly base: string;
  readonly address: URL;
}

/** What is done with the text of a page before it is shown. */
type Prepare = (html: string, page: URL) => string;

/**
 * Shows a page of the built site as a visitor without scripts has it, and leaves it again.
 *
 * @param path of the page, from the root of the site
 * @param prepare changes its text
 * @param print makes of it what is wanted
 */
export async function onPaper<Printed>(
  browser: Browser,
  path: string,
  site: BuiltSite,
  prepare: Prepare,
  print: (tab: Page) => Promise<Printed>,
): Promise<Printed> {
  const page = new URL(site.base + path, HOST);
  const html = await readFile(join(site.folder, path, 'index.html'), 'utf8');
  const shown = prepare(html, page).replace(
    '</head>',
    `<style>${await packagedFonts()}</style></head>`,
  );
  const letters = [...new Set(html)].join('');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    bypassCSP: true,
    colorScheme: 'light',
  });
  try {
    const answer = async (route: Route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      if (pathname === page.pathname) {
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body: shown });
      }
      const font = pathname.match(FONT)?.groups;
      if (font) {
        const { from = '', weight = '', file = '' } = font;
        return route.fulfill({ body: await sliceOf(join(folderOf(from), file), weight, letters) });
      }
      const file = join(site.folder, decodeURIComponent(pathname.slice(site.base.length)));
      if (!existsSync(file)) return route.fulfill({ status: 404 });
      const weight = searchParams.get('weight');
      if (weight) return route.fulfill({ body: await sliceOf(file, weight, letters) });
      if (!file.endsWith('.css')) return route.fulfill({ path: file });
      // A reader does not wait for fonts; paper does.
      const sheet = (await readFile(file, 'utf8')).replaceAll('font-display:optional', '');
      return route.fulfill({ contentType: 'text/css', body: withSteadyFonts(sheet) });
    };
    const tab = await context.newPage();
    await tab.route('**/*', answer);
    tab.setDefaultTimeout(PATIENCE);
    await tab.goto(page.href);
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    return await print(tab);
  } finally {
    await context.close();
  }
}
