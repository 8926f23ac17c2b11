import { describe, expect, it } from 'vitest';
import type { Searched } from '#site/search/spaced-search.ts';
import {
  foundSigns,
  unspacedAnswers,
  unspacedQuestion,
  unspacedThings,
} from '#site/search/unspaced-search.ts';
import { tokensOf, writing } from '#site/search/unspaced-words.ts';

const rule = (title: string, words: readonly string[], text: string): Searched => ({
  kind: 'rule',
  title,
  words,
  text,
});

const THINGS = [
  rule('花一件武器，除掉一名警察', ['枪', '手枪'], '每开一枪，士气降低。'),
  rule('每回合一枪', ['开两枪', '一回合几枪'], '警察在版图上时可以开枪。'),
  rule('士气归零', ['输了'], '士气到过零就失败。'),
  rule('杂货店', [], '工人在这里拿食物。'),
];
const HOW = writing({ 貨: '货', 幾: '几', 槍: '枪', 氣: '气' }, [
  ['警察', 'police', '民兵'],
  ['几', '多少'],
  ['六', '6'],
]);
const things = unspacedThings(THINGS, HOW, ['氣气汽', '杂砸']);

function titles(question: string): readonly string[] {
  const near = unspacedAnswers(things, unspacedQuestion(question, things));
  return THINGS.map(({ title }, n) => ({ title, near: near[n] ?? 0 }))
    .filter((one) => one.near > 0)
    .toSorted((one, other) => other.near - one.near)
    .map(({ title }) => title);
}

describe('search in a language without spaces', () => {
  it('finds a word in the middle of a sentence', () => {
    expect(titles('食物')).toEqual(['杂货店']);
  });

  it('puts the exact name first, then what players say, then texts', () => {
    expect(titles('杂货店')[0]).toBe('杂货店');
    expect(titles('枪')[0]).toBe('花一件武器，除掉一名警察');
    expect(titles('士气')).toEqual(['士气归零', '花一件武器，除掉一名警察']);
  });

  it('answers a whole sentence by what it is made of', () => {
    expect(titles('警察能开两枪吗')[0]).toBe('每回合一枪');
    expect(titles('一回合能开多少枪')[0]).toBe('每回合一枪');
  });

  it('reads traditional characters, other words and full-width letters', () => {
    expect(titles('雜貨店')[0]).toBe('杂货店');
    expect(titles('士氣')[0]).toBe('士气归零');
    expect(titles('民兵')).toEqual(titles('警察'));
    expect(titles('ＰＯＬＩＣＥ')).toEqual(titles('警察'));
  });

  it('reads a character as another that sounds alike', () => {
    expect(titles('士汽')).toEqual(titles('士气'));
  });

  it('takes the number of a case for one word', () => {
    expect(tokensOf('8.6.9b是什么', HOW)).toEqual(['8.6.9b']);
  });

  it('tells letters and numbers from the characters beside them', () => {
    expect(tokensOf('SAS小队要16分', HOW)).toEqual(['sas', '16', ...tokensOf('小队要分', HOW)]);
    expect(tokensOf('6分', HOW)).toEqual(tokensOf('六分', HOW));
  });

  it('finds nothing where nothing is like it', () => {
    expect(titles('地铁')).toEqual([]);
    expect(titles(' ')).toEqual([]);
  });

  it('leaves out what any question is made of, unless it is all there is', () => {
    expect(tokensOf('怎么开枪吗', HOW)).toEqual(['开枪', '开', '枪']);
    expect(tokensOf('什么', HOW)).toEqual(['什么', '什', '么']);
  });

  it('does not mark what only says which kind of answer is wanted', () => {
    const marked = foundSigns(things, unspacedQuestion('有多少警察', things));
    expect(marked).toContain('民兵');
    expect(marked).not.toContain('几');
    expect(marked).not.toContain('多少');
  });

  it('marks every word for what was asked', () => {
    expect(foundSigns(things, unspacedQuestion('警察', things))).toEqual(
      expect.arrayContaining(['警察', '民兵']),
    );
  });
});
