import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#site/layout/languages.ts';
import { builtPages } from '../../setup/built-pages.ts';
import { visit } from '../visit.ts';

describe.each(LANGUAGES)('the player aid of Les Poilus (%s)', (language) => {
  const path = `${language}/les-poilus/print/aid/`;

  it.each(['A4', 'Letter'])('is one sheet of %s', async (format) => {
    const page = await visit(path);
    const pdf = (await page.pdf({ preferCSSPageSize: true, format })).toString('latin1');
    expect(pdf.match(/\/MediaBox/g)).toHaveLength(1);
  });

  it('loses nothing at its fold', async () => {
    const page = await visit(path);
    await page.emulateMedia({ media: 'print' });
    const cut = await page
      .locator('.panel')
      .evaluateAll((panels) =>
        panels.filter((panel) => panel.scrollHeight > panel.clientHeight + 1),
      );
    expect(cut).toHaveLength(0);
  });
});

it('a page of the rules of Les Poilus ships no framework but for the examples on it', () => {
  const pages = builtPages().filter(({ path }) => /\/les-poilus\/rules\//.test(path));
  expect(pages.length).toBeGreaterThan(40);
  for (const { path, html } of pages) {
    const waiting = [...html.matchAll(/<astro-island[^>]*>/g)].map(([island]) => island);
    // An example comes to life when it is scrolled to, and not before.
    expect(
      waiting.filter((island) => !/client="visible"/.test(island)),
      path,
    ).toEqual([]);
    expect(waiting.length > 0, path).toBe(html.includes('class="live"'));
  }
});

it.each(LANGUAGES)(
  'tables of the reference fit a phone, but for the printed names (%s)',
  async (language) => {
    const page = await visit(`${language}/les-poilus/rules/reference/`, { width: 390 });
    const wide = await page
      .locator('.reference .scroll')
      .evaluateAll(
        (tables) => tables.filter((table) => table.scrollWidth > table.clientWidth + 1).length,
      );
    expect(wide).toBe(1);
  },
);
