import type { PuzzleMoves } from './puzzle-rules.ts';

/** How a puzzle stands after moves; what is no move there changes nothing. */
export const nodeAfter = <Puzzle, Node, Move>(
  moves: PuzzleMoves<Puzzle, Node, Move>,
  puzzle: Puzzle,
  texts: readonly string[],
): Node =>
  texts.reduce((node, text) => {
    const move = moves.parseMove(text);
    return move === undefined ? node : moves.after(puzzle, node, move);
  }, moves.root(puzzle));
