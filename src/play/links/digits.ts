import type { GameRules, GameTypes } from '../rules/game-rules.ts';

/**
 * A row of digits of different radices in one whole number: each digit is below a bound of its own,
 * and both sides know the bounds. It takes as many bits as there really are choices; a choice of one
 * takes none.
 */

/** A digit and the bound it is below. */
export type Digit = readonly [digit: number, bound: number];

/**
 * Packs the digits into a number, the first lowest.
 *
 * @param rest another number, behind all of them
 */
export function packed(digits: readonly Digit[], rest = 0n): bigint {
  return digits.reduceRight((value, [digit, bound]) => value * BigInt(bound) + BigInt(digit), rest);
}

/** Takes digits out of a packed number, in the order they were put in. */
export class DigitReader {
  #left: bigint;

  constructor(value: bigint) {
    this.#left = value;
  }

  /** The next digit. Past the last there are only zeros. */
  next(bound: number): number {
    if (bound === 1) return 0;
    const digit = this.#left % BigInt(bound);
    this.#left /= BigInt(bound);
    return Number(digit);
  }

  /** What stands behind the digits that were taken. */
  rest(): bigint {
    return this.#left;
  }

  /** Whether nothing but zeros is left. */
  isDone(): boolean {
    return this.#left === 0n;
  }
}

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

/** How the moves of a game are written down as digits, and read. */
export interface RankedMoves<T extends GameTypes> {
  /**
   * Every move as its place among the legal ones, ordered by their texts, and the position they end in.
   *
   * @throws RangeError at the first that is not legal
   */
  readonly write: (
    start: T['position'],
    moves: readonly string[],
  ) => { readonly digits: readonly Digit[]; readonly end: T['position'] };
  /** The moves and where they lead; undefined where the game is over before as many were made. */
  readonly read: (
    start: T['position'],
    count: number,
    digits: DigitReader,
  ) => { readonly moves: readonly string[]; readonly end: T['position'] } | undefined;
}

/** By code units, the same order everywhere. */
const inOrder = (moves: readonly string[]): string[] =>
  [...moves].sort((one, other) => (one < other ? -1 : 1));

/** Moves by the rules alone; a game with a shorter way to its legal moves may have its own. */
export const rankedMovesOf = <T extends GameTypes>(
  rules: Pick<GameRules<T>, 'legalMoves' | 'apply'>,
): RankedMoves<T> => ({
  write(start, moves) {
    let end = start;
    const digits = moves.map((move, index): Digit => {
      const legal = inOrder(rules.legalMoves(end));
      const rank = legal.indexOf(move);
      const taken = rules.apply(end, { move });
      if (rank < 0 || 'reasons' in taken) {
        throw new RangeError(`move ${index + 1}, ${move}, is not legal`);
      }
      end = taken.position;
      return [rank, legal.length];
    });
    return { digits, end };
  },
  read(start, count, digits) {
    let end = start;
    const moves: string[] = [];
    while (moves.length < count) {
      const legal = inOrder(rules.legalMoves(end));
      if (legal.length === 0) return undefined;
      const move = legal[digits.next(legal.length)];
      const taken = rules.apply(end, { move });
      if ('reasons' in taken) return undefined;
      moves.push(move);
      end = taken.position;
    }
    return { moves, end };
  },
});
