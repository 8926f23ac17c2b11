import { isSame } from '#shared/chance/fraction.ts';
import { IllegalAttempt, judgeAttempt, type Refute, type Verdict } from './judge.ts';
import { nodeAfter, type PuzzleRules } from './puzzle-rules.ts';
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

/**
 * Searches what a judge will be asked of the next choice, a little at each step: what there is to reach,
 * what each choice is worth, and how each wrong one goes wrong. Whoever asks afterwards waits no more.
 *
 * @param texts the legal moves tried so far, those of chance included
 */
export function* lookAhead<Puzzle, Node, Move>(
  solver: Solver<Puzzle, Node, Move>,
  texts: readonly string[],
  refute?: Refute<Puzzle, Node, Move>,
): Generator<void> {
  const { rules, puzzle } = solver;
  const node = nodeAfter(rules, puzzle, texts);
  if (rules.isAnswered(puzzle, node)) return;
  const best = solver.worth(node);
  yield;
  const { choices, chances } = rules.optionsAt(node);
  for (const move of choices) {
    const worth = solver.worth(rules.after(puzzle, node, move));
    yield;
    if (!isSame(worth, best)) yield void refute?.(solver, node, move);
  }
  const [drawn] = chances.moves;
  if (choices.length > 0 && drawn && !isSame(solver.worthOfChance(node), best)) {
    refute?.(solver, node, drawn.move);
  }
}
