import { describe, expect, it } from 'vitest';
import { searchUnspaced, type UnspacedRecord } from '#site/search/unspaced-search.ts';

const record = (url: string, title: string, words: string, text: string): UnspacedRecord => ({
  url,
  title,
  words,
  text,
  kind: 'rule',
  chapter: url.startsWith('/a') ? '开枪' : '终局',
});

const RECORDS = [
  record('/a#shooting', '花一件武器，除掉一名警察', '枪, 手枪', '每开一枪，士气降低。'),
  record('/a#once', '每回合一枪', '开两枪', '警察在版图上时可以开枪。<不行>'),
  record('/b#end', '士气归零', '输了', '士气到过零就失败。'),
  record('/b#grocer', '杂货店', '', '工人在这里拿食物。'),
];

const urls = (query: string, chapter = '') =>
  searchUnspaced(RECORDS, query, chapter).hits.map(({ href }) => href);

describe('search in a language without spaces', () => {
  it('finds a word in the middle of a sentence', () => {
    expect(urls('食物')).toEqual(['/b#grocer']);
  });

  it('puts the exact name first, then a player’s word, then names, then text', () => {
    expect(urls('杂货店')[0]).toBe('/b#grocer');
    expect(urls('枪')).toEqual(['/a#shooting', '/a#once']);
    expect(urls('士气')).toEqual(['/b#end', '/a#shooting']);
  });

  it('puts a rule that players call so before the term of that name', () => {
    const term = { ...record('/terms#shot', '枪', '', ''), kind: 'term' };
    const found = searchUnspaced([term, ...RECORDS], '枪', '');
    expect(found.hits.map(({ href }) => href).slice(0, 2)).toEqual(['/a#shooting', '/terms#shot']);
  });

  it('asks for all of several words, and for some where nothing has all', () => {
    expect(urls('士气 失败')).toEqual(['/b#end']);
    expect(urls('士气，食物').toSorted()).toEqual(['/a#shooting', '/b#end', '/b#grocer']);
  });

  it('answers a whole sentence by what it is made of', () => {
    expect(urls('警察能开两枪吗')[0]).toBe('/a#once');
  });

  it('finds nothing where nothing is like it', () => {
    expect(searchUnspaced(RECORDS, '地铁', '')).toMatchObject({ count: 0, hits: [] });
    expect(searchUnspaced(RECORDS, ' ', '')).toMatchObject({ count: 0, hits: [] });
  });

  it('stays in a chapter and counts in all', () => {
    expect(urls('士气', '终局')).toEqual(['/b#end']);
    expect(searchUnspaced(RECORDS, '士气', '终局').chapters).toEqual({ 开枪: 1, 终局: 1 });
  });

  it('tells what was found from the rest, letter by letter', () => {
    const [, once] = searchUnspaced(RECORDS, '枪', '').hits;
    expect(once?.excerpt()).toEqual([
      { text: '警察在版图上时可以开', isFound: false },
      { text: '枪', isFound: true },
      { text: '。<不行>', isFound: false },
    ]);
  });

  it('reads full-width letters as letters', () => {
    expect(searchUnspaced([record('/a#pnp', 'PNP', '', '')], 'ＰＮＰ', '').count).toBe(1);
  });
});
