import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium, HOW_TO_GET_ONE } from '#shared/chromium.mjs';

/*
 * Draws the icons of the installed site as PNG files, in this house's own ink: `npm run icons`.
 * Devices cut a maskable icon as they like, so what matters in it keeps within the middle four fifths.
 */

const FOLDER = 'public/icons';

const PAPER = '#f4ecdc';
const INK = '#211d18';
const RED = '#a3271f';

/** The house with its keyhole, 32 units wide. */
const HOUSE = `<path fill="${INK}" d="M16 2.5 30 14v3h-2.5v12.5h-23V17H2v-3z"/>
  <path fill="${RED}" d="M16 13.2a4.1 4.1 0 0 1 2.3 7.5l1.6 6h-7.8l1.6-6a4.1 4.1 0 0 1 2.3-7.5z"/>`;

const square = (inside: string, corner: number) =>
  `<rect width="64" height="64" rx="${corner}" fill="${PAPER}"/>${inside}`;
const round = (inside: string) => `<circle cx="32" cy="32" r="32" fill="${PAPER}"/>${inside}`;

/** A worker on the crossing of two roads. */
const TABLE = `<path stroke="${INK}" stroke-width="5" d="M8 44h48M44 12v44"/>
  <path fill="${RED}" d="M26 14a7 7 0 0 1 5 12l5 18H16l5-18a7 7 0 0 1 5-12z"/>`;

/** A card, and one beneath it. */
const PRACTICE = `<rect x="24" y="13" width="24" height="34" rx="3" fill="${INK}"/>
  <rect x="16" y="18" width="24" height="34" rx="3" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>
  <path fill="${RED}" d="M28 26a5 5 0 0 1 3.4 8.6L34 44H22l2.6-9.4A5 5 0 0 1 28 26z"/>`;

/** An open book. */
const RULES = `<path fill="${INK}" d="M11 17c8-2 15-1 21 3v30c-6-4-13-5-21-3zm42 0c-8-2-15-1-21 3v30c6-4 13-5 21-3z"/>
  <path stroke="${PAPER}" stroke-width="2.5" d="M16 25c4-.6 8 0 11 1.6M16 33c4-.6 8 0 11 1.6"/>
  <path stroke="${RED}" stroke-width="3.5" d="M37 27c3-1.7 7-2.4 11-2"/>`;

const ICONS: Readonly<Record<string, { readonly sizes: readonly number[]; readonly svg: string }>> =
  {
    icon: {
      sizes: [192, 512],
      svg: square(`<g transform="translate(6 5) scale(1.63)">${HOUSE}</g>`, 12),
    },
    maskable: {
      sizes: [192, 512],
      svg: square(`<g transform="translate(12 11) scale(1.25)">${HOUSE}</g>`, 0),
    },
    table: { sizes: [96], svg: round(TABLE) },
    practice: { sizes: [96], svg: round(PRACTICE) },
    rules: { sizes: [96], svg: round(RULES) },
  };

const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_GET_ONE);
const browser = await chromium.launch({ executablePath });
mkdirSync(FOLDER, { recursive: true });
for (const [name, { sizes, svg }] of Object.entries(ICONS)) {
  for (const size of sizes) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>body{margin:0}svg{display:block}</style>
       <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" fill="none">${svg}</svg>`,
    );
    await page.screenshot({ path: join(FOLDER, `${name}-${size}.png`), omitBackground: true });
    await page.close();
  }
}
await browser.close();
