import type { Digit, DigitReader } from './mixed-radix.ts';

/** The characters that our own seeds are made of; any other takes a digit more. */
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz -';
const OTHER = LETTERS.length;
const UTF16 = 0x1_0000;
/** As in a record. */
const LONGEST = 200;

/** A seed: 0 for none, else its length + 1, then each of its characters. */
export function seedDigits(seed: string | undefined): Digit[] {
  const characters = Array.from({ length: seed?.length ?? 0 }, (_, n): Digit[] => {
    const letter = LETTERS.indexOf(seed?.charAt(n) ?? '');
    return letter >= 0
      ? [[letter, OTHER + 1]]
      : [
          [OTHER, OTHER + 1],
          [seed?.charCodeAt(n) ?? 0, UTF16],
        ];
  });
  return [[seed === undefined ? 0 : seed.length + 1, LONGEST + 2], ...characters.flat()];
}

/** The field of a set-up that {@link seedDigits} wrote down; empty where there is no seed. */
export function readSeed(digits: DigitReader): { readonly seed?: string } {
  const length = digits.next(LONGEST + 2) - 1;
  if (length < 0) return {};
  const characters = Array.from({ length }, () => {
    const letter = digits.next(OTHER + 1);
    return letter === OTHER ? String.fromCharCode(digits.next(UTF16)) : LETTERS.charAt(letter);
  });
  return { seed: characters.join('') };
}
