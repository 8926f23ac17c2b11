/** Tells the ids of puzzles of one's own from those of games. */
const PREFIX = 'puzzle ';

/** @param seed one that nobody has seen */
export const puzzleIdOf = (seed: string): string => PREFIX + seed;

export const isPuzzleId = (id: string | undefined): boolean => id?.startsWith(PREFIX) ?? false;
