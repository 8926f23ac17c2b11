import { describe, expect, it } from 'vitest';
import { byNearness } from '#site/search/nearness.ts';

const found = [
  { title: 'Recruiting at the café', words: 'food' },
  { title: 'What a shot does', words: 'gun, pistol' },
  { title: 'Café', words: '' },
  { title: 'Café pawns', words: '' },
];
const order = (query: string) => byNearness(found, query).map(({ title }) => title);

describe('search results', () => {
  it('begin with the exact name, then names that begin so, whatever their accents and case', () => {
    expect(order('cafe').slice(0, 2)).toEqual(['Café', 'Café pawns']);
  });

  it('put a player’s own word before a word in passing', () => {
    expect(order('gun')[0]).toBe('What a shot does');
  });

  it('keep their order where none is nearer', () => {
    expect(order('patrol')).toEqual(found.map(({ title }) => title));
  });
});
