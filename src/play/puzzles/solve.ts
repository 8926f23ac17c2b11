import { type Fraction, fraction, isMore, NEVER, SURE, sum } from '#shared/chance/fraction.ts';
import type { PuzzleRules } from './puzzle-rules.ts';

/** A search that would look at more nodes than a puzzle may have. */
export class SearchTooWide extends Error {
  constructor(most: number) {
    super(`the puzzle has more than the ${most} nodes that a search may look at`);
    this.name = 'SearchTooWide';
  }
}

const MOST_NODES = 400_000;

/** A choice of the player's with what it is worth if everything after it is played best. */
interface Option<Move> {
  readonly move: Move;
  readonly worth: Fraction;
}

export interface Solver<Puzzle, Node, Move> {
  readonly rules: PuzzleRules<Puzzle, Node, Move>;
  readonly puzzle: Puzzle;
  /**
   * What a node is worth: best play against all that chance may bring, each by its weight.
   *
   * @throws {SearchTooWide}
   */
  worth(node: Node): Fraction;
  /** The same where the player lets chance move, though something else might be done first. */
  worthOfChance(node: Node): Fraction;
  /** The player's choices at a node, each with its worth. */
  options(node: Node): readonly Option<Move>[];
  /** How many nodes were looked at so far. */
  readonly looked: number;
}

/**
 * The exact worth of everything in a puzzle. Nodes from which the same may happen are looked at once.
 *
 * @param most how many nodes may be looked at
 */
export function solve<Puzzle, Node, Move>(
  rules: PuzzleRules<Puzzle, Node, Move>,
  puzzle: Puzzle,
  most = MOST_NODES,
): Solver<Puzzle, Node, Move> {
  const known = new Map<string, Fraction>();
  const bestScore = rules.bestScore(puzzle);
  const wantsCertainty = rules.wantsCertainty?.(puzzle) ?? false;

  const isBest = ({ ways, of }: Fraction): boolean => of === 1n && ways === bestScore;
  const after = (node: Node, move: Move): Fraction => worth(rules.after(puzzle, node, move));

  function worth(node: Node): Fraction {
    if (rules.isTerminal(puzzle, node)) return whole(rules.score(puzzle, node));
    if (rules.isLost?.(puzzle, node)) return NEVER;
    const key = rules.keyOf(puzzle, node);
    const before = known.get(key);
    if (before) return before;
    if (known.size >= most) throw new SearchTooWide(most);
    const found = search(node);
    known.set(key, found);
    return found;
  }

  function search(node: Node): Fraction {
    const { choices, chances } = rules.optionsAt(node);
    let best = chances.of > 0 ? mean(node, chances) : NEVER;
    for (const move of choices) {
      if (isBest(best)) break;
      const found = after(node, move);
      if (isMore(found, best)) best = found;
    }
    return best;
  }

  function mean(
    node: Node,
    { moves, of }: ReturnType<typeof rules.optionsAt>['chances'],
  ): Fraction {
    let all = NEVER;
    for (const { move, ways } of moves) {
      const found = after(node, move);
      if (!wantsCertainty) all = sum(all, { ways: found.ways * BigInt(ways), of: found.of });
      else if (isBest(found)) all = found;
      else return NEVER;
    }
    return wantsCertainty ? all : fraction(all.ways, all.of * BigInt(of));
  }

  return {
    rules,
    puzzle,
    worth,
    worthOfChance: (node) => mean(node, rules.optionsAt(node).chances),
    options: (node) =>
      rules.optionsAt(node).choices.map((move) => ({ move, worth: after(node, move) })),
    get looked() {
      return known.size;
    },
  };
}

const whole = (score: bigint): Fraction =>
  score === 0n ? NEVER : score === 1n ? SURE : { ways: score, of: 1n };

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
