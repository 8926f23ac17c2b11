import { optionsByEngine } from '#play/puzzles/by-engine.ts';
import type { Refute } from '#play/puzzles/judge.ts';
import type { PuzzleRules } from '#play/puzzles/puzzle-rules.ts';
import { lineFrom, type Solver, solve } from '#play/puzzles/solve.ts';
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

/** The best that can still be done after a wrong choice, with the worst of luck. */
export const refute: Refute<Puzzle, Position, Move> = (solver, position, move) => {
  const after = PUZZLE_RULES.after(solver.puzzle, position, move);
  return lineFrom(solverNearest(solver, after), after);
};

type PoilusSolver = Solver<Puzzle, Position, Move>;

/** Where too many cards must stay in hands, the aim with as few more as can be reached. */
function solverNearest(solver: PoilusSolver, position: Position): PoilusSolver {
  const { inHands } = solver.puzzle.aim;
  if (inHands === undefined || solver.worth(position).ways > 0n) return solver;
  for (let most = inHands + 1; most <= cardsInHands(position); most++) {
    const nearer = withMore(solver, most);
    if (nearer.worth(position).ways > 0n) return nearer;
  }
  return solver;
}

const nearest = new WeakMap<PoilusSolver, Map<number, PoilusSolver>>();

/** The same aim with more cards left in hands; what is searched for one refutation serves the next. */
function withMore(solver: PoilusSolver, inHands: number): PoilusSolver {
  const { puzzle } = solver;
  const byCards = nearest.get(solver) ?? new Map<number, PoilusSolver>();
  nearest.set(solver, byCards);
  const made =
    byCards.get(inHands) ?? solve(PUZZLE_RULES, { ...puzzle, aim: { ...puzzle.aim, inHands } });
  byCards.set(inHands, made);
  return made;
}
