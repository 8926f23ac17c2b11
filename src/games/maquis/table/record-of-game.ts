import {
  type GameRecord,
  makeRecord,
  parseRecord,
  type RecordFault,
  replay,
  type SharedPosition,
  type Table,
} from '../engine/index.ts';
import { courseOf } from './course.ts';
import { gameFrom, gameFromTable, type Keepers, type Step, type TableGame } from './game.ts';

/**
 * The record of a game: its moves up to the first correction, which is no move of the game. A record
 * begins at the start, so that of a game from a set position holds its set-up alone.
 */
export function recordOf(game: TableGame): GameRecord {
  if (game.from) return makeRecord(game.setUp, []);
  const steps = uncorrected(game);
  const played = courseOf({ ...game, steps });
  const outcome = 'course' in played ? played.course.outcome : undefined;
  const texts = steps.flatMap((step) => ('move' in step ? [step.move] : []));
  return { ...makeRecord(game.setUp, [], outcome), moves: texts };
}

/** The steps up to the first correction. */
function uncorrected({ steps }: TableGame): readonly Step[] {
  const corrected = steps.findIndex((step) => 'correction' in step);
  return corrected < 0 ? steps : steps.slice(0, corrected);
}

/**
 * The game that the text of a record tells, to be gone on with at the table. A record without a seed
 * draws its further cards from the seed given.
 */
export function gameFromRecord(text: string, keepers: Keepers, seed: string): FromRecord {
  const parsed = parseRecord(text);
  return 'fault' in parsed ? parsed : gameOf(parsed.record, keepers, seed);
}

export type FromRecord = { readonly game: TableGame } | { readonly fault: RecordFault };

/** As {@link gameFromRecord}, for a record that has been read already. */
export function gameOf(record: GameRecord, keepers: Keepers, seed: string): FromRecord {
  const played = replay(record);
  if ('fault' in played) return played;
  const { difficulty, goals } = record;
  const game = gameFrom({ difficulty, goals, seed: record.seed ?? seed }, keepers);
  return { game: playedOut(game, record) };
}

/** The game that a link to a position tells; with a seed of its own where the link holds none. */
export function gameOfPosition(shared: SharedPosition, keepers: Keepers, seed: string): TableGame {
  return playedOut(gameFromTable(shared.table, shared.seed ?? seed, keepers), shared);
}

/** A game as it begins, with moves that were made in it and seen. */
function playedOut(
  game: TableGame,
  { seed, moves }: { readonly seed?: string; readonly moves: readonly string[] },
): TableGame {
  const drawnBy = seed === undefined ? 'visitor' : 'site';
  const steps = moves.map(
    (move): Step => (move.startsWith('patrol:') ? { move, drawnBy } : { move }),
  );
  return { ...game, steps, seen: steps.length };
}

/** What a link to a game from a set position holds: its moves up to the first correction. */
export function sharedPosition(game: TableGame, from: Table, at: number): SharedPosition {
  const moves = uncorrected(game).flatMap((step) => ('move' in step ? [step.move] : []));
  const { seed = '' } = game.setUp;
  return { table: from, seed, moves, at: Math.min(at, moves.length) };
}
