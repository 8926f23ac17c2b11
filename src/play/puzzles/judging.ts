import { IllegalAttempt, judgeAttempt, type Refute, type Verdict } from './judge.ts';
import type { PuzzleRules } from './puzzle-rules.ts';
import { SearchTooWide, type Solver, solve } from './solve.ts';

/*
 * What a page and its judge say to each other. Judging can take a while, so it is done in a worker, and
 * only plain data goes to and fro.
 */

/** Asks what the moves tried so far have come to. */
export interface JudgeRequest<Stated> {
  readonly puzzle: Stated;
  readonly moves: readonly string[];
}

export interface JudgeAnswer {
  /** Nothing where the moves cannot be judged. */
  readonly verdict: Verdict | undefined;
}

/** What a game's judge goes by. */
export interface Judging<Stated, Puzzle, Node, Move> {
  readonly rules: PuzzleRules<Puzzle, Node, Move>;
  /** Makes a puzzle ready to be searched. */
  readonly puzzleOf: (stated: Stated) => Puzzle;
  readonly refute?: Refute<Puzzle, Node, Move>;
}

/** A judge of the first puzzle it is asked about, who remembers what has been searched. */
export function newJudge<Stated, Puzzle, Node, Move>({
  rules,
  puzzleOf,
  refute,
}: Judging<Stated, Puzzle, Node, Move>): (request: JudgeRequest<Stated>) => JudgeAnswer {
  let solver: Solver<Puzzle, Node, Move> | undefined;
  return ({ puzzle, moves }) => {
    solver ??= solve(rules, puzzleOf(puzzle));
    try {
      return { verdict: judgeAttempt(solver, moves, refute) };
    } catch (error) {
      if (error instanceof IllegalAttempt || error instanceof SearchTooWide) {
        return { verdict: undefined };
      }
      throw error;
    }
  };
}

/** Has a worker answer as a judge, each request in its turn. */
export function serveJudge<Stated, Puzzle, Node, Move>(
  judging: Judging<Stated, Puzzle, Node, Move>,
): void {
  const answerTo = newJudge(judging);
  addEventListener('message', ({ data }: MessageEvent<JudgeRequest<Stated>>) =>
    postMessage(answerTo(data)),
  );
}
