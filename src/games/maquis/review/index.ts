/**
 * Going through games of Maquis with the coach: chances move by move, luck and choice told apart, how
 * hard a deal is.
 */

export { addGame, type HabitCounts, noHabits, pairName } from './habits.ts';
export { mergedAnalysis } from './merged-analysis.ts';
export type { FallenCard, Mistake, PlayedGame, Review } from './review.ts';
export { type Analyse, betterLine, reviewing } from './reviewing.ts';
