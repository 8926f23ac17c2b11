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
 * each of them once before any comes again.
 *
 * @param exercises those to take turns, in the order of their numbers
 */
export function exerciseOf(date: string, exercises: readonly DailyExercise[]): number {
  const since = numberOfDay(date) - FIRST_SUNDAY;
  const weeks = Math.floor(since / WEEK);
  const weekday = since - weeks * WEEK;
  const hardest = Math.max(...exercises.map(({ level }) => level));
  const sundays = exercises.filter(({ level }) => level === hardest);
  const others = exercises.filter(({ level }) => level !== hardest);
  if (weekday === 0 || others.length === 0) return sundays[weeks % sundays.length]?.n ?? 1;
  return others[(weeks * (WEEK - 1) + weekday - 1) % others.length]?.n ?? 1;
}

/** How many days in a row had theirs solved, up to today or, while today's is open, to yesterday. */
export function streakOn(today: string, solved: readonly string[]): number {
  const days = new Set(solved);
  let day = days.has(today) ? today : daysAfter(today, -1);
  let streak = 0;
  for (; days.has(day); day = daysAfter(day, -1)) streak++;
  return streak;
}
