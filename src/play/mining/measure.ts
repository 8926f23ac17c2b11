import { type Fraction, fractionNumber, isSame } from '#shared/chance/fraction.ts';
import { type Below, randomFrom } from '#shared/random.ts';
import type { PuzzleRules } from '../puzzles/puzzle-rules.ts';
import type { Solver } from '../puzzles/solve.ts';

/*
 * How hard a question is and whether a wrong answer tempts, measured on the proof and on careless play.
 */

/** One of the first choices: what it is worth, and what it comes to if all after it is left to chance. */
interface FirstChoice<Move> {
  readonly move: Move;
  readonly worth: Fraction;
  readonly careless: number;
}

export interface FirstChoices<Move> {
  readonly best: Fraction;
  readonly right: readonly FirstChoice<Move>[];
  /** The best of them first. */
  readonly wrong: readonly FirstChoice<Move>[];
}

/** Games of careless play after each first choice. */
const PLAYOUTS = 200;

/** The first choices of a puzzle, told into right and wrong ones, without the careless play. */
export function splitChoices<Puzzle, Node, Move>(
  solver: Solver<Puzzle, Node, Move>,
): { readonly best: Fraction; readonly right: readonly Move[]; readonly wrong: readonly Move[] } {
  const root = solver.rules.root(solver.puzzle);
  const best = solver.worth(root);
  const options = solver.options(root);
  const moves = (isRight: boolean): Move[] =>
    options.filter(({ worth }) => isSame(worth, best) === isRight).map(({ move }) => move);
  return { best, right: moves(true), wrong: moves(false) };
}

/**
 * The same with what careless play makes of each.
 *
 * @param seed the same seed, the same careless play
 */
export function firstChoices<Puzzle, Node, Move>(
  solver: Solver<Puzzle, Node, Move>,
  seed: string,
): FirstChoices<Move> {
  const { rules, puzzle } = solver;
  const root = rules.root(puzzle);
  const best = solver.worth(root);
  const all = solver.options(root).map(({ move, worth }) => {
    let careless: number | undefined;
    return {
      move,
      worth,
      // Played only where somebody asks: it takes longer than many a proof.
      get careless() {
        const below = randomFrom(`careless ${seed} ${rules.formatMove(move)}`);
        careless ??= carelessly(rules, puzzle, rules.after(puzzle, root, move), below);
        return careless;
      },
    };
  });
  const wrong = all.filter(({ worth }) => !isSame(worth, best));
  wrong.sort(
    (one, other) =>
      fractionNumber(other.worth) - fractionNumber(one.worth) || other.careless - one.careless,
  );
  return { best, right: all.filter(({ worth }) => isSame(worth, best)), wrong };
}

/** What a node comes to on the average where every choice is made at random. */
function carelessly<Puzzle, Node, Move>(
  rules: PuzzleRules<Puzzle, Node, Move>,
  puzzle: Puzzle,
  from: Node,
  below: Below,
): number {
  let sum = 0;
  for (let n = 0; n < PLAYOUTS; n++) {
    let node = from;
    while (!rules.isTerminal(puzzle, node) && !rules.isLost?.(puzzle, node)) {
      node = rules.after(puzzle, node, anyMove(rules, node, below));
    }
    if (rules.isTerminal(puzzle, node)) sum += Number(rules.score(puzzle, node));
  }
  return sum / PLAYOUTS;
}

function anyMove<Puzzle, Node, Move>(
  rules: PuzzleRules<Puzzle, Node, Move>,
  node: Node,
  below: Below,
): Move {
  const { choices, chances } = rules.optionsAt(node);
  // Where the player may wait for chance as well, to wait is one of the choices.
  const n = below(choices.length + (chances.of > 0 ? 1 : 0));
  const chosen = choices[n];
  if (chosen !== undefined) return chosen;
  let way = below(chances.of);
  for (const { move, ways } of chances.moves) {
    way -= ways;
    if (way < 0) return move;
  }
  throw new Error('there is nothing to do at a node that is not terminal');
}

/** How far a puzzle is from being solved by luck: −log2 of the chance that random choices stay right. */
export function bitsOf<Puzzle, Node, Move>(solver: Solver<Puzzle, Node, Move>): number {
  const { rules, puzzle } = solver;
  const known = new Map<string, number>();
  const stays = (node: Node): number => {
    if (rules.isTerminal(puzzle, node) || rules.isAnswered(puzzle, node)) return 1;
    const key = rules.keyOf(puzzle, node);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = staysFrom(node);
    known.set(key, found);
    return found;
  };
  const staysFrom = (node: Node): number => {
    const { choices, chances } = rules.optionsAt(node);
    const worth = solver.worth(node);
    let luck = 0;
    for (const { move, ways } of chances.moves) {
      luck += (ways / chances.of) * stays(rules.after(puzzle, node, move));
    }
    if (choices.length === 0) return luck;
    const waits = chances.of > 0;
    let sum = waits && isSame(solver.worthOfChance(node), worth) ? luck : 0;
    for (const move of choices) {
      const next = rules.after(puzzle, node, move);
      if (isSame(solver.worth(next), worth)) sum += stays(next);
    }
    return sum / (choices.length + (waits ? 1 : 0));
  };
  return -Math.log2(stays(rules.root(puzzle)));
}

/**
 * A best line: of the right choices the first that is not idle, of what chance may bring the first.
 *
 * @param goesOn whether the line goes on from a node, where it is not judged yet
 * @param isSpent whether a choice uses something up: it comes where nothing else is as good
 */
export function bestLine<Puzzle, Node, Move>(
  solver: Solver<Puzzle, Node, Move>,
  goesOn: (node: Node) => boolean,
  isIdle: (move: Move) => boolean = () => false,
  isSpent: (move: Move, node: Node) => boolean = () => false,
): { readonly moves: readonly Move[]; readonly choices: number } {
  const { rules, puzzle } = solver;
  const moves: Move[] = [];
  let choices = 0;
  let node = rules.root(puzzle);
  while (!rules.isTerminal(puzzle, node) && goesOn(node)) {
    const options = rules.optionsAt(node);
    const worth = solver.worth(node);
    const right = options.choices.filter((move) =>
      isSame(solver.worth(rules.after(puzzle, node, move)), worth),
    );
    if (options.choices.length + (options.chances.of > 0 ? 1 : 0) > 1) choices++;
    const here = node;
    const kept = right.filter((one) => !isSpent(one, here));
    const [drawn] = options.chances.moves;
    const waits = drawn !== undefined && isSame(solver.worthOfChance(node), worth);
    const spent = waits ? undefined : right[0];
    const move = kept.find((one) => !isIdle(one)) ?? kept[0] ?? spent ?? drawn?.move;
    if (move === undefined) break;
    moves.push(move);
    node = rules.after(puzzle, node, move);
  }
  return { moves, choices };
}
