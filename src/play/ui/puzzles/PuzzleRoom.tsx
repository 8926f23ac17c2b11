import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Verdict } from '#play/puzzles/judge.ts';
import type { JudgeAnswer } from '#play/puzzles/judging.ts';
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
export interface Judgement {
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
export function useJudgement(
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
