import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Move, parseMove } from '#games/maquis/engine/index.ts';
import {
  type GuidedDay,
  type LocalizedDay,
  readGuidedDay,
  readPuzzle,
  readPuzzleWords,
  type StatedPuzzle,
} from '#games/maquis/puzzles/index.ts';
import { localizeGuide } from '#play/puzzles/stated-puzzle.ts';
import type { Read } from '#shared/read-as.ts';

const FOLDER = join(import.meta.dirname, '../../../../content/puzzles/maquis');
const FIRST_DAY = 'first-day.yml';

const contentOf = (file: string): unknown => parse(readFileSync(join(FOLDER, file), 'utf8'));

function readOr<Content>(file: string, { read, faults }: Partial<Both<Content>>): Content {
  if (read === undefined) throw new Error(`${file}: ${faults?.join('; ')}`);
  return read;
}

type Both<Content> = { read: Content; faults: readonly string[] };

/** The files of set positions, the guided day left out. */
export const PUZZLE_FILES: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yml') && file !== FIRST_DAY)
  .sort();

export const readPuzzleFile = (file: string): Read<StatedPuzzle> => readPuzzle(contentOf(file));

/** Every scenario there is; throws on a file that is none. */
export const allPuzzles = (): readonly StatedPuzzle[] =>
  PUZZLE_FILES.map((file) => readOr(file, readPuzzleFile(file)));

export const puzzleCalled = (id: string): StatedPuzzle =>
  readOr(`${id}.yml`, readPuzzleFile(`${id}.yml`));

export const firstDay = (): GuidedDay => readOr(FIRST_DAY, readGuidedDay(contentOf(FIRST_DAY)));

export const WORDS = join(FOLDER, 'words');

/** What scenarios say in a language. */
export const wordsIn = (language: string) =>
  readOr(language, readPuzzleWords(contentOf(`words/${language}.yml`)));

export const toldFirstDay = (): LocalizedDay =>
  localizeGuide(firstDay(), wordsIn('en')['first-day']);

/** The move a text stands for. */
export function moveOf(text: string): Move {
  const parsed = parseMove(text);
  if ('fault' in parsed) throw new Error(`${text} is no move`);
  return parsed.move;
}
