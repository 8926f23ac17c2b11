import { readFileSync } from 'node:fs';

/** The folder of a game's pieces: `1.json` and so on, a list with an exercise on each line. */
export const folderOf = (game: string): URL =>
  new URL(`../../content/exercises/${game}/`, import.meta.url);

/** What lies in the pieces of a game, in order; nothing where there are none. */
export function exercisesOn(game: string): readonly unknown[] {
  const all: unknown[] = [];
  for (let piece = 1; ; piece++) {
    try {
      all.push(
        ...(JSON.parse(
          readFileSync(new URL(`${piece}.json`, folderOf(game)), 'utf8'),
        ) as unknown[]),
      );
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return all;
      throw error;
    }
  }
}
