import { describe, expect, it } from 'vitest';
import { GAMES } from '#games/registry.ts';
import { LANGUAGES } from '#site/layout/languages.ts';
import {
  ownWords,
  soundingAlike,
  traditionalSigns,
  withPlayersWords,
  wordsAlike,
} from '#site/search/players-words.ts';
import type { SearchRecord } from '#site/search/records.ts';

describe.each(LANGUAGES)('words for one thing (%s)', (language) => {
  it.each([undefined, ...GAMES.map(({ id }) => id)])('each stand in one group (%s)', (game) => {
    const all = wordsAlike(language, game).flat();
    const twice = all.filter((word, at) => all.indexOf(word) < at);
    expect(twice).toEqual([]);
  });

  it('are at least two', () => {
    for (const group of wordsAlike(language)) expect(group.length).toBeGreaterThan(1);
  });
});

describe.each(LANGUAGES)('what an empty box proposes (%s)', (language) => {
  it('is three words of each game, and other ones in every game', () => {
    const proposed = GAMES.map(({ id }) => ownWords(language, id));
    for (const words of proposed) expect(new Set(words).size).toBe(3);
    expect(new Set(proposed.map(String)).size).toBe(GAMES.length);
  });
});

const record = (anchor: string, words: readonly string[]): SearchRecord => ({
  url: `/en/g/#${anchor}`,
  language: 'en',
  title: anchor,
  kind: 'place',
  game: 'g',
  gameName: 'G',
  chapter: 'Reference',
  words,
  text: '',
});

describe('what players call rules and other things', () => {
  it('comes to what the pages say', () => {
    const [doctor] = withPlayersWords(
      [record('place-doctor', ['medicine'])],
      new Map([['place-doctor', ['hospital']]]),
    );
    expect(doctor?.words).toEqual(['medicine', 'hospital']);
  });

  it('of a thing that is not there stops the build', () => {
    expect(() => withPlayersWords([], new Map([['place-x', ['x']]]))).toThrow(/place-x/);
  });
});

it('traditional characters are those of the texts', () => {
  expect(traditionalSigns(['开枪'])).toMatchObject({ 開: '开', 槍: '枪' });
  expect(traditionalSigns(['枪'])).not.toHaveProperty('開');
});

it('characters sound alike as they are spoken in the south as well', () => {
  const [group] = soundingAlike(['侦']);
  expect(group).toContain('争');
  expect(group).not.toContain('张');
});
