import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { IN_A_PIECE } from '../play/exercises/exercises.ts';

/** The folder of a game's pieces: `1.json` and so on, a list with an exercise on each line. */
const folderOf = (game: string): URL =>
  new URL(`../../content/exercises/${game}/`, import.meta.url);

/** A piece of a game's file, from 1 on. */
export const pieceOn = (game: string, piece: number): URL =>
  new URL(`${piece}.json`, folderOf(game));

/** What lies in the pieces of a game, in order; nothing where there are none. */
export function exercisesOn(game: string): readonly unknown[] {
  const all: unknown[] = [];
  for (let piece = 1; ; piece++) {
    try {
      all.push(...(JSON.parse(readFileSync(pieceOn(game, piece), 'utf8')) as unknown[]));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return all;
      throw error;
    }
  }
}

/** Writes a game's exercises into its pieces, the first of them into the first. */
export function writeExercises(game: string, exercises: readonly object[]): void {
  mkdirSync(folderOf(game), { recursive: true });
  for (let at = 0; at < exercises.length; at += IN_A_PIECE) {
    const lines = exercises.slice(at, at + IN_A_PIECE).map((one) => JSON.stringify(one));
    writeFileSync(pieceOn(game, at / IN_A_PIECE + 1), `[\n${lines.join(',\n')}\n]\n`);
  }
}
