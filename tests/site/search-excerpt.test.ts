import { expect, it } from 'vitest';
import { piecesAround } from '#site/search/excerpt.ts';

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

it('a text in which only its name was found is shown from its beginning', () => {
  expect(piecesAround('Soldiers come last.', [])).toEqual([other('Soldiers come last.')]);
});
