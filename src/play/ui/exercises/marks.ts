import {
  exerciseDaysKey,
  exercisesKey,
  NO_PROGRESS,
  type PuzzleProgress,
  readProgress,
} from '#play/puzzles/progress.ts';

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
