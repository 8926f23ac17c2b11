/**
 * Going through games of Maquis with the coach: chances move by move, luck and choice told apart, how
 * hard a deal is.
 */

export { type Analyse, betterLine } from './better-line.ts';
export { addGame, type HabitCounts, noHabits, pairName } from './habits.ts';
export { mergedAnalysis } from './merged-analysis.ts';
export { type Mistake, type PlayedGame, type Review, reviewing } from './review.ts';
