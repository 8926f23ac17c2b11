import { getLocale } from '#messages/runtime';
import {
  exerciseDaysKey,
  exercisesKey,
  NO_PROGRESS,
  type PuzzleProgress,
  readProgress,
} from '#play/puzzles/progress.ts';

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

/** The first number that is not solved yet, or nothing where all are. */
export const unsolvedIn = (
  numbers: readonly number[],
  { exercises }: ExerciseMarks,
): number | undefined => numbers.find((n) => !exercises.solved.includes(String(n)));

/** What is kept of a game's exercises on this device. */
export interface ExerciseMarks {
  readonly exercises: PuzzleProgress;
  /** Dates whose exercise was solved on that day. */
  readonly days: readonly string[];
  /** Whether this browser lets anything be kept: without that there is no streak to show. */
  readonly isKept: boolean;
}

/** The marks of a game's exercises; none where the browser denies storage. */
export function marksKept(game: string): ExerciseMarks {
  try {
    return {
      exercises: readProgress(exercisesKey(game)),
      days: readProgress(exerciseDaysKey(game)).solved,
      isKept: true,
    };
  } catch {
    return { exercises: NO_PROGRESS, days: [], isKept: false };
  }
}
