import { isSame } from '#shared/chance/fraction.ts';
import type { Refute } from './judge.ts';
import { nodeAfter } from './puzzle-rules.ts';
import type { Solver } from './solve.ts';

/**
 * Searches what a judge will be asked of the next choice, a little at each step: what there is to reach,
 * what each choice is worth, and how each wrong one goes wrong. Whoever asks afterwards waits no more.
 *
 * @param texts the legal moves tried so far, those of chance included
 */
export function* lookAhead<Puzzle, Node, Move>(
  solver: Solver<Puzzle, Node, Move>,
  texts: readonly string[],
  refute?: Refute<Puzzle, Node, Move>,
): Generator<void> {
  const { rules, puzzle } = solver;
  const node = nodeAfter(rules, puzzle, texts);
  if (rules.isAnswered(puzzle, node)) return;
  const best = solver.worth(node);
  yield;
  const { choices, chances } = rules.optionsAt(node);
  for (const move of choices) {
    const worth = solver.worth(rules.after(puzzle, node, move));
    yield;
    if (!isSame(worth, best)) yield void refute?.(solver, node, move);
  }
  const [drawn] = chances.moves;
  if (choices.length > 0 && drawn && !isSame(solver.worthOfChance(node), best)) {
    refute?.(solver, node, drawn.move);
  }
}
