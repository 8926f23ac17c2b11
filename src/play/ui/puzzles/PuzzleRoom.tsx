import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Verdict } from '#play/puzzles/judge.ts';
import type { JudgeAnswer } from '#play/puzzles/judging.ts';
import { saveProgress } from '#play/puzzles/progress.ts';
import { nodeAfter, type PuzzleMoves } from '#play/puzzles/puzzle-rules.ts';
import { RulesContext } from '../frame/session.ts';
import type { PuzzleTask, ShownPuzzle } from './task.ts';

/** What an attempt at a puzzle is given. */
export interface AttemptProps<Puzzle extends ShownPuzzle> {
  readonly task: PuzzleTask<Puzzle>;
  /** The puzzle's judge, who remembers what was searched for earlier attempts. */
  readonly judge: Judge;
  /** The moves it goes on from. */
  readonly moves: readonly string[];
  /** Whether the task has been read already. */
  readonly isAgain: boolean;
  /** Begins another attempt, from the start or after moves that are kept. */
  readonly onAgain: (moves?: readonly string[]) => void;
}

interface Props<Puzzle extends ShownPuzzle> {
  readonly task: PuzzleTask<Puzzle>;
  /** Starts the game's judge. */
  readonly openJudge: () => Worker;
  readonly Attempt: ComponentType<AttemptProps<Puzzle>>;
}

/** One puzzle on the table: tried, judged, and tried again. */
export function PuzzleRoom<Puzzle extends ShownPuzzle>({
  task,
  openJudge,
  Attempt,
}: Props<Puzzle>) {
  const [{ moves, times }, setBegun] = useState({ moves: NO_MOVES, times: 0 });
  const judge = useJudge(openJudge, task.puzzle);
  return (
    <RulesContext.Provider value={task.rules}>
      <Attempt
        key={times}
        task={task}
        judge={judge}
        moves={moves}
        isAgain={times > 0}
        onAgain={(kept = NO_MOVES) => setBegun({ moves: kept, times: times + 1 })}
      />
    </RulesContext.Provider>
  );
}

const NO_MOVES: readonly string[] = [];

/** What is known of the judge's verdict; there is one once it is said. */
interface Judgement {
  readonly status: 'not-asked' | 'looking' | 'failed' | 'said';
  readonly verdict: Verdict | undefined;
}

/** Hears what moves have come to; nothing where they cannot be judged, or the judge cannot be loaded. */
type Hear = (verdict: Verdict | undefined) => void;

/** A judge of one puzzle. */
interface Judge {
  /** Asks about the moves of an attempt. */
  readonly ask: (moves: readonly string[], hear: Hear) => void;
  /** Lets the judge look ahead from the moves of an attempt, while the visitor thinks. */
  readonly lookAhead: (moves: readonly string[]) => void;
}

/** Has whoever waits hear a judge, who answers in the order in which it is asked. */
function listenTo(worker: Worker, onFailure: () => void) {
  const waiting: Hear[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<JudgeAnswer>) =>
    waiting.shift()?.(data.verdict),
  );
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    onFailure();
    for (const hear of waiting.splice(0)) hear(undefined);
  });
  return { worker, waiting };
}

/**
 * A judge of one puzzle, in a worker of its own that is loaded when it is first needed.
 *
 * @param open starts the worker
 */
function useJudge(open: () => Worker, puzzle: object): Judge {
  const judge = useRef<ReturnType<typeof listenTo>>();
  useEffect(() => () => judge.current?.worker.terminate(), []);
  const opened = () => {
    judge.current ??= listenTo(open(), () => {
      judge.current = undefined;
    });
    return judge.current;
  };
  return {
    ask(moves, hear) {
      const { worker, waiting } = opened();
      waiting.push(hear);
      worker.postMessage({ puzzle, moves });
    },
    lookAhead: (moves) => opened().worker.postMessage({ puzzle, moves, isAhead: true }),
  };
}

/**
 * The verdict on the moves of an attempt.
 *
 * @param moves none while there is nothing to judge
 */
function useJudgement(
  { ask }: Judge,
  moves: readonly string[] | undefined,
): Judgement & { readonly askAgain: () => void } {
  const [times, setTimes] = useState(0);
  const [said, setSaid] = useState<{ of: string; verdict: Verdict | undefined }>();
  const wanted = moves && `${times} ${moves}`;
  // Before the frame with the last move is painted: the judge looks while that is done.
  useLayoutEffect(() => {
    if (moves && wanted) ask(moves, (verdict) => setSaid({ of: wanted, verdict }));
  }, [wanted]);
  const isHeard = wanted !== undefined && said?.of === wanted;
  const verdict = isHeard ? said.verdict : undefined;
  const status = verdict ? 'said' : isHeard ? 'failed' : wanted ? 'looking' : 'not-asked';
  return { status, verdict, askAgain: () => setTimes(times + 1) };
}

/** Where an attempt stands. */
type Stage = 'task' | 'playing' | 'looking' | 'verdict';

/** How the page of a game plays its puzzles. */
interface PuzzlePlay<Stated, Puzzle, Node, Move> {
  readonly moves: PuzzleMoves<Puzzle, Node, Move>;
  /** Makes a puzzle ready to be played. */
  readonly puzzleOf: (stated: Stated) => Puzzle;
  /** What is solved of the game is kept under this on a visitor's device. */
  readonly progressKey: string;
}

/** How an attempt is judged, where that is not after each of its moves. */
interface Manner {
  /** Whether the judge says nothing before the end unless asked. */
  readonly isAtTheEnd?: boolean;
  /** Whether something is still to be seen before an attempt can be over. */
  readonly isPaused?: boolean;
}

export interface AttemptState<Puzzle>
  extends Judgement,
    Pick<PuzzlePlay<never, Puzzle, never, never>, 'progressKey'> {
  readonly puzzle: Puzzle;
  readonly stage: Stage;
  /** Whether all that is asked has been answered, though something may still be to be seen. */
  readonly isAnswered: boolean;
  /** Whether the visitor asked for the answer. */
  readonly isTold: boolean;
  readonly begin: () => void;
  /** Gives the answer away. */
  readonly tell: () => void;
  /** Asks the judge before the end. */
  readonly check: () => void;
  /** Asks once more where the judge could not be asked. */
  readonly askAgain: () => void;
  /** Whether this device remembers how it ended. */
  readonly isKept: boolean;
}

/**
 * Where an attempt stands; one that was judged leaves its mark on the device.
 *
 * @param tried the moves made so far, those of chance included
 */
export function useAttempt<Stated extends ShownPuzzle, Puzzle, Node, Move>(
  { moves, puzzleOf, progressKey: ofPuzzles }: PuzzlePlay<Stated, Puzzle, Node, Move>,
  { task, judge, isAgain }: AttemptProps<Stated>,
  tried: readonly string[],
  { isAtTheEnd = false, isPaused = false }: Manner = {},
): AttemptState<Puzzle> {
  const { puzzle: stated, exercise } = task;
  const progressKey = exercise?.progressKey ?? ofPuzzles;
  const [hasBegun, setBegun] = useState(isAgain);
  const [isTold, setTold] = useState(false);
  const [checkedAt, setCheckedAt] = useState<number>();
  const [isKept, setKept] = useState(true);
  const puzzle = useMemo(() => puzzleOf(stated), [stated]);
  const isAnswered = useMemo(
    () => moves.isAnswered(puzzle, nodeAfter(moves, puzzle, tried)),
    [puzzle, tried],
  );
  const isDone = isAnswered && !isPaused;
  const isAsked = isAtTheEnd ? isDone || checkedAt === tried.length : tried.length > 0;
  const judged = useJudgement(judge, isAsked ? tried : undefined);
  const { verdict } = judged;
  const stage = !hasBegun ? 'task' : isTold ? 'verdict' : stageOf(judged, isDone);
  useEffect(() => {
    if (stage === 'playing') judge.lookAhead(tried);
  }, [stage === 'playing', tried]);
  useEffect(() => {
    if (!verdict || stage !== 'verdict' || isTold) return;
    const mark = verdict.verdict === 'wrong' ? 'tried' : 'solved';
    setKept(saveProgress(progressKey, stated.id, mark));
    exercise?.onMark(mark);
  }, [stage, verdict]);
  return {
    ...judged,
    ...{ puzzle, stage, isAnswered, isTold, isKept, progressKey },
    begin: () => setBegun(true),
    tell: () => setTold(true),
    check: () => setCheckedAt(tried.length),
  };
}

/** The first choice that gives something away ends an attempt; so does the last that is asked for. */
function stageOf({ status, verdict }: Judgement, isDone: boolean): Stage {
  if (verdict) return verdict.verdict === 'open' ? 'playing' : 'verdict';
  if (!isDone) return 'playing';
  return status === 'failed' ? 'verdict' : 'looking';
}
