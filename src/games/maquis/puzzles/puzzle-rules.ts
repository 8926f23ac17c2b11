import { NO_CHANCES, type NodeOptions, type PuzzleRules } from '#play/puzzles/puzzle-rules.ts';
import { isSame, SURE } from '#shared/chance/fraction.ts';
import { keyOf, legalMoves, type Move, moveText } from '../engine/index.ts';
import { DRAW, moveKind } from '../engine/move.ts';
import {
  allHold,
  isLost,
  isTerminal,
  PUZZLE_MOVES,
  type Puzzle,
  type SearchNode,
  settled,
} from './puzzle.ts';

/** How Maquis's puzzles are searched and judged: what only the judge loads. */
export const PUZZLE_RULES: PuzzleRules<Puzzle, SearchNode, Move> = {
  ...PUZZLE_MOVES,
  optionsAt,
  isTerminal,
  isLost,
  /** All that is asked holds or it does not: the mean is a chance. */
  score: (puzzle, node) => (allHold(puzzle, node) ? 1n : 0n),
  bestScore: () => 1n,
  keyOf: (_, { position, turns, happened }) =>
    `${keyOf(position)}${String.fromCharCode(turns, happened & 0xffff, happened >>> 16)}`,
  formatMove: moveText,
  wantsCertainty: ({ wanted }) => isSame(wanted, SURE),
  isUnlucky: (puzzle, node) => !allHold(puzzle, settled(puzzle, node)),
};

/**
 * What the visitor may choose, and the cards that may be drawn instead of choosing. A hidden order is
 * never read: what may come is what {@link legalMoves} says may be drawn.
 */
function optionsAt({ position }: SearchNode): NodeOptions<Move> {
  const choices: Move[] = [];
  const moves: { move: Move; ways: number }[] = [];
  for (const move of legalMoves(position)) {
    if (moveKind(move) === DRAW) moves.push({ move, ways: 1 });
    else choices.push(move);
  }
  return { choices, chances: moves.length > 0 ? { moves, of: moves.length } : NO_CHANCES };
}
