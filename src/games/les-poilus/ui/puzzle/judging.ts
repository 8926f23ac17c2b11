import {
  type AskedFor,
  type Judged,
  judge,
  positionAfter,
  puzzleOf,
  type Refutation,
  refutationFrom,
  type Solver,
  solverOf,
} from '#games/les-poilus/puzzles/index.ts';
import { IllegalAttempt, type Verdict } from '#play/puzzles/judge.ts';
import { SearchTooWide } from '#play/puzzles/solve.ts';
import type { JudgeAnswer } from '#play/ui/puzzles/use-judge.ts';

/*
 * What the page and its judge say to each other. Judging can take a while, so it is done in a worker.
 */

/** Asks what the moves tried so far have come to. */
export interface JudgeRequest {
  readonly puzzle: Judged;
  readonly asks: AskedFor;
  readonly moves: readonly string[];
}

/** What a try has come to; a wrong choice is refuted. */
export type RefutedVerdict = Verdict & { readonly refutation?: Refutation };

/** A judge of one puzzle, who remembers what has been searched. */
export function newJudge(): (request: JudgeRequest) => JudgeAnswer<RefutedVerdict> {
  let solver: Solver | undefined;
  return ({ puzzle, asks, moves }) => {
    solver ??= solverOf(puzzleOf(puzzle));
    try {
      return { moves, verdict: refuted(solver, moves, judge(solver, asks, moves)) };
    } catch (error) {
      if (error instanceof IllegalAttempt || error instanceof SearchTooWide) {
        return { moves, verdict: undefined };
      }
      throw error;
    }
  };
}

function refuted(solver: Solver, moves: readonly string[], verdict: Verdict): RefutedVerdict {
  if (verdict.verdict !== 'wrong') return verdict;
  const after = positionAfter(solver.puzzle, moves.slice(0, verdict.move + 1));
  return { ...verdict, refutation: refutationFrom(solver, after) };
}
