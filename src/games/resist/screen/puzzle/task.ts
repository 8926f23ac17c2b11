import type { ToldScenario } from '#resist/puzzles/index.ts';

/** A puzzle in a list: what it is called and where it stands. */
export interface ProblemLink {
  readonly id: string;
  readonly title: string;
  readonly href: string;
}

/** What the parts of a puzzle's screen are told. */
export interface Task {
  readonly scenario: ToldScenario;
  /** Every puzzle, from easy to hard. */
  readonly inOrder: readonly ProblemLink[];
  /** The page that lists them. */
  readonly list: string;
}
