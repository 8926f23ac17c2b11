import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readGuidedMission, readPuzzle, readPuzzleWords } from '#games/resist/puzzles/index.ts';
import type { Read } from '#shared/read-as.ts';

const FOLDER = join(import.meta.dirname, '../../../../content/puzzles/resist');

const FIRST = 'first-mission.yml';

const contentOf = (file: string): unknown => parse(readFileSync(join(FOLDER, file), 'utf8'));

function readOr<Content>(file: string, made: Read<Content>): Content {
  if ('faults' in made) throw new Error(`${file}: ${made.faults.join('; ')}`);
  return made.read;
}

const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.yml') && file !== FIRST);

/** Every puzzle there is, by the name of its file; throws on a file that is none. */
export const allPuzzles = () =>
  FILES.map((file) => ({
    name: file.replace('.yml', ''),
    stated: readOr(file, readPuzzle(contentOf(file))),
  }));

/** What puzzles say in a language. */
export const wordsIn = (language: string) =>
  readOr(language, readPuzzleWords(contentOf(`words/${language}.yml`)));

/** The guided first Mission. */
export const firstMission = () => readOr(FIRST, readGuidedMission(contentOf(FIRST)));
