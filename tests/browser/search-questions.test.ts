import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGES } from '#site/languages.ts';
import { type Half, halfOf, type Question, questionsOf } from '../site/search/halves.ts';
import { visit } from './visit.ts';

/** What was measured when search was made: how many of a hundred questions, and of which half. */
interface Figures {
  readonly first: number;
  readonly firstThree: number;
}
const FIGURES: Readonly<Record<string, Readonly<Record<Half, Figures>>>> = parse(
  readFileSync(new URL('../fixtures/search/figures.yml', import.meta.url), 'utf8'),
);

/** The anchors of what a question finds, the best first. */
async function found(page: Page, { asked }: Question): Promise<readonly string[]> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').first().fill(asked);
  await expect.poll(() => dialog.getByRole('status').textContent()).toContain(asked);
  const links = dialog.getByRole('listbox').getByRole('option');
  return links.evaluateAll((all) =>
    all.slice(0, 3).map((link) => link.getAttribute('href')?.split('#')[1] ?? ''),
  );
}

it.each(LANGUAGES)(
  'questions are answered as well as when it was measured (%s)',
  async (language) => {
    const questions = questionsOf(language);
    expect(questions.length).toBeGreaterThanOrEqual(150);
    const page = await visit(`${language}/maquis/`);
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('combobox').first().waitFor();
    const counts = {
      seen: { all: 0, first: 0, firstThree: 0 },
      unseen: { all: 0, first: 0, firstThree: 0 },
    };
    const empty: string[] = [];
    const missed: string[] = [];
    for (const question of questions) {
      const hits = await found(page, question);
      const count = counts[halfOf(question.asked)];
      const place = hits.findIndex((hit) => question.answers.includes(hit));
      count.all++;
      if (place === 0) count.first++;
      else
        missed.push(`${halfOf(question.asked)} ${place + 1} ${question.asked}: ${hits.join(', ')}`);
      if (place >= 0) count.firstThree++;
      const status = await page.getByRole('dialog').getByRole('status').textContent();
      if (hits.length === 0 || /Nothing fits|没有找到/.test(status ?? ''))
        empty.push(question.asked);
    }
    if (process.env.SHOW_MISSED) console.info(JSON.stringify(counts), `\n${missed.join('\n')}`);
    expect(empty).toEqual([]);
    for (const half of ['seen', 'unseen'] as const) {
      const { all, first, firstThree } = counts[half];
      const least = FIGURES[language]?.[half];
      expect((100 * first) / all).toBeGreaterThanOrEqual(least?.first ?? 90);
      expect((100 * firstThree) / all).toBeGreaterThanOrEqual(least?.firstThree ?? 97);
    }
  },
);
