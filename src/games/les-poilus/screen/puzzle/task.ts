import type { ProblemLink } from '#play/screen/puzzles/problem-link.ts';
import type { ToldScenario } from '../../puzzles/index.ts';

/** What the parts of a puzzle's screen are told. */
export interface Task {
  readonly scenario: ToldScenario;
  /** Every puzzle, from easy to hard. */
  readonly inOrder: readonly ProblemLink[];
  /** The page that lists them. */
  readonly list: string;
  /** The rules of the game by their ids. */
  readonly rules: Readonly<Record<string, { readonly title: string; readonly href: string }>>;
}
