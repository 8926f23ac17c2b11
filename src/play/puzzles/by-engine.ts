import type { Below } from '#shared/random.ts';
import type { MoveEngine } from '../rules/apply-move.ts';
import { allChances, NO_CHANCES, type NodeOptions, type PuzzleMoves } from './puzzle-rules.ts';

/*
 * Puzzles in which a node is a position of the engine and nothing else.
 */

/**
 * How such puzzles are played.
 *
 * @param isAnswered whether what a puzzle asks for has been answered
 */
// @__NO_SIDE_EFFECTS__
export const playedByEngine = <
  Puzzle extends { readonly start: Position },
  Position,
  Draft extends Position,
  Move,
>(
  engine: Pick<MoveEngine<Position, Draft, Move, never>, 'mutableCopy' | 'parseMove'> & {
    readonly makeMove: (draft: Draft, move: Move) => void;
  },
  isAnswered: (puzzle: Puzzle, position: Position) => boolean,
): PuzzleMoves<Puzzle, Position, Move> => ({
  root: ({ start }) => start,
  after(_, position, move) {
    const next = engine.mutableCopy(position);
    engine.makeMove(next, move);
    return next;
  },
  parseMove(text) {
    const parsed = engine.parseMove(text);
    return 'move' in parsed ? parsed.move : undefined;
  },
  isAnswered,
});

/** What can happen next in them: chance answers where it is asked, and the player everywhere else. */
// @__NO_SIDE_EFFECTS__
export const optionsByEngine =
  <Position, Move>(engine: {
    readonly isChanceTurn: (position: Position) => boolean;
    readonly chanceMoveBy: (position: Position, below: Below) => Move;
    readonly legalMoves: (position: Position) => readonly Move[];
  }) =>
  (position: Position): NodeOptions<Move> =>
    engine.isChanceTurn(position)
      ? { choices: [], chances: allChances((below) => engine.chanceMoveBy(position, below)) }
      : { choices: engine.legalMoves(position), chances: NO_CHANCES };
