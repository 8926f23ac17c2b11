import { shown } from '#play/records/reading.ts';
import {
  type Applied,
  type MoveAt,
  outcomeFault,
  type ReplayedMoves,
  replayMoves,
} from '#play/rules/apply-move.ts';
import { corrected, isCorrection } from './corrections.ts';
import type { GameEvent } from './event.ts';
import type { Move } from './move.ts';
import { newGame } from './new-game.ts';
import type { Position } from './position.ts';
import { type GameRecord, type Outcome, outcomeOf, type RecordFault } from './record.ts';
import { moveEngine } from './rules.ts';
import { snapshotOf } from './snapshot.ts';
import type { Snapshot } from './table.ts';

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

/** The first value in which two snapshots differ, and what it is in each. */
interface Difference {
  /** `hand.food`. */
  readonly at: string;
  readonly told: unknown;
  readonly real: unknown;
}

/** How a snapshot that was told differs from the real one; undefined where it does not. */
const differenceIn = (told: Snapshot, real: Snapshot): Difference | undefined =>
  difference(told, real, '');

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function takeCorrection(
  position: Position,
  { ruleset, difficulty, goals }: GameRecord,
  { before, after: state, unseen = {} }: NonNullable<GameRecord['corrections']>[number],
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

function difference(told: unknown, real: unknown, at: string): Difference | undefined {
  if (Array.isArray(told) && Array.isArray(real)) {
    // The order of discarded cards is theirs; pawns have none.
    const inOrder = at === 'discard' ? told : [...told].sort();
    const wanted = at === 'discard' ? real : [...real].sort();
    return JSON.stringify(inOrder) === JSON.stringify(wanted) ? undefined : { at, told, real };
  }
  if (isFields(told) || isFields(real)) {
    const [one, other] = [told, real].map((side) => (isFields(side) ? side : {}));
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const found = difference(one[key], other[key], at === '' ? key : `${at}.${key}`);
      if (found) return found;
    }
    return undefined;
  }
  // None of a good may be told as nothing at all.
  return (told || 0) === (real || 0) ? undefined : { at, told, real };
}
