import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { GAMES } from '#games/registry.ts';
import type { Language } from '#site/layout/languages.ts';
import { PARTS, type Part, questionsOf } from '../site/search/questions.ts';
import { type Ask, openSearch, type Said } from './searching.ts';

/** How many of a hundred questions are answered first, and among the first three. */
interface Figures {
  readonly first: number;
  readonly firstThree: number;
}

/** What is held, by part: see figures.yml. */
type Held = Readonly<Partial<Record<Part, { readonly held: Figures }>>>;

/** By game, language and question, the words of the rule that answer it. */
type Answering = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>
>;

/** What is seen of answers, and of a hundred of them how many are to show the words that answer: see shown.yml. */
type Shown = Answering & { readonly held: Readonly<Record<Language, number>> };

const fixture = (name: string) =>
  parse(readFileSync(new URL(`../fixtures/${name}.yml`, import.meta.url), 'utf8'));

const FIGURES: Readonly<Record<string, Readonly<Record<Language, Held>>>> =
  fixture('search/figures');
const QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> =
  fixture('search-queries');
const { held: SHOWN_HELD, ...SHOWN }: Shown = fixture('search/shown');

/** Asks every question there is in a language; a file of its own for each, as search knows but one. */
export function askEverything(language: Language): void {
  let ask: Ask;
  beforeAll(async () => {
    vi.resetModules();
    ask = await openSearch(language);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  async function askAll(questions: readonly string[], game: string): Promise<readonly Said[]> {
    const all: Said[] = [];
    for (const question of questions) all.push(await ask(question, game));
    return all;
  }

  it.each(GAMES.map(({ id }) => id))(
    `questions are answered as they were when it was measured (%s, ${language})`,
    async (game) => {
      for (const part of PARTS) {
        const questions = questionsOf(part, game, language);
        if (questions.length === 0) continue;
        const said = await askAll(
          questions.map(({ asked }) => asked),
          game,
        );
        const places = said.map(({ anchors }, at) =>
          anchors.findIndex((anchor) => questions[at]?.answers.includes(anchor)),
        );
        const missed = questions.flatMap(({ asked }, at) =>
          places[at] === 0 ? [] : [`${asked}: ${said[at]?.anchors.join(', ')}`],
        );
        const empty = questions.filter(
          (_, at) => said[at]?.isNearest || said[at]?.anchors.length === 0,
        );
        const percent = (count: number) => Math.floor((1000 * count) / questions.length) / 10;
        const first = percent(places.filter((place) => place === 0).length);
        const firstThree = percent(places.filter((place) => place >= 0).length);
        expect(empty.map(({ asked }) => asked)).toEqual([]);
        // A rule that changes may change its place: then this says what was lost.
        const lost = `${part}: ${first}, ${firstThree}\n${missed.join('\n')}\n`;
        if (process.env.SHOW_MISSED) console.log(game, lost);
        const { held = { first: 100, firstThree: 100 } } = FIGURES[game]?.[language][part] ?? {};
        expect(first, lost).toBeGreaterThanOrEqual(held.first);
        expect(firstThree, lost).toBeGreaterThanOrEqual(held.firstThree);
      }
    },
  );

  it(`what is seen of an answer says it (${language})`, async () => {
    const silent: string[] = [];
    let count = 0;
    for (const { id } of GAMES) {
      const kept = PARTS.flatMap((part) => questionsOf(part, id, language));
      for (const [asked, saying] of Object.entries(SHOWN[id]?.[language] ?? {})) {
        const answers = kept.find((one) => one.asked === asked)?.answers ?? [];
        const { anchors, shown } = await ask(asked, id);
        const seen = shown[anchors.findIndex((anchor) => answers.includes(anchor))] ?? '';
        count += 1;
        if (!saying.some((words) => seen.includes(words))) silent.push(`${asked}: ${seen}`);
      }
    }
    expect(count).toBeGreaterThanOrEqual(24);
    const percent = Math.floor((100 * (count - silent.length)) / count);
    expect(percent, silent.join('\n')).toBeGreaterThanOrEqual(SHOWN_HELD[language]);
  });

  it(`what players type is answered by its rule first (${language})`, async () => {
    const queries = Object.entries(QUERIES[language] ?? {});
    expect(queries.length).toBeGreaterThanOrEqual(60);
    const said = await askAll(
      queries.map(([query]) => query),
      'maquis',
    );
    const wrong = queries.flatMap(([query, anchor], at) => {
      const answered = said[at]?.anchors[0] ?? 'nothing';
      return answered === anchor ? [] : [`${query}: ${answered}, not ${anchor}`];
    });
    expect(wrong).toEqual([]);
  });
}
