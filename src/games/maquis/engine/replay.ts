import { shown } from '#play/records/reading.ts';
import {
  type Made,
  type MoveAt,
  outcomeFault,
  type ReplayedRecord,
  replayRecord,
  takingBy,
} from '#play/records/replaying.ts';
import { corrected, differenceIn, isCorrection, type RecordedCorrection } from './corrections.ts';
import { engine } from './engine.ts';
import type { GameEvent } from './event.ts';
import { type Move, parseMove } from './move.ts';
import { newGame } from './new-game.ts';
import type { Position } from './position.ts';
import { type GameRecord, type Outcome, outcomeOf, type RecordFault } from './record.ts';
import { snapshotOf } from './snapshot.ts';
import { validateMove } from './why-not.ts';

/** A move is undefined where a correction stands among them. */
export type Replayed = ReplayedRecord<Position, Move | undefined, GameEvent, Outcome>;

type Taken = Made<Position, Move | undefined, GameEvent> | { readonly fault: RecordFault };

const takeMove = takingBy({ ...engine, parseMove, validateMove });

/** Plays a record through, or says at which move (the first is 1) it stops being a game. */
export function replay(
  record: GameRecord,
): { readonly replayed: Replayed } | { readonly fault: RecordFault } {
  const { moves, corrections, outcome } = record;
  let made = 0;
  function take(position: Position, at: MoveAt): Taken {
    const correction = isCorrection(at.text) ? corrections?.[made++] : undefined;
    return correction ? takeCorrection(position, record, correction, at) : takeMove(position, at);
  }
  return replayRecord<Position, Move | undefined, GameEvent, Outcome, RecordFault>(
    newGame(record),
    moves,
    take,
    outcomeOf,
    // A claimed result must be the real one; what triggered the end is told, not refereed.
    (real) => outcome && outcomeFault(moves.length, outcome.result, real?.result ?? 'unfinished'),
  );
}

function takeCorrection(
  position: Position,
  { difficulty, goals }: GameRecord,
  { before, after: state, unseen = {} }: RecordedCorrection,
  at: MoveAt,
): Taken {
  const unlike = differenceIn(before, snapshotOf(position));
  if (unlike) {
    const { at: value, told, real } = unlike;
    const found = { value, found: shown(told), real: shown(real) };
    return { fault: { code: 'correction-starts-elsewhere', ...at, ...found } };
  }
  const made = corrected(position, { difficulty, goals, state, unseen });
  return 'faults' in made
    ? { fault: { code: 'correction-impossible', ...at, faults: made.faults } }
    : { position: made.position, move: undefined, events: [] };
}
