/*
 * Days are bits, like places: a set of spaces of the turn marker is one integer in which bit n stands
 * for space n. Asked for at every move; the arrays of the data are frozen, and slow to search.
 */
export type DaySet = number;

export const ALL_DAYS: DaySet = -1;

export const daySetOf = (days: readonly number[]): DaySet =>
  days.reduce((set, day) => set | (1 << day), 0);
