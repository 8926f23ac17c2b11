import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ToldScenario } from '#games/maquis/puzzles/index.ts';
import type { ProblemLink } from '#play/ui/puzzles/problem-link.ts';
import type { Ask } from './use-judge.ts';

/** What every part of a puzzle on the screen shares. */
export interface Task {
  readonly scenario: ToldScenario;
  /** Its judge. */
  readonly ask: Ask;
  readonly links: ScenarioLinks;
  /** All puzzles, from easy to hard. */
  readonly inOrder: readonly ProblemLink[];
  /** Begins a new try after moves that are kept. */
  readonly onTry: (moves: readonly string[]) => void;
}

export interface ScenarioLinks {
  readonly rulebook: string;
  readonly scenarios: string;
}

export const TaskContext = createContext<Task | undefined>(undefined);

export function useTask(): Task {
  const task = useContext(TaskContext);
  if (!task) throw new Error('a part of a puzzle stands outside of it');
  return task;
}
