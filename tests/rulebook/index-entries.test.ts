import { describe, expect, it } from 'vitest';
import { byLetter, namesTerm } from '#rulebook/index-entries.ts';

const subject = (name: string) => ({ name, home: { title: name, href: '#' }, also: [] });
const lettersOf = (words: readonly string[], language: string) =>
  byLetter(words.map(subject), language).map(({ letter, subjects }) => [
    letter,
    ...subjects.map(({ name }) => name),
  ]);

describe('the index of a book', () => {
  it('goes by the alphabet, with capitals and accents among their letters', () => {
    expect(lettersOf(['Worker', 'Arrest', 'Émile', 'AFTERMATH', 'END', '4.3 Area'], 'en')).toEqual([
      ['#', '4.3 Area'],
      ['A', 'AFTERMATH', 'Arrest'],
      ['E', 'Émile', 'END'],
      ['W', 'Worker'],
    ]);
  });

  // gōng rén, xún luó kǎ, ān quán wū, dǎi bǔ, diàn tái
  it('goes by pinyin in Chinese', () => {
    expect(lettersOf(['工人', '巡逻卡', '安全屋', '逮捕', '电台', 'AP'], 'zh')).toEqual([
      ['A', '安全屋', 'AP'],
      ['D', '逮捕', '电台'],
      ['G', '工人'],
      ['X', '巡逻卡'],
    ]);
  });

  it.each([
    ['All workers come home.', ['worker', 'workers'], true],
    ['A coworker comes home.', ['worker'], false],
    ['The train-days are grey.', ['train'], false],
    ['工人回家。', ['工人'], true],
    ['什么都没有。', [], false],
  ])('%s names %s: %s', (text, forms, named) => {
    expect(namesTerm(text, forms)).toBe(named);
  });
});
