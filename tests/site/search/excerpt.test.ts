import { expect, it } from 'vitest';
import { piecesAround, piecesOfSigns } from '#site/search/excerpt.ts';

const found = (text: string) => ({ text, isFound: true });
/** Words found as they stand there, each answering a word of the question of its own. */
const at = (...places: readonly number[]) =>
  places.map((place) => ({ place, asked: place, sureness: 1 }));
const other = (text: string) => ({ text, isFound: false });

it('a short text is shown whole, and what was found stands apart', () => {
  expect(piecesAround('One police pawn stands here.', 'Police', at(1, 4))).toEqual([
    other('One '),
    found('police'),
    other(' pawn stands '),
    found('here.'),
  ]);
});

it('markup in a text is text', () => {
  expect(piecesAround('<img onerror=alert(1)> is text', '', at(0))).toEqual([
    found('<img'),
    other(' onerror=alert(1)> is text'),
  ]);
});

it('a long text is cut where the most was found', () => {
  const text = Array.from({ length: 100 }, (_, n) => `w${n}`).join(' ');
  const pieces = piecesAround(text, '', at(2, 60, 62, 70));
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
  const asked = ['worker', 'arrested', 'turn'];
  const places = words.flatMap((word, place) =>
    asked.flatMap((one, n) => (word.startsWith(one) ? [{ place, asked: n, sureness: 1 }] : [])),
  );
  const shown = piecesAround(text, '', places)
    .map((piece) => piece.text)
    .join('');
  expect(shown).toMatch(/^… If two workers are arrested .* until upkeep\. …$/);
});

const told = (pieces: readonly { readonly text: string }[]) =>
  pieces.map((piece) => piece.text).join('');

/** Every place of some words of a question. */
const placesOf = (text: string, ...asked: readonly string[]) =>
  text
    .split(/\s+/)
    .flatMap((word, place) =>
      asked.flatMap((one, n) => (word.startsWith(one) ? [{ place, asked: n, sureness: 1 }] : [])),
    );

it('of sentences that say as much the first is shown', () => {
  const text = `${'Go on. '.repeat(20)}Draw a card. ${'Go on. '.repeat(20)}Draw a card.`;
  const pieces = piecesAround(text, '', placesOf(text, 'Draw'));
  expect(pieces.slice(0, 2)).toEqual([other('… '), found('Draw')]);
  expect(pieces.at(-1)?.text).toMatch(/ Go on\. .*…$/);
});

it('what the title says already finds no sentence: the rule is shown from its beginning', () => {
  const text = `Only police can be removed. ${'Go on. '.repeat(30)}A soldier stays until upkeep.`;
  const places = placesOf(text, 'soldier');
  expect(told(piecesAround(text, 'Soldiers cannot be shot', places))).toMatch(/^Only police/);
  expect(told(piecesAround(text, 'Guns', places))).toMatch(/A soldier stays/);
});

it('a word that stands in one sentence says more than one that stands in many', () => {
  const text = `A card moves. A card moves. ${'A card moves. '.repeat(12)}It costs one money. A card moves.`;
  expect(told(piecesAround(text, '', placesOf(text, 'card', 'costs')))).toMatch(/^… It costs/);
});

it('a guess at a word says less than the word', () => {
  const text = `First. The patrol arrests. ${'Go on. '.repeat(12)}The worker loses.`;
  const [arrests, loses] = placesOf(text, 'arrests', 'loses');
  const places = [arrests, loses && { ...loses, sureness: 0.6 }].flatMap((one) => one ?? []);
  expect(told(piecesAround(text, '', places))).toMatch(/^… The patrol arrests/);
});

it('a text in which only its name was found is shown from its beginning', () => {
  expect(piecesAround('Soldiers come last.', 'Soldiers', [])).toEqual([
    other('Soldiers come last.'),
  ]);
});

it('tells what was found from the rest, sign by sign', () => {
  expect(piecesOfSigns('警察在版图上时可以开枪。<不行>', '枪', ['枪'])).toEqual([
    other('警察在版图上时可以开'),
    found('枪'),
    other('。<不行>'),
  ]);
});

it('cuts a text without spaces around the longest that was found', () => {
  const text = `${'路'.repeat(50)}士气${'桥'.repeat(80)}士气低落`;
  const pieces = piecesOfSigns(text, '', ['士', '士气', '士气低']);
  expect(pieces.filter(({ isFound }) => isFound)).toEqual([found('士气低')]);
  expect(pieces[0]?.text).toMatch(/^…桥+$/);
});

it('shows a sentence without spaces whole, from its beginning', () => {
  const text = `${'回合继续。'.repeat(20)}两名工人在同一回合被捕，士气降低两次。${'回合继续。'.repeat(20)}`;
  const shown = piecesOfSigns(text, '', ['工人', '被捕', '回合'])
    .map((piece) => piece.text)
    .join('');
  expect(shown).toMatch(/^…两名工人在同一回合被捕，士气降低两次。回合继续。.*…$/);
});

it('shows the beginning of a text in which nothing was found', () => {
  expect(piecesOfSigns('士兵最后来。', '', ['枪'])).toEqual([other('士兵最后来。')]);
});

it('signs of the title find no sentence either', () => {
  const text = `只有警察能打掉。${'回合继续。'.repeat(20)}士兵留到维持阶段。`;
  expect(told(piecesOfSigns(text, '士兵打不掉', ['士兵']))).toMatch(/^只有警察/);
  expect(told(piecesOfSigns(text, '开枪', ['士兵', '留到']))).toMatch(/…士兵留到/);
});
