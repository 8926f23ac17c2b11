import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LocalizedPuzzle } from '#games/maquis/puzzles/index.ts';
import type { AttemptProps } from '#play/ui/puzzles/PuzzleRoom.tsx';
import type { PuzzleTask } from '#play/ui/puzzles/task.ts';

/** What every part of a puzzle on the screen shares. */
interface Task
  extends PuzzleTask<LocalizedPuzzle>,
    Pick<AttemptProps<LocalizedPuzzle>, 'onAgain'> {}

export const TaskContext = createContext<Task | undefined>(undefined);

export function useTask(): Task {
  const task = useContext(TaskContext);
  if (!task) throw new Error('a part of a puzzle stands outside of it');
  return task;
}
