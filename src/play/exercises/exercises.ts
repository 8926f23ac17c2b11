/** As much of every exercise of a game as the page knows before it loads one: its theme and its level. */
export interface ExerciseIndex {
  /** Themes: ids and names, those without an exercise as well. */
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  /** By number, from 1 on: the place of its theme in the list, or {@link WITHDRAWN}, and its level. */
  readonly all: readonly (readonly [kind: number, level: number])[];
}

/** Stands in the place of the theme of an exercise that no list has any more. */
const WITHDRAWN = -1;

/** How many numbers share a file: the page loads exercises file by file. */
const IN_A_FILE = 100;

/** The file of those that left the lists, apart from those in them: only whoever comes by an address loads it. */
export const WITHDRAWN_FILE = 'withdrawn.json';

/** The file of an exercise in the folder of its game. */
export const fileOf = (n: number, isListed: boolean): string =>
  isListed ? `${Math.floor((n - 1) / IN_A_FILE) + 1}.json` : WITHDRAWN_FILE;

/** Whether an exercise is in the lists; one that is not still has its number and its address. */
export const isNumberListed = ({ all }: ExerciseIndex, n: number): boolean =>
  all[n - 1] !== undefined && all[n - 1]?.[0] !== WITHDRAWN;

/** The numbers in the lists: of a theme, of a level, of both, or all where neither is named. */
export const numbersOf = (
  { all }: ExerciseIndex,
  { kind, level }: { readonly kind?: number | undefined; readonly level?: number | undefined },
): readonly number[] =>
  all.flatMap(([ofKind, ofLevel], n) =>
    (kind === undefined ? ofKind !== WITHDRAWN : kind === ofKind) &&
    (level === undefined || level === ofLevel)
      ? [n + 1]
      : [],
  );

interface IndexedExercise<Kind> {
  readonly n: number;
  readonly kind: Kind;
  readonly level: number;
  readonly withdrawn?: true | string;
}

/** The exercises in the lists, as the days take turns with them. */
export const dailyOf = ({ all }: ExerciseIndex): readonly DailyExercise[] =>
  all.flatMap(([kind, level], at) => (kind === WITHDRAWN ? [] : { n: at + 1, kind, level }));

/** The index of a game's exercises, those that left the lists among them, in any order. */
export function indexOf<Kind extends string>(
  kinds: readonly { readonly id: Kind; readonly name: string }[],
  exercises: readonly IndexedExercise<Kind>[],
): ExerciseIndex {
  const inOrder = exercises.toSorted((one, other) => one.n - other.n);
  const placeOf = (kind: Kind): number => kinds.findIndex(({ id }) => id === kind);
  return {
    kinds,
    all: inOrder.map(({ kind, level, withdrawn }) => [
      withdrawn ? WITHDRAWN : placeOf(kind),
      level,
    ]),
  };
}

/*
 * One exercise for each day, by the visitor's own date: whatever the clock of a server says, two
 * visitors of the same date have the same one.
 */

const DAY = 86_400_000;
const WEEK = 7;
/** 1 January 1970 was a Thursday; days are counted from the Sunday after it. */
const FIRST_SUNDAY = 3;

interface DailyExercise {
  readonly n: number;
  /** The place of its theme in the list. */
  readonly kind: number;
  readonly level: number;
}

/** The number of a date such as `2026-11-21`, one more for each day. */
export const numberOfDay = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;

/** The date so many days later, or earlier. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY)
    .toISOString()
    .slice(0, 'yyyy-mm-dd'.length);

/**
 * The number of a date's exercise: one of the hardest on a Sunday, on other days one of the others, and
 * each of them once before any comes again. Days in a row, but for Sundays, are of different themes where no
 * theme has most of them.
 */
export function exerciseOf(date: string, exercises: readonly DailyExercise[]): number {
  const since = numberOfDay(date) - FIRST_SUNDAY;
  const weeks = Math.floor(since / WEEK);
  const weekday = since - weeks * WEEK;
  const hardest = Math.max(...exercises.map(({ level }) => level));
  const sundays = exercises.filter(({ level }) => level === hardest);
  const others = exercises.filter(({ level }) => level !== hardest);
  if (weekday === 0 || others.length === 0) return inTurn(sundays, weeks);
  return inTurn(others, weeks * (WEEK - 1) + weekday - 1);
}

/**
 * So far on in all of them, sorted by theme, lies the next: by the golden section, so that any few in a row are
 * spread over all.
 */
const STRIDE = (Math.sqrt(5) - 1) / 2;

/** The one whose turn it is after so many others. */
function inTurn(exercises: readonly DailyExercise[], turn: number): number {
  const sorted = exercises.toSorted((one, other) => one.kind - other.kind || one.n - other.n);
  const count = sorted.length;
  let stride = Math.round(count * STRIDE);
  while (commonDivisor(stride, count) > 1) stride++;
  return sorted[(turn * stride) % count]?.n ?? 1;
}

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other);

/** How many days in a row had theirs solved, up to today or, while today's is open, to yesterday. */
export function streakOn(today: string, solved: readonly string[]): number {
  const days = new Set(solved);
  let day = days.has(today) ? today : daysAfter(today, -1);
  let streak = 0;
  for (; days.has(day); day = daysAfter(day, -1)) streak++;
  return streak;
}
