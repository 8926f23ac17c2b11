import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileOf, WITHDRAWN_FILE } from '../play/exercises/exercises.ts';
import { type Examined, examine, type Found, type Mining, minedFrom } from '../play/mining/mine.ts';
import { type Numbered, picked } from '../play/mining/pick.ts';
import { faultsOf } from '../play/mining/prove.ts';
import { solve } from '../play/puzzles/solve.ts';
import type { Withdrawn } from '../play/puzzles/stated-puzzle.ts';
import { randomFrom } from '../shared/random.ts';
import type { Read } from '../shared/read-as.ts';
import { BadInput, type Command, readOptions } from './options.ts';
import { print, printError } from './output.ts';
import { countFrom, gamesAndSeed, required, wordFrom } from './values.ts';

/** What the command line asks of a game to look for its exercises, and to prove those it has. */
export interface Mined<Exercise extends Numbered, Judged, Puzzle, Node, Move> {
  readonly game: string;
  /** The kinds that its exercises are sorted by. */
  readonly themes: readonly string[];
  readonly mining: Mining<Judged, Puzzle, Node, Move>;
  /** How many exercises with one first choice are picked at most, where it would be the same one too often. */
  readonly mostAnswers?: number;
  /** The same for exercises that look alike, where that is more than the same table. */
  readonly twinOf?: (exercise: Exercise) => string;
  readonly read: (value: unknown) => Read<Exercise>;
  /** An exercise as the file is to have it, where that is shorter. */
  readonly written?: (exercise: Exercise) => Filed;
  /** What an exercise states: the best that can be reached, and how. */
  readonly stated: (exercise: Exercise) => {
    readonly worth: string;
    readonly line: readonly string[];
  };
}

/** How many exercises of a game are shipped at most. */
const MOST = '300';

/** The command that looks for exercises in games of the coach. */
export function mineOf<Exercise extends Numbered & Judged, Judged, Puzzle, Node, Move>(
  mined: Mined<Exercise, Judged, Puzzle, Node, Move>,
): Command {
  const command = 'mine';
  return {
    name: command,
    syntax:
      '--games N --seed S [--theme T] [--shard I/N] --out FOLDER | --pick FOLDER [--most N] | --check',
    summary:
      'Looks for exercises in games of the coach, going on where it was stopped; takes plain ones out of the lists and picks others; proves the shipped ones anew.',
    async run(args) {
      const { values } = readOptions(args, {
        command,
        options: {
          ...{ games: 'string', seed: 'string', theme: 'string' },
          ...{ shard: 'string', out: 'string' },
          ...{ pick: 'string', most: 'string', check: 'boolean' },
        },
      });
      if (values.check) return prove(mined);
      if (values.pick !== undefined) {
        write(mined, values.pick, countFrom('--most', values.most ?? MOST));
        return true;
      }
      const { games, seed } = gamesAndSeed(values, command, 100);
      const folder = required(values.out, { command, option: '--out', example: '--out mined' });
      const theme =
        values.theme === undefined
          ? {}
          : { theme: wordFrom('--theme', values.theme, mined.themes) };
      const shard = shardFrom(values.shard ?? '1/1');
      search(mined.mining, { games, seed, folder, ...theme, ...shard });
      return true;
    },
  };
}

interface Search {
  readonly games: number;
  readonly seed: string;
  readonly theme?: string;
  readonly folder: string;
  readonly nth: number;
  readonly of: number;
}

function search<Judged, Puzzle, Node, Move>(
  mining: Mining<Judged, Puzzle, Node, Move>,
  { games, seed, theme, folder, nth, of }: Search,
): void {
  mkdirSync(folder, { recursive: true });
  const about = theme ? `${seed}-${theme}` : seed;
  const file = join(folder, `${about}-${nth}-of-${of}.jsonl`);
  const done = doneIn(file);
  for (let n = nth; n <= games; n += of) {
    const one = `${seed}-${n}`;
    if (done.has(one)) continue;
    const began = process.cpuUsage();
    const found = [...minedFrom(mining, one, theme)];
    const { user } = process.cpuUsage(began);
    const lines = [...found, { done: one, found: found.length, ms: Math.round(user / 1000) }];
    appendFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    printError(`${one}: ${found.length}`);
  }
}

const linesOf = (file: string): readonly object[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as object);

/** The seeds of the games that a file has already been through. */
const doneIn = (file: string): ReadonlySet<string> =>
  new Set(
    existsSync(file)
      ? linesOf(file).flatMap((line) => ('done' in line ? String(line.done) : []))
      : [],
  );

/**
 * Takes what is plain, not proved or too much alike out of the lists, and writes the best of what was found behind what the game's own
 * folder holds already. What left the lists keeps its number there, so that it is not picked again.
 */
function write<Exercise extends Numbered & Judged, Judged, Puzzle, Node, Move>(
  mined: Mined<Exercise, Judged, Puzzle, Node, Move>,
  folder: string,
  most: number,
): void {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => linesOf(join(folder, name)))
    .filter((line): line is Found<object> => 'stated' in line)
    .map((one) => ({ ...one, stated: readWith(mined, { n: 1, level: 1, ...one.stated }) }));
  const known = new WeakMap<object, Examined>();
  // What is no longer proved leaves the lists as well.
  const examineIfProved = (one: Exercise): Examined =>
    proofFaults(mined, one).length > 0
      ? { isPlain: true, isUnsolvable: isUnsolvable(mined.mining, one), traits: undefined }
      : examine(mined.mining, one);
  const examined = (one: Exercise): Examined => {
    const now = known.get(one) ?? examineIfProved(one);
    known.set(one, now);
    return now;
  };
  const shipped = shippedOf(mined);
  const exercises = picked(found, most, shipped, examined, mined.mostAnswers, mined.twinOf);
  writeExercises(mined.game, mined.written ? exercises.map(mined.written) : exercises);
  const listed = exercises.filter(({ withdrawn }) => !withdrawn);
  printError(
    `${found.length} found; ${exercises.length - shipped.length} picked; ${listed.length} in the lists`,
  );
}

function isUnsolvable<Judged, Puzzle, Node, Move>(
  { judging: { rules, puzzleOf }, mostNodes }: Mining<Judged, Puzzle, Node, Move>,
  judged: Judged,
): boolean {
  const { puzzle, worth } = solve(rules, puzzleOf(judged), mostNodes * 2);
  return worth(rules.root(puzzle)).ways === 0n;
}

const shippedOf = <Exercise extends Numbered & Judged, Judged, Puzzle, Node, Move>(
  mined: Mined<Exercise, Judged, Puzzle, Node, Move>,
): readonly Exercise[] => exercisesOn(mined.game).map((value) => readWith(mined, value));

function readWith<Exercise extends Numbered & Judged, Judged, Puzzle, Node, Move>(
  { read }: Pick<Mined<Exercise, Judged, Puzzle, Node, Move>, 'read'>,
  value: unknown,
): Exercise {
  const exercise = read(value);
  if ('faults' in exercise) throw new BadInput(`${exercise.faults} in ${JSON.stringify(value)}`);
  return exercise.read;
}

/** What is wrong with an exercise; the luck of its ends is the same every time. */
export const proofFaults = <Exercise extends Numbered & Judged, Judged, Puzzle, Node, Move>(
  { mining, stated }: Pick<Mined<Exercise, Judged, Puzzle, Node, Move>, 'mining' | 'stated'>,
  exercise: Exercise,
): readonly string[] =>
  faultsOf(mining, exercise, stated(exercise), randomFrom(`prove ${exercise.n}`));

/** Proves the exercises in the lists of a game; whether all of them are. */
async function prove<Exercise extends Numbered & Judged, Judged, Puzzle, Node, Move>(
  mined: Mined<Exercise, Judged, Puzzle, Node, Move>,
): Promise<boolean> {
  let isProved = true;
  for (const exercise of shippedOf(mined)) {
    const { n, withdrawn } = exercise;
    // It may have left the lists because it could not be proved.
    if (withdrawn) continue;
    const faults = proofFaults(mined, exercise);
    const isPlain = faults.length === 0 && examine(mined.mining, exercise).isPlain;
    if (faults.length > 0 || isPlain) {
      isProved = false;
      await print({ n, faults: isPlain ? ['its answer is plain'] : faults });
    }
  }
  return isProved;
}

function shardFrom(text: string): { readonly nth: number; readonly of: number } {
  const [, nth = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (nth >= 1 && nth <= of) return { nth, of };
  throw new BadInput(`--shard is “${text}”; it must be such as 1/16.`);
}

/** The folder of a game's files, `1.json` and so on; in each stands an exercise on each line. */
const folderOf = (game: string): URL =>
  new URL(`../../content/exercises/${game}/`, import.meta.url);

const everyFileOf = (game: string): readonly string[] =>
  existsSync(folderOf(game))
    ? readdirSync(folderOf(game)).filter((name) => name.endsWith('.json'))
    : [];

/** The files of a game's exercises that are in the lists. */
export const listedFilesOf = (game: string): readonly URL[] =>
  everyFileOf(game)
    .filter((name) => name !== WITHDRAWN_FILE)
    .map((name) => new URL(name, folderOf(game)));

interface Filed {
  readonly n: number;
  readonly withdrawn?: Withdrawn;
}

/** The exercises of a game in the order of their numbers, whether in the lists or not; none where it has no files. */
export const exercisesOn = (game: string): readonly unknown[] =>
  everyFileOf(game)
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folderOf(game)), 'utf8')) as Filed[])
    .sort((one, other) => one.n - other.n);

/** Writes a game's exercises, each into its file. */
function writeExercises(game: string, exercises: readonly Filed[]): void {
  mkdirSync(folderOf(game), { recursive: true });
  // All of a file may have left the lists.
  for (const name of everyFileOf(game)) rmSync(new URL(name, folderOf(game)));
  for (const [name, those] of Map.groupBy(exercises, (one) => fileOf(one.n, !one.withdrawn))) {
    const lines = those.map((one) => JSON.stringify(one));
    writeFileSync(new URL(name, folderOf(game)), `[\n${lines.join(',\n')}\n]\n`);
  }
}
