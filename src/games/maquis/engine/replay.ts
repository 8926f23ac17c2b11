import { corrected, differenceIn, isCorrection, type RecordedCorrection } from './corrections.ts';
import type { GameEvent } from './event.ts';
import { type Move, parseMove } from './move.ts';
import { newGame } from './new-game.ts';
import { makeMove } from './play.ts';
import { draftOf, type Position } from './position.ts';
import { type GameRecord, type Outcome, outcomeOf, type RecordFault, shown } from './record.ts';
import { snapshotOf } from './snapshot.ts';
import { whyNot } from './why-not.ts';

export interface Replayed {
  /** The position at the start and after every move: one more than there are moves. */
  readonly positions: readonly Position[];
  /** Undefined where a correction stands among them. */
  readonly moves: readonly (Move | undefined)[];
  /** What happened in each move. */
  readonly events: readonly (readonly GameEvent[])[];
  /** What the game really came to; undefined while it runs. */
  readonly outcome: Outcome | undefined;
}

/** Plays a record through, or says at which move (the first is 1) it stops being a game. */
export function replay(
  record: GameRecord,
): { readonly replayed: Replayed } | { readonly fault: RecordFault } {
  let position = newGame(record);
  const positions = [position];
  const moves: (Move | undefined)[] = [];
  const events: (readonly GameEvent[])[] = [];
  let made = 0;
  for (const [index, text] of record.moves.entries()) {
    const at = { move: index + 1, text };
    const correction = isCorrection(text) ? record.corrections?.[made++] : undefined;
    const taken = correction
      ? takeCorrection(position, record, correction, at)
      : takeMove(position, at);
    if ('fault' in taken) return taken;
    position = taken.position;
    positions.push(position);
    moves.push(taken.move);
    events.push(taken.events);
  }
  const outcome = outcomeOf(position);
  const fault = outcomeFault(record, outcome);
  return fault ? { fault } : { replayed: { positions, moves, events, outcome } };
}

type Taken =
  | {
      readonly position: Position;
      readonly move: Move | undefined;
      readonly events: readonly GameEvent[];
    }
  | { readonly fault: RecordFault };

/** Where in the record something stands. */
interface At {
  readonly move: number;
  readonly text: string;
}

function takeMove(position: Position, at: At): Taken {
  const parsed = parseMove(at.text);
  if ('fault' in parsed) return { fault: { code: 'no-such-move', ...at, fault: parsed.fault } };
  const { move } = parsed;
  const reasons = whyNot(position, move);
  if (reasons.length > 0) return { fault: { code: 'illegal-move', ...at, reasons } };
  const draft = draftOf(position);
  const events: GameEvent[] = [];
  makeMove(draft, move, events);
  return { position: draft, move, events };
}

function takeCorrection(
  position: Position,
  { difficulty, goals }: GameRecord,
  { before, after: state, unseen = {} }: RecordedCorrection,
  at: At,
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

/** A claimed result must be the real one; what triggered the end is told, not refereed. */
function outcomeFault(record: GameRecord, real: Outcome | undefined): RecordFault | undefined {
  const claimed = record.outcome?.result;
  if (claimed === undefined || claimed === real?.result) return undefined;
  return {
    code: 'outcome-differs',
    move: record.moves.length,
    claimed,
    real: real?.result ?? 'unfinished',
  };
}
