import { stepOf } from '#play/history/game.ts';
import {
  courseOf,
  type GameRecord,
  MOST_CORRECTIONS,
  type MoveHistory,
  makeRecord,
  type RecordFault,
  recordWith,
  replay,
  rules,
  type SharedPosition,
  stepsOf,
  type Table,
} from '../engine/index.ts';
import {
  gameOfDeal,
  gameOfTable,
  historyOf,
  type MaquisOwners,
  type TableGame,
  validPart,
} from './game.ts';
import type { Save } from './save-format.ts';

/**
 * The record of a game, corrections among its moves. A record begins at the start, so that of a game
 * from a set position holds its set-up alone.
 */
export function recordOf(game: TableGame): GameRecord {
  if (game.from) return makeRecord(game.setUp, []);
  const { course, outcome } = playedCourse(game);
  return recordWith(game.setUp, course, outcome);
}

/** What was done in a game, and what it came to; up to where it stops being one. */
function playedCourse(game: TableGame) {
  const sound = validPart({ ...game, steps: tellable(game) });
  const played = historyOf(sound);
  if ('fault' in played) throw new Error(`step ${played.fault.step} cannot have happened`);
  const { positions, outcome } = played.replayed;
  return { course: courseOf(positions, sound.steps), outcome };
}

/** All steps, as a rule: no correction changes the mode or the goals, and nobody makes so many. */
function tellable({ setUp, steps }: TableGame): TableGame['steps'] {
  let corrections = 0;
  const end = steps.findIndex((step) => {
    if ('move' in step) return false;
    const { difficulty, goals } = step.correction;
    const isOfGame =
      difficulty === setUp.difficulty &&
      goals.west === setUp.goals.west &&
      goals.east === setUp.goals.east;
    return !isOfGame || ++corrections > MOST_CORRECTIONS;
  });
  return end < 0 ? steps : steps.slice(0, end);
}

type FromRecord = { readonly game: TableGame } | { readonly fault: RecordFault };

/**
 * The game that a record tells, to be gone on with at the table. A record without a seed draws its
 * further cards from the seed given.
 */
export function gameOfRecord(record: GameRecord, owners: MaquisOwners, seed: string): FromRecord {
  const played = replay(record);
  if ('fault' in played) return played;
  const { ruleset, difficulty, goals } = record;
  const game = gameOfDeal({ ruleset, difficulty, goals, seed: record.seed ?? seed }, owners);
  return { game: playedOut(game, record) };
}

/** The game that a link to a position tells; with a seed of its own where the link holds none. */
export function gameOfPosition(
  shared: SharedPosition,
  owners: MaquisOwners,
  seed: string,
): TableGame {
  return playedOut(gameOfTable(shared.table, shared.seed ?? seed, owners), shared);
}

/** A game as it begins, with what was done in it and seen. */
function playedOut(game: TableGame, told: MoveHistory & { readonly seed?: string }): TableGame {
  const by = told.seed === undefined ? 'visitor' : 'site';
  const steps = stepsOf(told, game.setUp).map((step) =>
    'move' in step ? stepOf(rules, step.move, by) : step,
  );
  return { ...game, steps, seen: steps.length };
}

/** What a link to a game from a set position holds. */
export function sharedPosition(game: TableGame, from: Table, at: number): SharedPosition {
  const { course } = playedCourse(game);
  const { seed = '' } = game.setUp;
  return { table: from, seed, ...course, at: Math.min(at, course.moves.length) };
}

/*
 * Games as a file of records, a line each: what any program that knows the record can read, its
 * corrections included. `readGames` reads them.
 */

/**
 * Whether a record can tell a save. A set-up that is not done is no game yet, and a record cannot
 * begin at a position somebody set up: a link can.
 */
export const hasRecord = ({ progress }: Save): boolean =>
  'game' in progress && progress.game.from === undefined;

/** The games among the saves as JSON lines, those that have a record. */
export const recordsFile = (saves: readonly Save[]): string =>
  saves
    .filter(hasRecord)
    .flatMap(({ progress }) => ('game' in progress ? [recordOf(progress.game)] : []))
    .map((record) => `${JSON.stringify(record)}\n`)
    .join('');

/** Room for some 1,000 long games. In characters. */
export const LARGEST_RECORD_FILE = 5_000_000;
