import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGES, type Language } from '#site/languages.ts';
import {
  ASKED_GAMES,
  type AskedGame,
  PARTS,
  type Part,
  type Question,
  questionsOf,
} from '../site/search/halves.ts';
import { visit } from './visit.ts';

/** How many of a hundred questions are answered first, and among the first three. */
interface Figures {
  readonly first: number;
  readonly firstThree: number;
}

/** What is held, by part: see figures.yml. */
type Held = Readonly<Partial<Record<Part, { readonly held: Figures }>>>;

const FIGURES: Readonly<Record<AskedGame, Readonly<Record<Language, Held>>>> = parse(
  readFileSync(new URL('../fixtures/search/figures.yml', import.meta.url), 'utf8'),
);

/** The anchors of what a question finds, the best first, and what is said of it. */
async function found(page: Page, { asked }: Question) {
  const dialog = page.getByRole('dialog');
  const status = dialog.getByRole('status');
  await dialog.getByRole('combobox').first().fill(asked);
  await expect.poll(() => status.textContent()).toContain(asked);
  const links = dialog.getByRole('listbox').getByRole('option');
  const anchors = await links.evaluateAll((all) =>
    all.slice(0, 3).map((link) => link.getAttribute('href')?.split('#')[1] ?? ''),
  );
  return { anchors, said: (await status.textContent()) ?? '' };
}

const ASKED = ASKED_GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language })));

it.each(ASKED)(
  'questions are answered as they were when it was measured ($game, $language)',
  async ({ game, language }) => {
    const questions = questionsOf(language, game);
    const page = await visit(`${language}/${game}/`);
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('combobox').first().waitFor();
    const places: { readonly part: Part; readonly place: number }[] = [];
    const missed: string[] = [];
    const empty: string[] = [];
    for (const question of questions) {
      const { asked, answers, part } = question;
      const { anchors, said } = await found(page, question);
      const place = anchors.findIndex((anchor) => answers.includes(anchor));
      places.push({ part, place });
      if (place !== 0) missed.push(`${part} ${place + 1} ${asked}: ${anchors.join(', ')}`);
      if (anchors.length === 0 || /Nothing fits|没有找到/.test(said)) empty.push(asked);
    }
    const figures = Object.fromEntries(
      PARTS.filter((part) => places.some((one) => one.part === part)).map((part) => {
        const own = places.filter((one) => one.part === part);
        const percent = (count: number) => Math.floor((1000 * count) / own.length) / 10;
        const first = percent(own.filter(({ place }) => place === 0).length);
        const firstThree = percent(own.filter(({ place }) => place >= 0).length);
        return [part, { first, firstThree }] as const;
      }),
    );
    // A rule that changes may change its place: then these say what was lost.
    if (process.env.SHOW_MISSED) {
      console.info(game, language, JSON.stringify(figures), `\n${missed.join('\n')}`);
    }
    expect(empty).toEqual([]);
    for (const [part, figure] of Object.entries(figures)) {
      const { first = 100, firstThree = 100 } = FIGURES[game][language][part as Part]?.held ?? {};
      expect(figure.first, `${part}, first`).toBeGreaterThanOrEqual(first);
      expect(figure.firstThree, `${part}, first three`).toBeGreaterThanOrEqual(firstThree);
    }
  },
);
