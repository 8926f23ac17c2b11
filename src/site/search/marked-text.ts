import type { Piece } from './hits.ts';

const SIGNS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>' };

/**
 * The pieces of an excerpt of Pagefind's, which comes as markup: `<mark>` around each word found,
 * and the angle brackets of the text escaped.
 */
export const piecesOf = (excerpt: string): readonly Piece[] =>
  excerpt
    .split(/<mark>(.*?)<\/mark>/s)
    .map((piece, at) => ({
      text: piece.replace(/&[lg]t;/g, (sign) => SIGNS[sign] ?? sign),
      isFound: at % 2 === 1,
    }))
    .filter(({ text }) => text !== '');
