import { isMore } from '#shared/chance/fraction.ts';
import type { Solver } from './solve.ts';

/**
 * How it goes on from a node until it is judged: the best choice each time, and of what chance may
 * bring the worst.
 */
export function lineFrom<Puzzle, Node, Move>(
  solver: Solver<Puzzle, Node, Move>,
  from: Node,
): readonly Move[] {
  const { rules, puzzle } = solver;
  const line: Move[] = [];
  let node = from;
  while (!rules.isTerminal(puzzle, node)) {
    const { choices, chances } = rules.optionsAt(node);
    const isChance = choices.length === 0;
    const moves = isChance ? chances.moves.map(({ move }) => move) : choices;
    const [first, ...others] = moves.map((move) => {
      const next = rules.after(puzzle, node, move);
      return { move, next, worth: solver.worth(next) };
    });
    if (!first) break;
    const { move, next } = others.reduce((chosen, other) => {
      const [more, less] = isChance ? [chosen, other] : [other, chosen];
      return isMore(more.worth, less.worth) ? other : chosen;
    }, first);
    line.push(move);
    node = next;
  }
  return line;
}
