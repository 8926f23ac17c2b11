import { stepOf } from '#play/history/game.ts';
import { type ImportFault as FaultOf, readSaveFile } from '#play/saves/import-file.ts';
import {
  checkRecord,
  courseOf,
  type GameRecord,
  MOST_CORRECTIONS,
  type MoveHistory,
  makeRecord,
  parseRecord,
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

export { MAX_FAULTS } from '#play/saves/import-file.ts';

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

/**
 * The game that the text of a record tells, to be gone on with at the table. A record without a seed
 * draws its further cards from the seed given.
 */
export function gameFromRecord(text: string, owners: MaquisOwners, seed: string): FromRecord {
  const parsed = parseRecord(text);
  return 'fault' in parsed ? parsed : gameOfRecord(parsed.record, owners, seed);
}

type FromRecord = { readonly game: TableGame } | { readonly fault: RecordFault };

/** As {@link gameFromRecord}, for a record that has been read already. */
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

/** What in a file is no game, and why. */
type EntryFault = FaultOf<RecordFault>;

interface GamesRead {
  readonly games: readonly TableGame[];
  readonly faults: readonly EntryFault[];
}

/**
 * Reads games from the text of a file: one record, a JSON array of them, or a record a line. Good
 * ones come in whatever stands beside them. Further cards of a record without a seed are drawn from
 * what `nextSeed` gives.
 */
export function readGames(text: string, owners: MaquisOwners, nextSeed: () => string): GamesRead {
  const read = [...gamesIn(text, owners, nextSeed)];
  return {
    games: read.flatMap((one) => ('game' in one ? [one.game] : [])),
    faults: read.flatMap((one) => ('fault' in one ? [one] : [])),
  };
}

/** What {@link readGames} reads, one at a time: whoever asks can rest between them. */
export const gamesIn = (
  text: string,
  owners: MaquisOwners,
  nextSeed: () => string,
): Generator<{ readonly game: TableGame } | EntryFault, void> =>
  readSaveFile<TableGame, RecordFault>(text, (value) => {
    const checked = value === undefined ? NOT_JSON : checkRecord(value);
    return 'fault' in checked ? checked : gameOfRecord(checked.record, owners, nextSeed());
  });

const NOT_JSON = { fault: { code: 'not-json' } } as const;
