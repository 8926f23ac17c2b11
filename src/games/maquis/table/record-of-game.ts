import { stepOf, uncorrected } from '#play/history/game.ts';
import {
  type GameRecord,
  makeRecord,
  parseRecord,
  type RecordFault,
  recordWith,
  replay,
  rules,
  type SharedPosition,
  type Table,
} from '../engine/index.ts';
import { gameFrom, gameFromTable, type Owners, type TableGame } from './game.ts';
import { replayGame } from './history.ts';

/**
 * The record of a game: its moves up to the first correction, which is no move of the game. A record
 * begins at the start, so that of a game from a set position holds its set-up alone.
 */
export function recordOf(game: TableGame): GameRecord {
  if (game.from) return makeRecord(game.setUp, []);
  const steps = uncorrected(game);
  const played = replayGame({ ...game, steps });
  const outcome = 'replayed' in played ? played.replayed.outcome : undefined;
  const texts = steps.map(({ move }) => move);
  return recordWith(game.setUp, texts, outcome);
}

/**
 * The game that the text of a record tells, to be gone on with at the table. A record without a seed
 * draws its further cards from the seed given.
 */
export function gameFromRecord(text: string, owners: Owners, seed: string): FromRecord {
  const parsed = parseRecord(text);
  return 'fault' in parsed ? parsed : gameOf(parsed.record, owners, seed);
}

export type FromRecord = { readonly game: TableGame } | { readonly fault: RecordFault };

/** As {@link gameFromRecord}, for a record that has been read already. */
export function gameOf(record: GameRecord, owners: Owners, seed: string): FromRecord {
  const played = replay(record);
  if ('fault' in played) return played;
  const { difficulty, goals } = record;
  const game = gameFrom({ difficulty, goals, seed: record.seed ?? seed }, owners);
  return { game: playedOut(game, record) };
}

/** The game that a link to a position tells; with a seed of its own where the link holds none. */
export function gameOfPosition(shared: SharedPosition, owners: Owners, seed: string): TableGame {
  return playedOut(gameFromTable(shared.table, shared.seed ?? seed, owners), shared);
}

/** A game as it begins, with moves that were made in it and seen. */
function playedOut(
  game: TableGame,
  { seed, moves }: { readonly seed?: string; readonly moves: readonly string[] },
): TableGame {
  const by = seed === undefined ? 'visitor' : 'site';
  const steps = moves.map((move) => stepOf(rules, move, by));
  return { ...game, steps, seen: steps.length };
}

/** What a link to a game from a set position holds: its moves up to the first correction. */
export function sharedPosition(game: TableGame, from: Table, at: number): SharedPosition {
  const moves = uncorrected(game).map(({ move }) => move);
  const { seed = '' } = game.setUp;
  return { table: from, seed, moves, at: Math.min(at, moves.length) };
}
