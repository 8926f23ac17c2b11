import { outcomeFault, type ReplayedMoves, replayMoves } from '#play/rules/apply-move.ts';
import { RULESET } from '../data/index.ts';
import type { GameEvent } from './event.ts';
import { type Move, moveText } from './move.ts';
import { newGame } from './new-game.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { Position } from './position.ts';
import { type GameRecord, RECORD_FORMAT, RECORD_VERSION, type RecordFault } from './record.ts';
import { poilusMoveEngine } from './rules.ts';
import type { SetUp } from './set-up.ts';

export type Replayed = ReplayedMoves<Position, Move, GameEvent> & {
  /** What the game really came to; undefined while it runs. */
  readonly outcome: Outcome | undefined;
};

/** Plays a record through, or says at which move (the first is 1) it stops being a game. */
export function replay(
  record: GameRecord,
): { readonly replayed: Replayed } | { readonly fault: RecordFault } {
  const { moves, outcome: claimed } = record;
  const replayed = replayMoves(poilusMoveEngine, newGame(record), moves);
  if ('fault' in replayed) return replayed;
  const outcome = outcomeOf(replayed.position);
  const fault = outcomeFault(moves.length, outcomeText(claimed), outcomeText(outcome));
  return fault ? { fault } : { replayed: { ...replayed, outcome } };
}

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
