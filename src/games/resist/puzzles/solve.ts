import { type Fraction, fraction, NEVER, product, sum } from '#shared/fraction.ts';
import { keyOf, legalMoves, type Move, type Position, waitsForChance } from '../engine/index.ts';
import { ROUND } from '../engine/position.ts';
import { chancesAt } from './chances.ts';
import { afterMove, isJudged, type Puzzle, worthOf } from './puzzle.ts';

/** A search that would look at more positions than a puzzle may have. */
export class SearchTooWide extends Error {
  constructor() {
    super('the puzzle has more positions than a search may look at');
    this.name = 'SearchTooWide';
  }
}

const MOST_POSITIONS = 400_000;

/** A move of the player's with what it is worth if everything after it is played best. */
export interface Option {
  readonly move: Move;
  readonly worth: Fraction;
}

export interface Solver {
  readonly puzzle: Puzzle;
  /** What a position is worth: best play against all that chance may bring, each by its weight. */
  worth(position: Position): Fraction;
  /** The player's moves at a position, each with its worth. */
  options(position: Position): readonly Option[];
  /** How many positions were looked at so far. */
  readonly looked: number;
}

export const isMore = (one: Fraction, other: Fraction): boolean =>
  one.ways * other.of > other.ways * one.of;

export const isSame = (one: Fraction, other: Fraction): boolean =>
  one.ways === other.ways && one.of === other.of;

/**
 * The exact worth of everything in a puzzle. Positions in which the same may happen are looked at
 * once: the engine's own key tells them, with the order of what was played left out.
 */
export function solverOf(puzzle: Puzzle): Solver {
  const known = new Map<string, Fraction>();

  function worth(position: Position): Fraction {
    if (isJudged(puzzle, position)) return fraction(worthOf(puzzle, position), 1);
    const key = keyOf(position) + roundsLeft(puzzle, position);
    const before = known.get(key);
    if (before) return before;
    if (known.size >= MOST_POSITIONS) throw new SearchTooWide();
    const found = waitsForChance(position) ? mean(position) : best(position);
    known.set(key, found);
    return found;
  }

  function mean(position: Position): Fraction {
    const { moves, of } = chancesAt(position);
    return moves.reduce(
      (all, { move, ways }) =>
        sum(all, product(fraction(ways, of), worth(afterMove(position, move)))),
      NEVER,
    );
  }

  const best = (position: Position): Fraction =>
    legalMoves(position).reduce((most, move) => {
      const found = worth(afterMove(position, move));
      return isMore(found, most) ? found : most;
    }, NEVER);

  return {
    puzzle,
    worth,
    options: (position) =>
      legalMoves(position).map((move) => ({ move, worth: worth(afterMove(position, move)) })),
    get looked() {
      return known.size;
    },
  };
}

/** The same table is worth something else in the last round than before it. */
const roundsLeft = ({ lastRound }: Puzzle, position: Position): string =>
  ` ${lastRound - position[ROUND]}`;
