import type { Solver } from './solve.ts';

/** How many nodes are looked at for all the lucky ways of a puzzle together. */
const MOST_NODES = 60_000;

type AnySolver = Solver<never, never, never>;
const searches = new WeakMap<AnySolver, Map<string, boolean>>();

/**
 * Whether the best that is asked for may still come about from a node, if chance is kind. Where there is too
 * much to look at it is taken to be so.
 */
export function mayStillSucceed<Puzzle, Node, Move>(
  solver: Solver<Puzzle, Node, Move>,
  from: Node,
): boolean {
  const { rules, puzzle } = solver;
  const best = rules.bestScore(puzzle);
  const key = solver as unknown as AnySolver;
  const known = searches.get(key) ?? new Map<string, boolean>();
  searches.set(key, known);

  function may(node: Node): boolean {
    if (rules.isTerminal(puzzle, node)) return rules.score(puzzle, node) === best;
    if (rules.isLost?.(puzzle, node)) return false;
    const text = rules.keyOf(puzzle, node);
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST_NODES) return true;
    const { choices, chances } = rules.optionsAt(node);
    const moves = [...choices, ...chances.moves.map(({ move }) => move)];
    const found = moves.some((move) => may(rules.after(puzzle, node, move)));
    known.set(text, found);
    return found;
  }

  return best === undefined || may(from);
}
