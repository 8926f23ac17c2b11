import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { RulesContext } from '../frame/session.ts';
import type { PuzzleTask, ShownPuzzle } from './task.ts';
import { type Judge, useJudge } from './use-judge.ts';

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
