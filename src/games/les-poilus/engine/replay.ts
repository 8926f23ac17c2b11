import { RULESET } from '../data/index.ts';
import type { GameEvent } from './event.ts';
import { type Move, moveText, parseMove } from './move.ts';
import { newGame } from './new-game.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { makeMove } from './play.ts';
import { draftOf, type Position } from './position.ts';
import { type GameRecord, RECORD_FORMAT, RECORD_VERSION, type RecordFault } from './record.ts';
import type { SetUp } from './set-up.ts';
import { whyNot } from './why-not.ts';

export interface Replayed {
  /** The position at the start and after every move: one more than there are moves. */
  readonly positions: readonly Position[];
  readonly moves: readonly Move[];
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
  const moves: Move[] = [];
  const events: GameEvent[][] = [];
  for (const [index, text] of record.moves.entries()) {
    const parsed = parseMove(text);
    if ('fault' in parsed) {
      return { fault: { code: 'no-such-move', move: index + 1, text, fault: parsed.fault } };
    }
    const reasons = whyNot(position, parsed.move);
    if (reasons.length > 0) {
      return { fault: { code: 'illegal-move', move: index + 1, text, reasons } };
    }
    const draft = draftOf(position);
    const log: GameEvent[] = [];
    makeMove(draft, parsed.move, log);
    position = draft;
    positions.push(position);
    moves.push(parsed.move);
    events.push(log);
  }
  const outcome = outcomeOf(position);
  const fault = outcomeFault(record, outcome);
  return fault ? { fault } : { replayed: { positions, moves, events, outcome } };
}

/** A record says what its game came to, exactly when the game is over. */
function outcomeFault(record: GameRecord, real: Outcome | undefined): RecordFault | undefined {
  const said = (outcome: Outcome | undefined, none: string): string =>
    outcome ? `${outcome.result} (${outcome.reason})` : none;
  const [claimed, found] = [said(record.outcome, 'nothing'), said(real, 'nothing')];
  if (claimed === found) return undefined;
  return { code: 'outcome-differs', move: record.moves.length, claimed, real: found };
}

/** Makes the record of a game from its set-up and its moves. */
export function makeRecord(setUp: SetUp, moves: readonly Move[], outcome?: Outcome): GameRecord {
  const { hands = 'open', players, soldiers, leader = 0, variant = 'normal' } = setUp;
  const { options = {}, trials, tiles, deck, seed } = setUp;
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    ruleset: RULESET,
    hands,
    players,
    soldiers,
    leader,
    variant,
    options,
    ...(trials === undefined ? {} : { trials }),
    ...(tiles ? { tiles } : {}),
    ...(deck ? { deck } : {}),
    ...(seed === undefined ? {} : { seed }),
    moves: moves.map(moveText),
    ...(outcome ? { outcome } : {}),
  };
}
