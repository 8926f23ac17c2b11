import { describe, expect, it } from 'vitest';
import { soundingAlike } from '#site/search/players-words.ts';
import { asWritten, written } from '#site/search/unspaced-words.ts';

const SITE = written(
  ['陷阱', '狱卒', '安全屋', '怎么撤退', '后放巡逻队', '输'],
  ['工人从后方回到安全屋。'],
  soundingAlike(['陷阱狱卒安全屋后放数书']),
);
const read = (question: string) => asWritten(question, SITE).question;

describe('a character typed for another that sounds alike', () => {
  it('is taken for that of the site, and it is told', () => {
    expect(asWritten('陷井', SITE)).toEqual({
      question: '陷阱',
      taken: [{ typed: '陷井', word: '陷阱', how: 'misspelled' }],
    });
    expect(read('预卒')).toBe('狱卒');
    expect(read('安全物怎么放')).toBe('安全屋怎么放');
  });

  it('stays where the site writes the pair, if only in a text', () => {
    expect(read('后方')).toBe('后方');
  });

  it('stays where it goes well with its other neighbour, is a word itself, or sounds like nothing', () => {
    expect(read('安全物工人')).toBe('安全屋工人');
    expect(read('撤退了吗')).toBe('撤退了吗');
    expect(read('什么时候输')).toBe('什么时候输');
    expect(read('地铁')).toBe('地铁');
  });
});

it('groups of characters that sound alike are those of which one is said', () => {
  const groups = soundingAlike(['阱']);
  expect(groups.every((group) => group.includes('阱'))).toBe(true);
  expect(groups.join('')).toContain('井');
});
