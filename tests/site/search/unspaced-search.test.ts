import { describe, expect, it } from 'vitest';
import type { Searched } from '#site/search/spaced-search.ts';
import { askUnspaced, tokensOf, writing } from '#site/search/unspaced-search.ts';

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
  rule('巡逻', [], '几名民兵来了，多少不定。'),
];
const HOW = writing({ 貨: '货', 幾: '几', 槍: '枪', 氣: '气' }, [
  ['警察', 'police', '民兵'],
  ['几', '多少'],
  ['六', '6'],
]);
const ask = askUnspaced(THINGS, HOW, ['氣气汽', '杂砸']);

/** Texts are searched with the rest. */
const nowhere = async () => new Map<string, readonly number[]>();

async function titles(question: string): Promise<readonly string[]> {
  const { near } = await ask(question, nowhere);
  return THINGS.map(({ title }, n) => ({ title, near: near[n] ?? 0 }))
    .filter((one) => one.near > 0)
    .toSorted((one, other) => other.near - one.near)
    .map(({ title }) => title);
}

describe('search in a language without spaces', () => {
  it('finds a word in the middle of a sentence', async () => {
    expect(await titles('食物')).toEqual(['杂货店']);
  });

  it('puts the exact name first, then what players say, then texts', async () => {
    expect((await titles('杂货店'))[0]).toBe('杂货店');
    expect((await titles('枪'))[0]).toBe('花一件武器，除掉一名警察');
    expect(await titles('士气')).toEqual(['士气归零', '花一件武器，除掉一名警察']);
  });

  it('answers a whole sentence by what it is made of', async () => {
    expect((await titles('警察能开两枪吗'))[0]).toBe('每回合一枪');
    expect((await titles('一回合能开多少枪'))[0]).toBe('每回合一枪');
  });

  it('reads traditional characters, other words and full-width letters', async () => {
    expect((await titles('雜貨店'))[0]).toBe('杂货店');
    expect((await titles('士氣'))[0]).toBe('士气归零');
    expect(await titles('民兵')).toEqual(await titles('警察'));
    expect(await titles('ＰＯＬＩＣＥ')).toEqual(await titles('警察'));
  });

  it('reads a character as another that sounds alike', async () => {
    expect(await titles('士汽')).toEqual(await titles('士气'));
  });

  it('takes the number of a case for one word', async () => {
    expect(tokensOf('8.6.9b是什么', HOW)).toEqual(['8.6.9b']);
  });

  it('tells letters and numbers from the characters beside them', async () => {
    expect(tokensOf('SAS小队要16分', HOW)).toEqual(['sas', '16', ...tokensOf('小队要分', HOW)]);
    expect(tokensOf('6分', HOW)).toEqual(tokensOf('六分', HOW));
  });

  it('finds nothing where nothing is like it', async () => {
    expect(await titles('地铁')).toEqual([]);
    expect(await titles(' ')).toEqual([]);
  });

  it('leaves out what any question is made of, unless it is all there is', async () => {
    expect(tokensOf('怎么开枪吗', HOW)).toEqual(['开枪', '开', '枪']);
    expect(tokensOf('什么', HOW)).toEqual(['什么', '什', '么']);
  });

  /** What is marked in the text of a thing. */
  const markedIn = async (thing: number, question: string) =>
    (await ask(question, nowhere))
      .excerpt(thing)
      .flatMap((piece) => (piece.isFound ? piece.text : []));

  it('does not mark what only says which kind of answer is wanted', async () => {
    expect(await markedIn(4, '有多少警察')).toEqual(['民兵']);
  });

  it('marks every word for what was asked', async () => {
    expect(await markedIn(1, '民兵')).toEqual(['警察']);
    expect(await markedIn(4, '警察')).toEqual(['民兵']);
  });
});
