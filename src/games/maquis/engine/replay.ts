import { shown } from '#play/records/reading.ts';
import {
  type Applied,
  type MoveAt,
  outcomeFault,
  type ReplayedMoves,
  replayMoves,
} from '#play/rules/apply-move.ts';
import { corrected, differenceIn, isCorrection, type RecordedCorrection } from './corrections.ts';
import type { GameEvent } from './event.ts';
import type { Move } from './move.ts';
import { newGame } from './new-game.ts';
import type { Position } from './position.ts';
import { type GameRecord, type Outcome, outcomeOf, type RecordFault } from './record.ts';
import { moveEngine } from './rules.ts';
import { snapshotOf } from './snapshot.ts';

/** A move is undefined where a correction stands among them. */
export type MaquisHistory = ReplayedMoves<Position, Move | undefined, GameEvent> & {
  /** What the game really came to; undefined while it runs. */
  readonly outcome: Outcome | undefined;
};

type Corrected = Applied<Position, undefined, GameEvent> | { readonly fault: RecordFault };

/** Plays a record through, or says at which move (the first is 1) it stops being a game. */
export function replay(
  record: GameRecord,
): { readonly replayed: MaquisHistory } | { readonly fault: RecordFault } {
  const { moves, corrections, outcome: claimed } = record;
  let made = 0;
  function correctionIn(position: Position, at: MoveAt): Corrected | undefined {
    const correction = isCorrection(at.text) ? corrections?.[made++] : undefined;
    return correction && takeCorrection(position, record, correction, at);
  }
  const replayed = replayMoves(moveEngine, newGame(record), moves, correctionIn);
  if ('fault' in replayed) return replayed;
  const outcome = outcomeOf(replayed.position);
  // A claimed result must be the real one; what triggered the end is told, not refereed.
  const fault =
    claimed && outcomeFault(moves.length, claimed.result, outcome?.result ?? 'unfinished');
  return fault ? { fault } : { replayed: { ...replayed, outcome } };
}

function takeCorrection(
  position: Position,
  { ruleset, difficulty, goals }: GameRecord,
  { before, after: state, unseen = {} }: RecordedCorrection,
  at: MoveAt,
): Corrected {
  const unlike = differenceIn(before, snapshotOf(position));
  if (unlike) {
    const { at: value, told, real } = unlike;
    const found = { value, found: shown(told), real: shown(real) };
    return { fault: { code: 'correction-starts-elsewhere', ...at, ...found } };
  }
  const made = corrected(position, { ruleset, difficulty, goals, state, unseen });
  return 'faults' in made
    ? { fault: { code: 'correction-impossible', ...at, faults: made.faults } }
    : { position: made.position, move: undefined, events: [] };
}
