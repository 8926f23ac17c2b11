import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { FACT_NAMES, fact } from '#games/resist/book/facts.ts';
import { CHAPTERS, MAQUIS, RULES, RULINGS } from '#games/resist/index.ts';
import { rulebookFaults } from '#rulebook/rulebook-faults.ts';
import { chapterFront, glossaryTerms, playersWords, rulingTexts } from '#rulebook/schemas.ts';
import { rulesSeenIn, rulesWrittenIn } from '#rulebook/written-rules.ts';
import { LANGUAGES } from '#site/layout/languages.ts';

const folder = (language: string) => `content/rules/resist/${language}`;
const read = (path: string) => readFileSync(path, 'utf8');
const chapterText = (language: string, chapter: string) =>
  read(`${folder(language)}/${chapter}.mdx`);

/** What is written in one language. */
function written(language: string) {
  const names = readdirSync(folder(language)).flatMap((file) =>
    file.endsWith('.mdx') ? [file.replace('.mdx', '')] : [],
  );
  return {
    chapters: names.map((name) => {
      const [, front = '', body = ''] = chapterText(language, name).split(/^---$/m);
      return {
        name,
        body,
        front: chapterFront.parse(parse(front)),
        rules: rulesWrittenIn(body),
        sees: rulesSeenIn(body),
      };
    }),
    rulings: rulingTexts.parse(parse(read(`${folder(language)}/rulings.yml`))),
    words: playersWords.parse(parse(read(`content/search/resist/${language}.yml`))),
    terms: glossaryTerms.parse(parse(read(`content/glossary/resist/${language}.yml`))),
  };
}

const books = LANGUAGES.map((language) => ({ language, ...written(language) }));
const [first, ...others] = books;

describe.each(books)(
  'the rulebook of RESIST! ($language)',
  ({ chapters, rulings, words, terms }) => {
    it('has every chapter, rule and ruling of the game once, and no others', () => {
      const faults = rulebookFaults(
        { chapters: CHAPTERS, rules: RULES, rulings: RULINGS.map(({ id }) => id) },
        {
          chapters,
          rulings: rulings.map(({ id }) => id),
          words: words.map(({ rule }) => rule),
          errata: [],
          terms,
        },
      );
      expect(faults).toEqual([]);
    });

    it('has players’ words for every rule', () => {
      expect(words.map(({ rule }) => rule)).toEqual(RULES.map(({ id }) => id));
    });

    it('uses every term of the glossary in its text', () => {
      const text = chapters.map(({ body }) => body.replace(/<[^>]*>/g, '')).join('\n');
      const unused = terms.filter(
        ({ forms }) => forms.length > 0 && !forms.some((form) => text.includes(form)),
      );
      expect(unused.map(({ id }) => id)).toEqual([]);
    });

    it('takes its numbers from the cards by names there are', () => {
      const named = chapters.flatMap(({ body }) =>
        [...body.matchAll(/<Fact of="([^"]+)"/g)].map(([, name]) => name),
      );
      expect(named.length).toBeGreaterThan(40);
      for (const name of named) expect(FACT_NAMES).toContain(name);
    });
  },
);

test('every number that can be named is named somewhere', () => {
  const text = first?.chapters.map(({ body }) => body).join('\n') ?? '';
  expect(FACT_NAMES.filter((name) => !text.includes(`<Fact of="${name}"`))).toEqual([]);
});

test.each(others)('$language says the same as the first language', (other) => {
  /** What a text is made of besides words: elements with what they are of, and people's names. */
  const parts = (text: string) =>
    [
      ...text.matchAll(/<[A-Z][A-Za-z]*(?: (?:id|of)="[^"]*")?/g),
      ...text.matchAll(new RegExp(MAQUIS.map(({ name }) => name).join('|'), 'g')),
    ]
      .map(([part]) => part)
      .sort();
  for (const { name, body, front } of first?.chapters ?? []) {
    const same = other.chapters.find((chapter) => chapter.name === name);
    expect(new Set(parts(same?.body ?? '')), name).toEqual(new Set(parts(body)));
    expect(same?.front.part, name).toBe(front.part);
  }
  expect(other.terms.map(({ id, rule }) => [id, rule])).toEqual(
    first?.terms.map(({ id, rule }) => [id, rule]),
  );
});

test('chapters link only to chapters there are', () => {
  for (const { chapters } of books) {
    for (const { name, body } of chapters) {
      for (const [, target = ''] of body.matchAll(/\]\(\.\.\/([a-z-]+)\/\)/g)) {
        expect(CHAPTERS as readonly string[], name).toContain(target);
      }
    }
  }
});

test('the printed figures, as the dossier of the cards has them', () => {
  expect({
    people: fact('maquis'),
    spies: fact('spies'),
    missions: fact('missions'),
    inGame: fact('missions-in-game'),
    enemies: fact('enemies'),
    kinds: fact('enemy-types'),
    civilians: fact('civilian-sum'),
    hiddenDeck: fact('hidden-deck'),
    garrisons: [fact('least-garrisons'), fact('most-garrisons')],
    points: [fact('least-points'), fact('mean-points'), fact('most-points')],
    firstEra: [fact('least-era-1'), fact('most-era-1')],
    survive: fact('survive-share'),
    tiers: [fact('minor'), fact('victory'), fact('major')],
    rulings: [fact('questions'), fact('cases')],
  }).toEqual({
    people: '24',
    spies: '6',
    missions: '20',
    inGame: '10',
    enemies: '32',
    kinds: '8',
    civilians: '12',
    hiddenDeck: '15',
    garrisons: ['11', '17'],
    points: ['22', '28', '34'],
    firstEra: ['4', '9'],
    survive: '56',
    tiers: ['15', '19', '22'],
    rulings: ['51', '24'],
  });
});
