import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Command, commandWithOptions, type Declared, type Values } from './options.ts';
import { print, printError } from './output.ts';
import { countFrom, gamesAndSeed } from './values.ts';

interface Asked<Options extends Declared> {
  readonly values: Values<Options>;
  readonly games: number;
  readonly seed: string;
  /** All arguments as they were given. */
  readonly args: readonly string[];
}

/** What is played for a row, and what becomes of it. */
interface Measured<Match extends object, Ended, Row extends object> {
  /** What each thread reads besides its share of the games. */
  readonly match: Match;
  /** Counts a game that has ended. */
  readonly add: (ended: Ended) => void;
  /** How things stand, without the number of games: `5 won, 3 lost`. */
  readonly standing: () => string;
  /** The row once all games have ended. */
  readonly row: (took: { readonly seconds: number; readonly date: string }) => Row;
}

interface Strength<Options extends Declared, Match extends object, Ended, Row extends object> {
  /** The options besides numbers, seed, threads and table, as the usage shows them. */
  readonly syntax: string;
  readonly options: Options;
  /** Who plays: `Plays games`, `Plays games with the coach on every seat`. */
  readonly plays: string;
  /** What is measured: `how a player fares`. */
  readonly measures: string;
  /** How many games are a good example. */
  readonly manyGames: number;
  /** So many games apart it is told how far things are. */
  readonly toldEvery: number;
  /** The module of a thread, which `playInThreads` starts. */
  readonly player: URL;
  /** @throws {BadInput} where the options ask for what cannot be */
  readonly begin: (asked: Asked<Options>) => Measured<Match, Ended, Row>;
  /** A text for the kind of a row: a new one takes the place of an older one of its kind. */
  readonly kindOf: (row: Row) => string;
  /** What stands in the table before the rows. */
  readonly head?: () => object;
}

/** The command that plays many games and measures how a player fares. */
export const strengthOf = <
  const Options extends Declared,
  Match extends object,
  Ended,
  Row extends object,
>({
  syntax,
  options,
  plays,
  measures,
  manyGames,
  toldEvery,
  player,
  begin,
  kindOf,
  head,
}: Strength<Options, Match, Ended, Row>): Command =>
  commandWithOptions({
    name: 'strength',
    syntax: `--games N --seed S ${syntax} [--threads N] [--out FILE]`,
    summary: `${plays} and measures ${measures}, with 95 % ranges; --out enters the row into a table.`,
    options: { games: 'string', seed: 'string', ...options, threads: 'string', out: 'string' },
    async run({ values, command, args }) {
      const usual = values as Values<Record<'games' | 'seed' | 'threads' | 'out', 'string'>>;
      const { games, seed } = gamesAndSeed(usual, command, manyGames);
      const measured = begin({ values: values as Values<Options>, games, seed, args });
      const threads = threadsFrom(usual.threads);
      const began = performance.now();
      let played = 0;
      await playInThreads(player, measured.match, { games, threads }, (ended: Ended) => {
        measured.add(ended);
        played++;
        if (played % toldEvery === 0) printError(`${played} games played: ${measured.standing()}.`);
      });
      const row = measured.row({
        seconds: Math.round((performance.now() - began) / 1000),
        date: new Date().toISOString().slice(0, 10),
      });
      await print(row);
      if (usual.out) enterRow(usual.out, row, kindOf, head?.());
      return true;
    },
  });

/** What one thread is to play: the games `first`, `first + step`, … up to `games`. */
export interface ThreadShare {
  readonly games: number;
  readonly first: number;
  readonly step: number;
}

/** How many threads `--threads` asks for: without it, as many as the machine has cores. */
const threadsFrom = (wanted: string | undefined): number =>
  countFrom('--threads', wanted ?? String(availableParallelism()));

/** The numbers of the games that a thread plays. */
export function* gamesOf({ games, first, step }: ThreadShare): Generator<number> {
  for (let n = first; n <= games; n += step) yield n;
}

/**
 * Plays many games in several threads.
 *
 * @param player the module of a thread; it reads a match and its share from `workerData`, plays
 *   `gamesOf` them and posts a message for each game
 * @param ended called with each message, in the order in which games end
 * @throws what a thread throws
 */
async function playInThreads<Match extends object, Ended>(
  player: URL,
  match: Match,
  { games, threads }: { readonly games: number; readonly threads: number },
  ended: (game: Ended) => void,
): Promise<void> {
  const step = Math.min(threads, games);
  const play = (first: number) =>
    new Promise<void>((resolve, reject) => {
      const workerData: Match & ThreadShare = { ...match, games, first, step };
      const thread = new Worker(player, { workerData });
      thread.on('message', ended);
      thread.on('error', reject);
      thread.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: step }, (_, n) => play(n + 1)));
}

/**
 * Enters a row into the table in a file, in the place of an older one of its kind; rows stand in the
 * order of their kinds.
 *
 * @param kindOf a text for the kind of a row, by which rows are put in order
 * @param head what stands before the rows
 */
function enterRow<Row extends object>(
  file: string,
  row: Row,
  kindOf: (row: Row) => string,
  head: object = {},
): void {
  const rows: Row[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).rows : [];
  const all = [...rows.filter((old) => kindOf(old) !== kindOf(row)), row];
  all.sort((a, b) => (kindOf(a) < kindOf(b) ? -1 : 1));
  writeFileSync(file, `${JSON.stringify({ ...head, rows: all }, undefined, 2)}\n`);
}

/** 1.96 standard errors on either side hold 95 in 100. */
const WIDE = 1.96;

/** A number of games, their percentage, and between which percentages the true chance lies. */
interface Share {
  readonly games: number;
  readonly percent: number;
  readonly range: { readonly least: number; readonly most: number };
}

/**
 * So many of so many games, with the range that holds the true chance 95 times in 100: the score
 * interval of E. Wilson (1927), which holds near 0 and 100 too.
 */
export function shareOf(found: number, games: number): Share {
  const share = found / games;
  const wide = WIDE ** 2 / games;
  const middle = (share + wide / 2) / (1 + wide);
  const half = (WIDE / (1 + wide)) * Math.sqrt((share * (1 - share)) / games + wide / (4 * games));
  const percent = (chance: number): number =>
    Math.round(1000 * Math.min(1, Math.max(0, chance))) / 10;
  return {
    games: found,
    percent: percent(share),
    range: { least: percent(middle - half), most: percent(middle + half) },
  };
}
