import { optionsByEngine } from '#play/puzzles/by-engine.ts';
import type { Refute } from '#play/puzzles/judge.ts';
import { NO_CHANCES, type PuzzleRules } from '#play/puzzles/puzzle-rules.ts';
import { lineFrom, type Solver, solve } from '#play/puzzles/solve.ts';
import { isMore, isSame } from '#shared/chance/fraction.ts';
import {
  cardsInHands,
  chanceMoveBy,
  isChanceTurn,
  keyOf,
  legalMoves,
  type Move,
  moveText,
  type Position,
} from '../engine/index.ts';
import { MISSION } from '../engine/position.ts';
import { isTerminal, PUZZLE_MOVES, type Puzzle } from './puzzle.ts';
import { missing } from './stated-puzzle.ts';

/** How Les Poilus' puzzles are searched and judged: what only the judge loads. */
export const PUZZLE_RULES: PuzzleRules<Puzzle, Position, Move> = {
  ...PUZZLE_MOVES,
  optionsAt: optionsByEngine({ isChanceTurn, chanceMoveBy, legalMoves }),
  isTerminal,
  /** An aim is reached or it is not: the mean is a chance. */
  score: ({ aim }, position) => (missing(aim, position).length === 0 ? 1n : 0n),
  bestScore: () => 1n,
  /** The same table is worth something else in the last mission than before it. */
  keyOf: ({ lastMission }, position) => `${keyOf(position)} ${lastMission - position[MISSION]}`,
  formatMove: moveText,
};

type PoilusSolver = Solver<Puzzle, Position, Move>;

/**
 * How a wrong choice goes wrong: the best choice each time, with the worst of luck, if there is any with which
 * a right choice would still have had hope. Once the aim is out of reach, the line comes as near to it as any
 * luck allows, so that it names what was given away, and nothing that could still be avoided.
 */
export const refute: Refute<Puzzle, Position, Move> = (solver, position, move) => {
  const { puzzle } = solver;
  const isForgiven = forgivenBy(solver, position);
  let node = PUZZLE_RULES.after(puzzle, position, move);
  const line: Move[] = [];
  const lucks: Move[] = [];
  for (const next of lineFrom(solver, node)) {
    if (solver.worth(node).ways === 0n) break;
    const made = equallyBad(solver, node, next, (luck) => isForgiven([...lucks, luck]));
    if (PUZZLE_RULES.optionsAt(node).choices.length === 0) lucks.push(made);
    line.push(made);
    node = PUZZLE_RULES.after(puzzle, node, made);
  }
  return [...line, ...lineFrom(nearTo(solver), node)];
};

/** Tells whether a right choice would leave hope, if luck brought the same in the same order. */
export const forgivenBy =
  (solver: PoilusSolver, position: Position) =>
  (lucks: readonly Move[]): boolean =>
    isHopeful(solver, afterBest(solver, position), lucks);

/** Whether the best choices leave hope, if luck brings this; what does not come about does no harm. */
function isHopeful(solver: PoilusSolver, from: Position, lucks: readonly Move[]): boolean {
  const { puzzle, worth } = solver;
  const left = [...lucks];
  let node = from;
  while (left.length > 0 && worth(node).ways > 0n && !isTerminal(puzzle, node)) {
    const { choices, chances } = PUZZLE_RULES.optionsAt(node);
    if (choices.length > 0) {
      node = afterBest(solver, node);
      continue;
    }
    const luck = left.shift();
    if (luck === undefined || !chances.moves.some(({ move }) => move === luck)) break;
    node = PUZZLE_RULES.after(puzzle, node, luck);
  }
  return worth(node).ways > 0n;
}

/** After the first of the best choices: the search has looked no further, and nor does this. */
function afterBest({ puzzle, worth }: PoilusSolver, position: Position): Position {
  const best = worth(position);
  for (const move of PUZZLE_RULES.optionsAt(position).choices) {
    const after = PUZZLE_RULES.after(puzzle, position, move);
    if (isSame(worth(after), best)) return after;
  }
  throw new Error('no choice is worth what the position is');
}

/**
 * Of all that luck may bring and that leaves no hope, what comes nearest to the aim; before all others what
 * would have been forgiven.
 */
function equallyBad(
  solver: PoilusSolver,
  node: Position,
  move: Move,
  isForgiven: (luck: Move) => boolean,
): Move {
  const { puzzle } = solver;
  const after = (one: Move) => PUZZLE_RULES.after(puzzle, node, one);
  if (solver.worth(after(move)).ways > 0n) return move;
  const near = nearTo(solver);
  const bad = PUZZLE_RULES.optionsAt(node)
    .chances.moves.map((one) => one.move)
    .filter((one) => solver.worth(after(one)).ways === 0n);
  const telling = bad.filter(isForgiven);
  const [first = move, ...others] = telling.length > 0 ? telling : bad;
  return others.reduce(
    (best, one) => (isMore(near.worth(after(one)), near.worth(after(best))) ? one : best),
    telling.length > 0 || !bad.includes(move) ? first : move,
  );
}

/** More than there are cards. */
const MANY = 100;

/** How near to an aim that is out of reach a puzzle can still come; luck does what one would like. */
const NEAR_RULES: PuzzleRules<Puzzle, Position, Move> = {
  ...PUZZLE_RULES,
  optionsAt(position) {
    const { choices, chances } = PUZZLE_RULES.optionsAt(position);
    return { choices: [...choices, ...chances.moves.map(({ move }) => move)], chances: NO_CHANCES };
  },
  /** The game goes on before all else, then all but the cards is reached, then few are left in hands. */
  score({ aim }, position) {
    const missed = missing(aim, position);
    if (missed.includes('game')) return 0n;
    const isButCards = missed.every((part) => part === 'inHands');
    return BigInt((isButCards ? 2 : 1) * MANY - cardsInHands(position));
  },
  bestScore: () => undefined,
};

const nearest = new WeakMap<PoilusSolver, PoilusSolver>();

/** What is searched for one refutation serves the next. */
function nearTo(solver: PoilusSolver): PoilusSolver {
  const near = nearest.get(solver) ?? solve(NEAR_RULES, solver.puzzle);
  nearest.set(solver, near);
  return near;
}
