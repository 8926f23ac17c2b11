import type { Piece } from './hits.ts';

/** How many words of a text are shown. */
const SHOWN = 22;

/**
 * The part of a text in which the most was found, as pieces.
 *
 * @param places of the words found, counted from 0 as they stand between the blanks
 */
export function piecesAround(text: string, places: readonly number[]): readonly Piece[] {
  const words = text.split(/\s+/);
  const found = new Set(places);
  const from = densest(places, words.length);
  const shown = words.slice(from, from + SHOWN);
  const pieces: Piece[] = [];
  let between = from > 0 ? '… ' : '';
  for (const [n, word] of shown.entries()) {
    const isFound = found.has(from + n);
    if (isFound) {
      if (between) pieces.push({ text: between, isFound: false });
      pieces.push({ text: word, isFound });
    }
    between = isFound ? ' ' : `${between}${word} `;
  }
  const rest = from + SHOWN < words.length ? `${between}…` : between.trimEnd();
  return rest ? [...pieces, { text: rest, isFound: false }] : pieces;
}

/** Where the window of shown words holds the most places; the first such. */
function densest(places: readonly number[], count: number): number {
  const within = (from: number) =>
    places.filter((place) => place >= from && place < from + SHOWN).length;
  // The best one can begin a little before a place, so that the place does not stand at the edge.
  const starts = places.map((place) =>
    Math.min(Math.max(0, place - 3), Math.max(0, count - SHOWN)),
  );
  return [0, ...starts].reduce((best, from) => (within(from) > within(best) ? from : best), 0);
}
