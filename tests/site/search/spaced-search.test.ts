import { describe, expect, it } from 'vitest';
import {
  type Searched,
  spacedAnswers,
  spacedQuestion,
  spacedThings,
  tellingPlaces,
  tellingWords,
} from '#site/search/spaced-search.ts';

const rule = (title: string, words: readonly string[], text = ''): Searched => ({
  kind: 'rule',
  title,
  words,
  text,
});

const THINGS = [
  rule('Spend a weapon to remove one policeman', ['how do weapons work', 'gun'], 'Morale falls.'),
  rule('One shot a turn', ['how often can I shoot', 'shoot twice'], 'In any phase of the turn.'),
  rule('No worker may be placed in a safe house', ['stay in the safe house', 'hide']),
  rule('Morale at zero ends the game', ['morale zero', 'what if morale is 0']),
  { ...rule('Morale', ['morale']), kind: 'term' },
];
const ALIKE = [
  { words: ['police', 'cop', 'flic'], isTold: true },
  { words: ['weapon', 'gun', 'Waffe'], isTold: true },
  { words: ['safe house', 'hideout', 'planque'], isTold: true },
  { words: ['morale', 'moral'], isTold: true },
];
const things = spacedThings(THINGS, ALIKE);

/** The titles that answer, the best first; the texts are looked through by nobody here. */
function answersTo(question: string, isLoose = false): readonly string[] {
  const near = spacedAnswers(things, spacedQuestion(question, things, isLoose), () => new Map());
  return THINGS.map(({ title }, n) => ({ title, near: near[n] ?? 0 }))
    .filter((one) => one.near > 0)
    .toSorted((one, other) => other.near - one.near)
    .map(({ title }) => title);
}
const taken = (question: string) =>
  spacedQuestion(question, things).taken.map(({ typed, word, how }) => `${how}: ${typed}, ${word}`);

describe('a question in a language with spaces', () => {
  it('is answered though no thing has all its words', () => {
    expect(answersTo('is it allowed to shoot twice with a weapon')[0]).toBe('One shot a turn');
  });

  it('is answered though a word is misspelled, and it is told what it was read as', () => {
    expect(answersTo('morral zero')[0]).toBe('Morale at zero ends the game');
    expect(taken('morral')).toEqual(['misspelled: morral, morale']);
  });

  it('is answered in one word or two, as the site writes it or not', () => {
    const closed = 'No worker may be placed in a safe house';
    expect(answersTo('stay in the safehouse')[0]).toBe(closed);
    expect(answersTo('safehous')[0]).toBe(closed);
  });

  it('is answered by the beginning of a word', () => {
    expect(answersTo('weap')).toContain('Spend a weapon to remove one policeman');
  });

  it('is answered in singular and plural, and in other forms of a verb', () => {
    expect(answersTo('policemen')[0]).toBe('Spend a weapon to remove one policeman');
    expect(answersTo('how do I place workers')[0]).toBe('No worker may be placed in a safe house');
  });

  it('is answered in other players’ words, and it is told what that is called here', () => {
    expect(answersTo('flic')).toEqual(['Spend a weapon to remove one policeman']);
    expect(taken('flic')).toEqual(['called: flic, police']);
    expect(answersTo('planque')[0]).toBe('No worker may be placed in a safe house');
  });

  it('says nothing of words that are used here as well', () => {
    expect(taken('gun')).toEqual([]);
    expect(taken('police')).toEqual([]);
  });

  it('is answered with figures or with words for numbers', () => {
    expect(answersTo('morale 0')[0]).toBe('Morale at zero ends the game');
  });

  it('is answered by a rule before a term, unless the term is the very question', () => {
    expect(answersTo('what if morale is zero').at(-1)).toBe('Morale');
  });

  it('is answered by the number of a case, which is one word', () => {
    const cases = [rule('Losses', ['8.6.9', '8.6.9b']), rule('Totals', ['8.6.6'], 'See 8.6.9b.')];
    const book = spacedThings(cases, []);
    const near = spacedAnswers(book, spacedQuestion('8.6.9b', book), () => new Map());
    expect([...near].map((one) => one > 0)).toEqual([true, false]);
  });

  it('puts first what says a word more often', () => {
    const often = [rule('A', ['cut the rail', 'guard']), rule('B', ['rail road', 'rail bridge'])];
    const book = spacedThings(often, []);
    const [one = 0, other = 0] = spacedAnswers(
      book,
      spacedQuestion('why rail', book),
      () => new Map(),
    );
    expect(other).toBeGreaterThan(one);
  });

  it('has no answer where nothing is like it, and the nearest when read loosely', () => {
    expect(answersTo('xylophone')).toEqual([]);
    expect(answersTo('mmmorrralll')).toEqual([]);
    expect(answersTo('mmmorrralll', true)).toContain('Morale at zero ends the game');
  });
});

it('words that a question is built of are marked only where it has no others', () => {
  expect(tellingWords(['it', 'is', 'damag', 'in', 'birch'])).toEqual(['damag', 'birch']);
  expect(tellingWords(['it', 'is'])).toEqual(['it', 'is']);
});

it('a word that says nothing is not marked in a phrase that was found', () => {
  const text = 'The same as a game of 0 points. Nobody can lose a game alone.';
  expect(tellingPlaces(text, [3, 4, 5, 10, 11, 12])).toEqual([4, 10, 12]);
  expect(tellingPlaces(text, [3, 5])).toEqual([3, 5]);
});

it('the number of a ruling leads to its rule', () => {
  const ruled = spacedThings([...THINGS, rule('Damage', ['C16'])], ALIKE);
  const near = spacedAnswers(ruled, spacedQuestion('C16', ruled), () => new Map());
  expect([...near].map((one) => one > 0)).toEqual([...THINGS.map(() => false), true]);
});
