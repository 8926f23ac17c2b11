import { judgeAttempt, type TryRules, type Verdict } from '#play/puzzles/judge.ts';
import { type Move, type Position, parseMove, phaseOf, snapshotOf } from '../engine/index.ts';
import { isTerminal, type Puzzle } from './puzzle.ts';
import type { AskedFor } from './scenario.ts';
import { SEARCH, type Solver } from './solve.ts';

export { IllegalAttempt, type Verdict } from '#play/puzzles/judge.ts';

const TRYING: TryRules<Puzzle, Position, Move, AskedFor> = {
  ...SEARCH,
  moveCalled(text) {
    const parsed = parseMove(text);
    return 'move' in parsed ? parsed.move : undefined;
  },
  isAnswered,
};

/** Judges the moves tried so far, those of chance included. */
export const judge = (solver: Solver, asks: AskedFor, texts: readonly string[]): Verdict =>
  judgeAttempt(TRYING, solver, asks, texts);

/** Whether what a puzzle asks for has been answered, so that the rest may go as it likes. */
export function isAnswered(puzzle: Puzzle, asks: AskedFor, position: Position): boolean {
  if (position === puzzle.start) return false;
  if (asks === 'choice' || isTerminal(puzzle, position)) return true;
  const phase = phaseOf(position);
  if (asks === 'plan') return phase !== 'plan' || snapshotOf(position).target !== null;
  return asks === 'attack' && phase !== 'plan' && phase !== 'attack';
}
