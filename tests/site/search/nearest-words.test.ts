import { describe, expect, it } from 'vitest';
import { letterDistance, nearestWords } from '#site/search/word-list.ts';

const LIST = new Map([
  ['morale', 10],
  ['moral', 1],
  ['weapon', 5],
  ['weapons', 3],
  ['patrol', 9],
  ['train', 2],
]);
const near = (word: string) => nearestWords(word, LIST).map((one) => one.word);

describe('the distance of two words', () => {
  it.each([
    ['shoot', 'shoot', 0],
    ['shot', 'shoot', 1],
    ['soldeir', 'soldier', 1],
    ['weapn', 'weapon', 1],
    ['train', 'rain', 1],
    ['kitten', 'sitting', 3],
  ])('of %s and %s is %i', (one, other, far) => {
    expect(letterDistance(one, other, 5)).toBe(far);
    expect(letterDistance(other, one, 5)).toBe(far);
  });

  it('is not counted beyond what matters', () => {
    expect(letterDistance('patrol', 'weapon', 2)).toBe(3);
    expect(letterDistance('a', 'patrol', 2)).toBe(3);
  });
});

describe('the words that may be meant', () => {
  it('are spelled nearly so, the nearest and most used first', () => {
    expect(near('weapn')).toEqual(['weapon']);
    expect(near('morral')[0]).toBe('moral');
    expect(near('patroll')).toEqual(['patrol']);
  });

  it('may begin with a silent letter', () => {
    expect(nearestWords('nock', new Map([['knock', 1]]))).toHaveLength(1);
    expect(nearestWords('gock', new Map([['knock', 1]]))).toEqual([]);
  });

  it('are none for a short word, or one that is spelled otherwise', () => {
    expect(near('tra')).toEqual([]);
    expect(near('grocer')).toEqual([]);
  });
});
