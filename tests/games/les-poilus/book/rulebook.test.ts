import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { FACTS } from '#games/les-poilus/book/facts.ts';
import { HARDSHIP_IDS } from '#games/les-poilus/data/hardships.ts';
import { CHAPTERS, RULES } from '#games/les-poilus/data/rules.ts';
import { RULINGS } from '#games/les-poilus/data/rulings.ts';
import { rulebookFaults } from '#rulebook/rulebook-faults.ts';
import type { playersWords, RulingText } from '#rulebook/schemas.ts';
import type { Term } from '#rulebook/terms.ts';
import { rulesSeenIn, rulesWrittenIn } from '#rulebook/written-rules.ts';
import { LANGUAGES, type Language } from '#site/layout/languages.ts';

const folder = (language: Language) => `content/rules/les-poilus/${language}`;
const read = <Content>(file: string): Content => parse(readFileSync(file, 'utf8'));

const rulings = (language: Language) => read<RulingText[]>(`${folder(language)}/rulings.yml`);
const glossary = (language: Language) =>
  read<Term[]>(`content/glossary/les-poilus/${language}.yml`);
const words = (language: Language) =>
  read<ReturnType<typeof playersWords.parse>>(`content/search/les-poilus/${language}.yml`);
const chapters = (language: Language) =>
  readdirSync(folder(language))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({
      name: file.replace('.mdx', ''),
      text: readFileSync(`${folder(language)}/${file}`, 'utf8'),
    }));

/** Each rule's own text, by its id. */
const ruleTexts = (language: Language): Map<string, string> =>
  new Map(
    chapters(language).flatMap(({ text }) =>
      [...text.matchAll(/<Rule id="([^"]+)"[^>]*>(.*?)<\/Rule>/gs)].map(
        ([, id = '', body = '']): [string, string] => [id, body],
      ),
    ),
  );

/** Everything a text takes from elsewhere: links to rules, figures, notes, examples, tables. */
const takenBy = (text: string): string[] =>
  [...text.matchAll(/<([A-Z]\w+)(?: (?:id|of)="([^"]+)")?/g)]
    .map(([, component, of]) => `${component} ${of ?? ''}`)
    .sort();

describe.each(LANGUAGES)('the rulebook of Les Poilus in %s', (language) => {
  test('has every chapter, rule and ruling of the game once, and no other', () => {
    const found = {
      chapters: chapters(language).map(({ name, text }) => ({
        name,
        rules: rulesWrittenIn(text.replace(/^---.*?---/s, '')),
        sees: rulesSeenIn(text.replace(/^---.*?---/s, '')),
      })),
      rulings: rulings(language).map(({ id }) => id),
      words: words(language).map(({ rule }) => rule),
      errata: [],
      terms: glossary(language),
    };
    const expected = { chapters: CHAPTERS, rules: RULES, rulings: RULINGS.map(({ id }) => id) };
    expect(rulebookFaults(expected, found)).toEqual([]);
  });

  test('tells rulings in the order of the game, each with an example', () => {
    expect(rulings(language).map(({ id }) => id)).toEqual(RULINGS.map(({ id }) => id));
    for (const { id, question, example } of rulings(language)) {
      expect(question, id).toMatch(/[?？。.]$/);
      expect(example, id).not.toBe('');
    }
  });

  test('takes only figures there are', () => {
    const taken = chapters(language).flatMap(({ text }) =>
      [...text.matchAll(/<Fact of="([^"]+)"/g)].map(([, fact]) => fact),
    );
    expect([...new Set(taken)].sort()).toEqual(Object.keys(FACTS).sort());
  });

  test('says figures of titles as the game has them', () => {
    const title = (id: string): string =>
      chapters(language)
        .flatMap(({ text }) => rulesWrittenIn(text.replace(/^---.*?---/s, '')))
        .find((rule) => rule.id === id)?.title ?? '';
    expect(title('les-poilus.setup-decks').match(/\d+/g)).toEqual(['25', '34']);
    expect(title('les-poilus.veteran').match(/\d+/g)).toEqual(['30']);
  });

  test('gives the printed names of each of the fourteen hardships at its rule', () => {
    const texts = ruleTexts(language);
    for (const id of HARDSHIP_IDS.slice(6)) {
      expect(texts.get(`les-poilus.${id}`), id).toContain(`<CardNames of="${id}" />`);
    }
  });

  test('uses every term of its glossary in the way the glossary writes it', () => {
    const prose = chapters(language)
      .map(({ text }) => text.replaceAll(/<[^>]*>/g, ''))
      .join('\n');
    for (const { id, forms } of glossary(language)) {
      expect(
        forms.some((form) => prose.includes(form)),
        id,
      ).toBe(true);
    }
  });

  test('has words of players for every rule', () => {
    expect(words(language).map(({ rule }) => rule)).toEqual(RULES.map(({ id }) => id));
  });

  test('leaves no sentence to be written', () => {
    for (const { name, text } of chapters(language))
      expect(text, name).not.toMatch(/TODO|TBD|待写/);
  });
});

test('both languages link, count and note the same at each rule', () => {
  const [english, chinese] = [ruleTexts('en'), ruleTexts('zh')];
  expect([...english.keys()]).toHaveLength(RULES.length);
  for (const [id, text] of english) {
    expect(takenBy(chinese.get(id) ?? ''), id).toEqual(takenBy(text));
  }
});

test('both languages define the same terms', () => {
  const of = (language: Language) => glossary(language).map(({ id, rule }) => [id, rule]);
  expect(of('zh')).toEqual(of('en'));
});

test('both languages name the same figures in their rulings', () => {
  const figures = (language: Language) =>
    rulings(language).map(({ id, because }) => [id, (because.match(/[CE]\d\d/g) ?? []).sort()]);
  expect(figures('zh')).toEqual(figures('en'));
});

test('the rulebook says how much it holds', () => {
  const [english, chinese] = LANGUAGES.map((language) =>
    readFileSync(`${folder(language)}/changes.mdx`, 'utf8'),
  );
  expect(english).toContain(`${RULES.length} rules and ${RULINGS.length} rulings`);
  expect(chinese).toContain(`${RULES.length}条规则，${RULINGS.length}条裁定`);
});
