/** What the marks of a game's exercises are kept under on a visitor's device. */
export const exercisesKey = (game: string): string => `safe-house.${game}.exercises`;

/** The same for the days whose exercise was solved on that day: their marks go by dates. */
export const exerciseDaysKey = (game: string): string => `safe-house.${game}.exercise-days`;
