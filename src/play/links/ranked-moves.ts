import type { GameRules, GameTypes } from '../rules/game-rules.ts';
import type { Digit, DigitReader } from './mixed-radix.ts';

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
