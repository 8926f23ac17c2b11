import { expect, it } from 'vitest';
import { LANGUAGES } from '#site/layout/languages.ts';
import { visit } from '../visit.ts';

it.each(LANGUAGES)(
  'the player aid of Les Poilus is one sheet of A4 and of Letter, and loses nothing at its fold (%s)',
  async (language) => {
    const page = await visit(`${language}/les-poilus/print/aid/`);
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ preferCSSPageSize: true, format })).toString('latin1');
      expect(pdf.match(/\/MediaBox/g), format).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'print' });
    const cut = await page
      .locator('.panel')
      .evaluateAll((panels) =>
        panels.filter((panel) => panel.scrollHeight > panel.clientHeight + 1),
      );
    expect(cut).toHaveLength(0);
  },
);

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
