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

/** Characters of a text without spaces around what was found. */
const AROUND = 30;

/**
 * The part of a text without spaces around the first of the things found, as pieces.
 *
 * @param found what stands in the text, as it stands there
 */
export function piecesOfSigns(text: string, found: readonly string[]): readonly Piece[] {
  const small = text.toLowerCase();
  const places = found.flatMap((part) => {
    const at = small.indexOf(part);
    return part && at >= 0 ? [{ part, at }] : [];
  });
  // The longest is what was asked for; a character alone may stand anywhere.
  const longest = Math.max(0, ...places.map(({ part }) => part.length));
  const first = Math.min(
    ...places.filter(({ part }) => part.length === longest).map(({ at }) => at),
  );
  const from = Number.isFinite(first) ? Math.max(0, first - AROUND) : 0;
  const to = (Number.isFinite(first) ? first : 0) + 2 * AROUND;
  const cut = `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  const parts = places
    .filter(({ part }) => part.length === longest || part.length > 1)
    .map(({ part }) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .toSorted((one, other) => other.length - one.length);
  if (parts.length === 0) return cut ? [{ text: cut, isFound: false }] : [];
  return cut
    .split(new RegExp(`(${parts.join('|')})`, 'i'))
    .map((piece, at) => ({ text: piece, isFound: at % 2 === 1 }))
    .filter((piece) => piece.text);
}
