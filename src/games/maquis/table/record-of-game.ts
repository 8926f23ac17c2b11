import {
  type GameRecord,
  makeRecord,
  parseRecord,
  type RecordFault,
  replay,
} from '../engine/index.ts';
import { courseOf } from './course.ts';
import { gameFrom, type Keepers, type Step, type TableGame } from './game.ts';

/** The record of a game: its moves up to the first correction, which is no move of the game. */
export function recordOf(game: TableGame): GameRecord {
  const moves = game.steps.findIndex((step) => 'correction' in step);
  const steps = moves < 0 ? game.steps : game.steps.slice(0, moves);
  const played = courseOf({ ...game, steps });
  const outcome = 'course' in played ? played.course.outcome : undefined;
  const texts = steps.flatMap((step) => ('move' in step ? [step.move] : []));
  return { ...makeRecord(game.setUp, [], outcome), moves: texts };
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
  const drawnBy = record.seed === undefined ? 'visitor' : 'site';
  const steps = record.moves.map(
    (move): Step => (move.startsWith('patrol:') ? { move, drawnBy } : { move }),
  );
  const game = gameFrom({ difficulty, goals, seed: record.seed ?? seed }, keepers);
  return { game: { ...game, steps, seen: steps.length } };
}
