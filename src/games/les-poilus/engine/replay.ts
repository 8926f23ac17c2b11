import {
  outcomeFault,
  type ReplayedRecord,
  replayRecord,
  takingBy,
} from '#play/records/replaying.ts';
import { RULESET } from '../data/index.ts';
import { engine } from './engine.ts';
import type { GameEvent } from './event.ts';
import { type Move, moveText, parseMove } from './move.ts';
import { newGame } from './new-game.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { Position } from './position.ts';
import { type GameRecord, RECORD_FORMAT, RECORD_VERSION, type RecordFault } from './record.ts';
import type { SetUp } from './set-up.ts';
import { validateMove } from './why-not.ts';

export type Replayed = ReplayedRecord<Position, Move, GameEvent, Outcome>;

const take = takingBy({ ...engine, parseMove, validateMove });

/** Plays a record through, or says at which move (the first is 1) it stops being a game. */
export const replay = (
  record: GameRecord,
): { readonly replayed: Replayed } | { readonly fault: RecordFault } =>
  replayRecord<Position, Move, GameEvent, Outcome, RecordFault>(
    newGame(record),
    record.moves,
    take,
    outcomeOf,
    (real) => outcomeFault(record.moves.length, outcomeText(record.outcome), outcomeText(real)),
  );

const outcomeText = (outcome: Outcome | undefined): string =>
  outcome ? `${outcome.result} (${outcome.reason})` : 'nothing';

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
