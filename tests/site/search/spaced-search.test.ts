import { describe, expect, it } from 'vitest';
import type { Ask } from '#site/search/hits.ts';
import { askSpaced, type Searched } from '#site/search/spaced-search.ts';

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
const ask = askSpaced(THINGS, ALIKE);

/** The texts are looked through by nobody here. */
const nowhere = async () => new Map<string, readonly number[]>();

/** The titles that answer, the best first. */
async function answersTo(question: string, isLoose = false): Promise<readonly string[]> {
  const { near } = await ask(question, nowhere, isLoose);
  return THINGS.map(({ title }, n) => ({ title, near: near[n] ?? 0 }))
    .filter((one) => one.near > 0)
    .toSorted((one, other) => other.near - one.near)
    .map(({ title }) => title);
}
const taken = async (question: string) =>
  (await ask(question, nowhere)).taken.map(({ typed, word, how }) => `${how}: ${typed}, ${word}`);
/** How well each thing answers. */
const near = async (book: Ask, question: string) => [...(await book(question, nowhere)).near];

describe('a question in a language with spaces', () => {
  it('is answered though no thing has all its words', async () => {
    expect((await answersTo('is it allowed to shoot twice with a weapon'))[0]).toBe(
      'One shot a turn',
    );
  });

  it('is answered though a word is misspelled, and it is told what it was read as', async () => {
    expect((await answersTo('morral zero'))[0]).toBe('Morale at zero ends the game');
    expect(await taken('morral')).toEqual(['misspelled: morral, morale']);
  });

  it('is answered in one word or two, as the site writes it or not', async () => {
    const closed = 'No worker may be placed in a safe house';
    expect((await answersTo('stay in the safehouse'))[0]).toBe(closed);
    expect((await answersTo('safehous'))[0]).toBe(closed);
  });

  it('is answered by the beginning of a word', async () => {
    expect(await answersTo('weap')).toContain('Spend a weapon to remove one policeman');
  });

  it('is answered in singular and plural, and in other forms of a verb', async () => {
    expect((await answersTo('policemen'))[0]).toBe('Spend a weapon to remove one policeman');
    expect((await answersTo('how do I place workers'))[0]).toBe(
      'No worker may be placed in a safe house',
    );
  });

  it('is answered in other players’ words, and it is told what that is called here', async () => {
    expect(await answersTo('flic')).toEqual(['Spend a weapon to remove one policeman']);
    expect(await taken('flic')).toEqual(['called: flic, police']);
    expect((await answersTo('planque'))[0]).toBe('No worker may be placed in a safe house');
  });

  it('says nothing of words that are used here as well', async () => {
    expect(await taken('gun')).toEqual([]);
    expect(await taken('police')).toEqual([]);
  });

  it('is answered with figures or with words for numbers', async () => {
    expect((await answersTo('morale 0'))[0]).toBe('Morale at zero ends the game');
  });

  it('is answered by a rule before a term, unless the term is the very question', async () => {
    expect((await answersTo('what if morale is zero')).at(-1)).toBe('Morale');
  });

  it('is answered by the number of a case, which is one word', async () => {
    const cases = [rule('Losses', ['8.6.9', '8.6.9b']), rule('Totals', ['8.6.6'], 'See 8.6.9b.')];
    const found = await near(askSpaced(cases, []), '8.6.9b');
    expect(found.map((one) => one > 0)).toEqual([true, false]);
  });

  it('puts first what says a word more often', async () => {
    const often = [rule('A', ['cut the rail', 'guard']), rule('B', ['rail road', 'rail bridge'])];
    const [one = 0, other = 0] = await near(askSpaced(often, []), 'why rail');
    expect(other).toBeGreaterThan(one);
  });

  it('has no answer where nothing is like it, and the nearest when read loosely', async () => {
    expect(await answersTo('xylophone')).toEqual([]);
    expect(await answersTo('mmmorrralll')).toEqual([]);
    expect(await answersTo('mmmorrralll', true)).toContain('Morale at zero ends the game');
  });
});

/** What is marked in a text that answers a question, where each of its words stands as it is asked. */
async function markedIn(
  text: string,
  question: string,
  alike: readonly string[] = [],
): Promise<readonly string[]> {
  const groups = alike.length > 0 ? [{ words: alike, isTold: true }] : [];
  const elsewhere = { ...rule('', [], 'Damage is done by hand.'), id: 'elsewhere' };
  const ask = askSpaced([{ ...rule('', [], text), id: 'text' }, elsewhere], groups);
  const standing = async (words: string) => {
    const first = words.split(' ');
    const all = text.toLowerCase().split(' ');
    const places = all.flatMap((_, at) =>
      first.every((word, n) => all[at + n]?.replace('.', '') === word)
        ? first.map((_, n) => at + n)
        : [],
    );
    return new Map(places.length > 0 ? [['text', places]] : []);
  };
  const { excerpt } = await ask(question, standing);
  return excerpt(0).flatMap((piece) => (piece.isFound ? piece.text : []));
}

it('words that a question is built of are marked only where it has no others', async () => {
  const text = 'It is so. Damage is counted in Birch.';
  expect(await markedIn(text, 'is it damage in birch')).toEqual(['Damage', 'Birch.']);
  expect(await markedIn('It is so.', 'is it damage')).toEqual([]);
  expect(await markedIn(text, 'is it')).toEqual(['It', 'is', 'is']);
});

it('a word that says nothing is not marked in a phrase that was found', async () => {
  const text = 'Nobody can lose a game alone.';
  expect(await markedIn(text, 'lose a game', ['lose a game', 'be beaten'])).toEqual([
    'lose',
    'game',
  ]);
});

it('the number of a ruling leads to its rule', async () => {
  const found = await near(askSpaced([...THINGS, rule('Damage', ['C16'])], ALIKE), 'C16');
  expect(found.map((one) => one > 0)).toEqual([...THINGS.map(() => false), true]);
});
