import { IllegalAttempt, judgeAttempt, type Refute, type Verdict } from './judge.ts';
import { lookAhead } from './look-ahead.ts';
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
  /** Nothing is to be answered yet: the judge may look ahead from there while the visitor thinks. */
  readonly isAhead?: boolean;
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
export const newJudge = <Stated, Puzzle, Node, Move>(
  judging: Judging<Stated, Puzzle, Node, Move>,
): ((request: JudgeRequest<Stated>) => JudgeAnswer) => judgeBy(solverOnce(judging), judging);

/** The solver of the first puzzle it is asked for. */
function solverOnce<Stated, Puzzle, Node, Move>({
  rules,
  puzzleOf,
}: Judging<Stated, Puzzle, Node, Move>): (puzzle: Stated) => Solver<Puzzle, Node, Move> {
  let solver: Solver<Puzzle, Node, Move> | undefined;
  return (puzzle) => {
    solver ??= solve(rules, puzzleOf(puzzle));
    return solver;
  };
}

const judgeBy =
  <Stated, Puzzle, Node, Move>(
    solverOf: (puzzle: Stated) => Solver<Puzzle, Node, Move>,
    { refute }: Judging<Stated, Puzzle, Node, Move>,
  ) =>
  ({ puzzle, moves }: JudgeRequest<Stated>): JudgeAnswer => {
    const solver = solverOf(puzzle);
    try {
      return { verdict: judgeAttempt(solver, moves, refute) };
    } catch (error) {
      if (error instanceof IllegalAttempt || error instanceof SearchTooWide) {
        return { verdict: undefined };
      }
      throw error;
    }
  };

/** What a judge lives in: how it answers, how it lets others speak, and its clock in milliseconds. */
interface Surroundings {
  readonly answer: (answer: JudgeAnswer) => void;
  /** Calls back soon, after whatever was asked in the meantime. */
  readonly later: (then: () => void) => void;
  readonly now: () => number;
}

/** How long a judge looks ahead without listening, in milliseconds. */
const STRETCH = 30;

/**
 * Answers as a judge, each request in its turn, and looks ahead whenever nothing is asked.
 *
 * @returns hears a request
 */
export function handleJudging<Stated, Puzzle, Node, Move>(
  judging: Judging<Stated, Puzzle, Node, Move>,
  { answer, later, now }: Surroundings,
): (request: JudgeRequest<Stated>) => void {
  const solverOf = solverOnce(judging);
  const answerTo = judgeBy(solverOf, judging);
  let ahead: Generator<void> | undefined;
  const goOn = (looking: Generator<void>): void => {
    const begun = now();
    try {
      while (looking === ahead && now() - begun < STRETCH) {
        if (looking.next().done) return;
      }
    } catch (error) {
      // What is too wide to be searched is said to whoever asks for it.
      if (error instanceof SearchTooWide) return;
      throw error;
    }
    if (looking === ahead) later(() => goOn(looking));
  };
  return (request) => {
    if (!request.isAhead) return answer(answerTo(request));
    const looking = lookAhead(solverOf(request.puzzle), request.moves, judging.refute);
    ahead = looking;
    later(() => goOn(looking));
  };
}

/** Has a worker answer as a judge. */
export function serveJudge<Stated, Puzzle, Node, Move>(
  judging: Judging<Stated, Puzzle, Node, Move>,
): void {
  const hear = handleJudging(judging, {
    answer: (answer) => postMessage(answer),
    later: (then) => void setTimeout(then),
    now: () => performance.now(),
  });
  addEventListener('message', ({ data }: MessageEvent<JudgeRequest<Stated>>) => hear(data));
}
