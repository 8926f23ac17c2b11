import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { GAMES } from '#games/registry.ts';
import { LANGUAGES, type Language } from '#site/layout/languages.ts';
import { PARTS, type Part, questionsOf } from '../site/search/questions.ts';
import { askAll } from './ask-search.ts';
import { visit } from './visit.ts';

/** How many of a hundred questions are answered first, and among the first three. */
interface Figures {
  readonly first: number;
  readonly firstThree: number;
}

/** What is held, by part: see figures.yml. */
type Held = Readonly<Partial<Record<Part, { readonly held: Figures }>>>;

const FIGURES: Readonly<Record<string, Readonly<Record<Language, Held>>>> = parse(
  readFileSync(new URL('../fixtures/search/figures.yml', import.meta.url), 'utf8'),
);

const ASKED = GAMES.flatMap(({ id }) => LANGUAGES.map((language) => ({ game: id, language })));

it.each(ASKED)(
  'questions are answered as they were when it was measured ($game, $language)',
  async ({ game, language }) => {
    const page = await visit(`${language}/${game}/`);
    for (const part of PARTS) {
      const questions = questionsOf(part, game, language);
      const said = await askAll(
        page,
        questions.map(({ asked }) => asked),
      );
      const places = said.map(({ anchors }, at) =>
        anchors.findIndex((anchor) => questions[at]?.answers.includes(anchor)),
      );
      const missed = questions.flatMap(({ asked }, at) =>
        places[at] === 0 ? [] : [`${asked}: ${said[at]?.anchors.join(', ')}`],
      );
      const empty = said.filter(
        ({ anchors, status }) => anchors.length === 0 || /Nothing fits|没有找到/.test(status),
      );
      const percent = (count: number) => Math.floor((1000 * count) / questions.length) / 10;
      const first = percent(places.filter((place) => place === 0).length);
      const firstThree = percent(places.filter((place) => place >= 0).length);
      expect(empty).toEqual([]);
      if (questions.length === 0) continue;
      // A rule that changes may change its place: then this says what was lost.
      const lost = `${part}: ${first}, ${firstThree}\n${missed.join('\n')}\n`;
      const { held = { first: 100, firstThree: 100 } } = FIGURES[game]?.[language][part] ?? {};
      expect(first, lost).toBeGreaterThanOrEqual(held.first);
      expect(firstThree, lost).toBeGreaterThanOrEqual(held.firstThree);
    }
  },
);
