import { type Fraction, fraction, NEVER, product, sum } from '#shared/fraction.ts';
import type { Chances } from './chances.ts';

/** A search that would look at more positions than a puzzle may have. */
export class SearchTooWide extends Error {
  constructor() {
    super('the puzzle has more positions than a search may look at');
    this.name = 'SearchTooWide';
  }
}

const MOST_POSITIONS = 400_000;

/** How the puzzles of a game are played and judged. */
export interface PuzzleRules<Puzzle, Position, Move> {
  /** Whether the moment of judgement has come. */
  isJudged(puzzle: Puzzle, position: Position): boolean;
  /** What a judged position is worth, a whole number. */
  worthOf(puzzle: Puzzle, position: Position): number;
  /** The same text for positions that are worth the same. */
  keyOf(puzzle: Puzzle, position: Position): string;
  waitsForChance(position: Position): boolean;
  legalMoves(position: Position): readonly Move[];
  chancesAt(position: Position): Chances<Move>;
  /** The position after a move that is known to be legal. */
  afterMove(position: Position, move: Move): Position;
}

/** A move of the player's with what it is worth if everything after it is played best. */
export interface Option<Move> {
  readonly move: Move;
  readonly worth: Fraction;
}

export interface Solver<Puzzle, Position, Move> {
  readonly puzzle: Puzzle;
  /** What a position is worth: best play against all that chance may bring, each by its weight. */
  worth(position: Position): Fraction;
  /** The player's moves at a position, each with its worth. */
  options(position: Position): readonly Option<Move>[];
  /** How many positions were looked at so far. */
  readonly looked: number;
}

export const isMore = (one: Fraction, other: Fraction): boolean =>
  one.ways * other.of > other.ways * one.of;

export const isSame = (one: Fraction, other: Fraction): boolean =>
  one.ways === other.ways && one.of === other.of;

/** The exact worth of everything in a puzzle. Positions in which the same may happen are looked at once. */
export function solve<Puzzle, Position, Move>(
  rules: PuzzleRules<Puzzle, Position, Move>,
  puzzle: Puzzle,
): Solver<Puzzle, Position, Move> {
  const known = new Map<string, Fraction>();

  function worth(position: Position): Fraction {
    if (rules.isJudged(puzzle, position)) return fraction(rules.worthOf(puzzle, position), 1);
    const key = rules.keyOf(puzzle, position);
    const before = known.get(key);
    if (before) return before;
    if (known.size >= MOST_POSITIONS) throw new SearchTooWide();
    const found = rules.waitsForChance(position) ? mean(position) : best(position);
    known.set(key, found);
    return found;
  }

  function mean(position: Position): Fraction {
    const { moves, of } = rules.chancesAt(position);
    return moves.reduce(
      (all, { move, ways }) =>
        sum(all, product(fraction(ways, of), worth(rules.afterMove(position, move)))),
      NEVER,
    );
  }

  const best = (position: Position): Fraction =>
    rules.legalMoves(position).reduce((most, move) => {
      const found = worth(rules.afterMove(position, move));
      return isMore(found, most) ? found : most;
    }, NEVER);

  return {
    puzzle,
    worth,
    options: (position) =>
      rules
        .legalMoves(position)
        .map((move) => ({ move, worth: worth(rules.afterMove(position, move)) })),
    get looked() {
      return known.size;
    },
  };
}
