import { getLocale } from '#messages/runtime';
import type { ExerciseMarks } from './marks.ts';

/** Which exercises one goes through, one after the other. */
export interface Course {
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
