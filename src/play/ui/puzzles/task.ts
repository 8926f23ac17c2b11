import type { RuleLinks } from '../frame/session.ts';

/** What the kit tells of a puzzle, in one language. */
export interface ShownPuzzle {
  readonly id: string;
  readonly words: { readonly title: string; readonly why: string };
  /** What it teaches. */
  readonly rules: readonly string[];
}

/** An answer as a puzzle's file has it: its moves, and what it is worth, such as `5/6`. */
interface Answer {
  readonly moves: readonly string[];
  readonly worth: string;
}

/** A puzzle that states what each of its answers is worth. */
export interface AnsweredPuzzle extends ShownPuzzle {
  readonly best: Answer;
  readonly others: readonly Answer[];
}

/** What the parts of a puzzle's screen are told. */
export interface PuzzleTask<Puzzle extends ShownPuzzle = ShownPuzzle> {
  readonly puzzle: Puzzle;
  /** Every puzzle, from easy to hard. */
  readonly inOrder: readonly string[];
  /** The page that lists them. */
  readonly list: string;
  readonly rules: RuleLinks;
  /** What the room of exercises has otherwise than that of puzzles. */
  readonly exercise?: ExerciseTask;
}

/** An exercise is one of many on a page: its marks lie elsewhere, and what follows it is on that page. */
interface ExerciseTask {
  /** What its mark is kept under on a visitor's device. */
  readonly progressKey: string;
  readonly hrefOf: (id: string) => string;
  /** What is to be known of it before it is begun, if anything. */
  readonly note?: string;
  /** Told of the mark that an attempt has left. */
  readonly onMark: (mark: 'solved' | 'tried') => void;
}
