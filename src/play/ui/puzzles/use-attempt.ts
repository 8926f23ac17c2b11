import { useEffect, useMemo, useState } from 'preact/hooks';
import { saveProgress } from '#play/puzzles/progress.ts';
import { nodeAfter, type PuzzleMoves } from '#play/puzzles/puzzle-rules.ts';
import { type AttemptProps, type Judgement, useJudgement } from './PuzzleRoom.tsx';
import type { ShownPuzzle } from './task.ts';

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
