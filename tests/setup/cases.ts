/** Which part of the generated cases is gone through: `CASES=1` for all of them, before a release. */
export const SHARE = Number(process.env.CASES ?? 0.2);

/** How many cases to generate of those that a test has; the same seed always gives the same first ones. */
export const cases = (all: number): number => Math.ceil(all * SHARE);

/** Every so many of a list, the first among them: all of it with `CASES=1`. */
export const someOf = <T>(all: readonly T[]): readonly T[] =>
  all.filter((_, n) => n % Math.round(1 / SHARE) === 0);
