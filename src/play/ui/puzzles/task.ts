import * as m from '#messages';
import {
  NO_PROGRESS,
  nextUnsolved,
  type PuzzleProgress,
  readProgress,
} from '#play/puzzles/progress.ts';
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

/** A puzzle of a list: enough to lead to it. */
interface PuzzleLink {
  readonly id: string;
  readonly title: string;
  readonly href: string;
}

/** Where a game begun step by step leads when it is done. */
export interface GuideLinks {
  readonly rulebook: string;
  readonly scenarios: string;
  readonly practice: string;
  /** The easiest puzzle. */
  readonly first: PuzzleLink;
}

/**
 * The address of the puzzle to go on with after one that is solved now; that of the very next where nothing is
 * remembered, of the list where no other is left.
 *
 * @param key what the marks of the game lie under
 */
export function nextAfter(
  key: string,
  { inOrder, list, exercise }: Pick<PuzzleTask, 'inOrder' | 'list' | 'exercise'>,
  id: string,
): { readonly href: string; readonly isPuzzle: boolean } {
  const others = inOrder.map((other) => ({ id: other }));
  const next = nextUnsolved(others, progressOrNone(key), id);
  const hrefOf = exercise?.hrefOf ?? ((other: string) => `${list}${other}/`);
  return { href: next ? hrefOf(next.id) : list, isPuzzle: next !== undefined };
}

function progressOrNone(key: string): PuzzleProgress {
  try {
    return readProgress(key);
  } catch {
    return NO_PROGRESS;
  }
}

/** What the way to the list is called. */
export const allText = ({ exercise }: Pick<PuzzleTask, 'exercise'>): string =>
  exercise ? m.play_exercises_all() : m.play_puzzle_all();

/** What the way to the next one is called. */
export const nextText = ({ exercise }: Pick<PuzzleTask, 'exercise'>): string =>
  exercise ? m.play_exercises_next_one() : m.play_puzzle_next();
