import {
  type AskedFor,
  IllegalAttempt,
  type Judged,
  judge,
  puzzleOf,
  SearchTooWide,
  type Solver,
  solverOf,
  type Verdict,
} from '#games/resist/puzzles/index.ts';
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

/** A judge of one puzzle, who remembers what has been searched. */
export function newJudge(): (request: JudgeRequest) => JudgeAnswer<Verdict> {
  let solver: Solver | undefined;
  return ({ puzzle, asks, moves }) => {
    solver ??= solverOf(puzzleOf(puzzle));
    try {
      return { moves, verdict: judge(solver, asks, moves) };
    } catch (error) {
      if (error instanceof IllegalAttempt || error instanceof SearchTooWide) {
        return { moves, verdict: undefined };
      }
      throw error;
    }
  };
}
