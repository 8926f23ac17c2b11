import { describe, expect, it } from 'vitest';
import { soundingAlike } from '#site/search/players-words.ts';
import { askUnspaced, writing } from '#site/search/unspaced-search.ts';

const RULE = {
  kind: 'rule',
  title: '陷阱',
  words: ['狱卒', '安全屋', '怎么撤退', '后放巡逻队', '输'],
  text: '工人从后方回到安全屋。',
};
const ask = askUnspaced([RULE], writing({}, []), soundingAlike(['陷阱狱卒安全屋后放数书']));

/** What a question was taken for something else in: what was typed, and what it was read as. */
const taken = async (question: string) =>
  (await ask(question, async () => new Map())).taken.map(({ typed, word }) => [typed, word]);

describe('a character typed for another that sounds alike', () => {
  it('is taken for that of the site, and it is told', async () => {
    expect((await ask('陷井', async () => new Map())).taken).toEqual([
      { typed: '陷井', word: '陷阱', how: 'misspelled' },
    ]);
    expect(await taken('预卒')).toEqual([['预卒', '狱卒']]);
    expect(await taken('安全物怎么放')).toEqual([['全物', '全屋']]);
  });

  it('stays where the site writes the pair, if only in a text', async () => {
    expect(await taken('后方')).toEqual([]);
  });

  it('stays where it goes well with its other neighbour, is a word itself, or sounds like nothing', async () => {
    expect(await taken('安全物工人')).toEqual([['全物', '全屋']]);
    expect(await taken('撤退了吗')).toEqual([]);
    expect(await taken('什么时候输')).toEqual([]);
    expect(await taken('地铁')).toEqual([]);
  });
});

it('groups of characters that sound alike are those of which one is said', () => {
  const groups = soundingAlike(['阱']);
  expect(groups.every((group) => group.includes('阱'))).toBe(true);
  expect(groups.join('')).toContain('井');
});
