import { expect, it } from 'vitest';
import { piecesAround, piecesOfSigns } from '#site/search/excerpt.ts';

const found = (text: string) => ({ text, isFound: true });
const other = (text: string) => ({ text, isFound: false });

it('a short text is shown whole, and what was found stands apart', () => {
  expect(piecesAround('One police pawn stands here.', [1, 4])).toEqual([
    other('One '),
    found('police'),
    other(' pawn stands '),
    found('here.'),
  ]);
});

it('markup in a text is text', () => {
  expect(piecesAround('<img onerror=alert(1)> is text', [0])).toEqual([
    found('<img'),
    other(' onerror=alert(1)> is text'),
  ]);
});

it('a long text is cut where the most was found', () => {
  const text = Array.from({ length: 100 }, (_, n) => `w${n}`).join(' ');
  const pieces = piecesAround(text, [2, 60, 62, 70]);
  expect(pieces.filter(({ isFound }) => isFound).map((piece) => piece.text)).toEqual([
    'w60',
    'w62',
    'w70',
  ]);
  expect(pieces[0]).toEqual(other('… w57 w58 w59 '));
  expect(pieces.at(-1)?.text).toMatch(/ w78 …$/);
});

it('the sentence that says most of what was asked is shown whole, from its beginning', () => {
  const text = `${'One worker waits at home. '.repeat(9)}If two workers are arrested in the same turn, morale falls once for each of them, and the patrols that arrested them stay where the workers stood until upkeep. ${'Then go on. '.repeat(9)}`;
  const words = text.split(/\s+/);
  const places = words.flatMap((word, at) => (/^(worker|arrested|turn)/.test(word) ? [at] : []));
  const shown = piecesAround(text, places)
    .map((piece) => piece.text)
    .join('');
  expect(shown).toMatch(/^… If two workers are arrested .* until upkeep\. …$/);
});

it('of sentences that say as much the first is shown', () => {
  const text = `${'Go on. '.repeat(20)}Draw a card. ${'Go on. '.repeat(20)}Draw a card.`;
  const places = text.split(/\s+/).flatMap((word, at) => (word === 'Draw' ? [at] : []));
  expect(piecesAround(text, places).slice(0, 2)).toEqual([other('… '), found('Draw')]);
  expect(piecesAround(text, places).at(-1)?.text).toMatch(/ Go on\. .*…$/);
});

it('a text in which only its name was found is shown from its beginning', () => {
  expect(piecesAround('Soldiers come last.', [])).toEqual([other('Soldiers come last.')]);
});

it('tells what was found from the rest, sign by sign', () => {
  expect(piecesOfSigns('警察在版图上时可以开枪。<不行>', ['枪'])).toEqual([
    other('警察在版图上时可以开'),
    found('枪'),
    other('。<不行>'),
  ]);
});

it('cuts a text without spaces around the longest that was found', () => {
  const text = `${'路'.repeat(50)}士气${'桥'.repeat(80)}士气低落`;
  const pieces = piecesOfSigns(text, ['士', '士气', '士气低']);
  expect(pieces.filter(({ isFound }) => isFound)).toEqual([found('士气低')]);
  expect(pieces[0]?.text).toMatch(/^…桥+$/);
});

it('shows a sentence without spaces whole, from its beginning', () => {
  const text = `${'回合继续。'.repeat(20)}两名工人在同一回合被捕，士气降低两次。${'回合继续。'.repeat(20)}`;
  const shown = piecesOfSigns(text, ['工人', '被捕', '回合'])
    .map((piece) => piece.text)
    .join('');
  expect(shown).toMatch(/^…两名工人在同一回合被捕，士气降低两次。回合继续。.*…$/);
});

it('shows the beginning of a text in which nothing was found', () => {
  expect(piecesOfSigns('士兵最后来。', ['枪'])).toEqual([other('士兵最后来。')]);
});
