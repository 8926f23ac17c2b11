import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPuzzleWords } from '#games/maquis/puzzles/index.ts';
import { localize, localizeGuide } from '#play/puzzles/stated-puzzle.ts';
import { LANGUAGES } from '#site/layout/languages.ts';
import { allPuzzles, firstDay, puzzleCalled, WORDS, wordsIn } from './files.ts';

it('every language of the site has words for the scenarios', () => {
  expect(readdirSync(WORDS)).toEqual(expect.arrayContaining(LANGUAGES.map((tag) => `${tag}.yml`)));
});

describe.each(LANGUAGES)('the words of scenarios in %s', (language) => {
  it('tell every scenario, and nothing else', () => {
    const ids = allPuzzles().map(({ id }) => id);
    expect(Object.keys(wordsIn(language).scenarios).sort()).toEqual(ids.sort());
  });

  it('have as many steps as the first day', () => {
    const day = localizeGuide(firstDay(), wordsIn(language)['first-day']);
    expect(day.steps.map(({ words }) => words)).toEqual(wordsIn(language)['first-day'].steps);
  });

  it('name in figures only cards, days and counts that the English words name too', () => {
    const figures = (text: string) => new Set(text.match(/\d+/g));
    for (const scenario of allPuzzles()) {
      const english = localize(scenario, wordsIn('en').scenarios).words;
      const said = localize(scenario, wordsIn(language).scenarios).words;
      expect([...figures(said.task)].sort(), scenario.id).toEqual(
        [...figures(english.task)].sort(),
      );
    }
  });
});

describe('words that do not fit', () => {
  const words = wordsIn('en');

  it('are told by the scenario they leave out', () => {
    const id = 'when-to-shoot-not-yet';
    const scenario = puzzleCalled(id);
    const { [id]: _, ...others } = words.scenarios;
    expect(() => localize(scenario, others)).toThrow(`The puzzle ${id} has no words.`);
  });

  it('are told by the number of steps', () => {
    const day = firstDay();
    const short = { ...words['first-day'], steps: words['first-day'].steps.slice(1) };
    expect(() => localizeGuide(day, short)).toThrow(
      `There are ${day.steps.length} steps, and words for ${day.steps.length - 1}.`,
    );
  });

  it('are told by what is missing in the file', () => {
    const found = readPuzzleWords({ ...words, scenarios: { puzzle: { title: 'A' } } });
    expect('faults' in found && found.faults.join()).toContain('scenarios.puzzle.task');
  });
});
