/** Which part of the generated cases is gone through: `CASES=1` for all of them, before a release. */
export const SHARE = Number(process.env.CASES ?? 0.2);

/** How many cases to generate of those that a test has; the same seed always gives the same first ones. */
export const cases = (all: number): number => Math.ceil(all * SHARE);
