import { getLocale } from '#messages/runtime';
import type { PuzzleProgress } from '#play/puzzles/progress.ts';

/** Which exercises one goes through, one after the other. */
export interface ExerciseSelection {
  readonly kind?: number | undefined;
  readonly level?: number | undefined;
  /** Only these, in this order: the missed ones once more. */
  readonly only?: readonly number[] | undefined;
}

/** A date in words: "21 November". */
export const dateText = (date: string): string =>
  new Intl.DateTimeFormat(getLocale(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** What is kept of a game's exercises on this device. */
export interface ExerciseMarks {
  readonly exercises: PuzzleProgress;
  /** Dates whose exercise was solved on that day. */
  readonly days: readonly string[];
  /** Whether this browser lets anything be kept: without that there is no streak to show. */
  readonly isKept: boolean;
}
