import type { PuzzleRules, Solver } from './solve.ts';
import { isMore } from './solve.ts';

/**
 * How it goes on from a position until it is judged: the best choice each time, and of what chance
 * may bring the worst.
 */
export function lineFrom<Puzzle, Position, Move>(
  rules: PuzzleRules<Puzzle, Position, Move>,
  solver: Solver<Puzzle, Position, Move>,
  from: Position,
): readonly Move[] {
  const line: Move[] = [];
  let position = from;
  while (!rules.isJudged(solver.puzzle, position)) {
    const isChance = rules.waitsForChance(position);
    const moves = isChance
      ? rules.chancesAt(position).moves.map(({ move }) => move)
      : rules.legalMoves(position);
    const [first, ...others] = moves.map((move) => ({
      move,
      worth: solver.worth(rules.afterMove(position, move)),
    }));
    if (!first) break;
    const { move } = others.reduce((chosen, other) => {
      const [more, less] = isChance ? [chosen, other] : [other, chosen];
      return isMore(more.worth, less.worth) ? other : chosen;
    }, first);
    line.push(move);
    position = rules.afterMove(position, move);
  }
  return line;
}
