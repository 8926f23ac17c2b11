import type { RuleLinks } from '../frame/session.ts';
import type { ProblemLink } from './problem-link.ts';

/** An answer as a puzzle's file has it: its moves, and what it is worth, such as `5/6`. */
export interface Answer {
  readonly moves: readonly string[];
  readonly worth: string;
}

/** What the kit tells of a puzzle, in one language. */
export interface ToldPuzzle {
  readonly id: string;
  readonly words: { readonly title: string; readonly why: string };
  /** What it teaches. */
  readonly rules: readonly string[];
  readonly best: Answer;
  readonly others: readonly Answer[];
}

/** What the parts of a puzzle's screen are told. */
export interface PuzzleTask<Scenario extends ToldPuzzle = ToldPuzzle> {
  readonly scenario: Scenario;
  /** Every puzzle, from easy to hard. */
  readonly inOrder: readonly ProblemLink[];
  /** The page that lists them. */
  readonly list: string;
  readonly rules: RuleLinks;
}
