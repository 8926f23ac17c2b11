import {
  type MoveEngine,
  outcomeFault,
  type ReplayedMoves,
  type ReplayFault,
  replayMoves,
} from '../rules/apply-move.ts';
import type { Reason } from '../rules/game-rules.ts';

/** A record played through, and what the game really came to: nothing while it runs. */
export type ReplayedRecord<Position, Move, Event, Outcome> = ReplayedMoves<
  Position,
  Move,
  Event
> & { readonly outcome: Outcome | undefined };

/** Plays records through, or says at which move (the first is 1) one stops being a game. */
// @__NO_SIDE_EFFECTS__
export const replayBy =
  <
    Start,
    Position,
    Draft extends Position,
    Move,
    Event,
    Why extends Reason,
    Fault extends { readonly code: string; readonly found: string },
    Outcome,
  >(game: {
    readonly engine: MoveEngine<Position, Draft, Move, Event, Why, Fault>;
    readonly newGame: (record: Start) => Position;
    readonly outcomeOf: (position: Position) => Outcome | undefined;
    /** An outcome as a fault tells it. */
    readonly outcomeText: (outcome: Outcome | undefined) => string;
  }) =>
  (
    record: Start & { readonly moves: readonly string[]; readonly outcome?: Outcome },
  ):
    | { readonly replayed: ReplayedRecord<Position, Move, Event, Outcome> }
    | { readonly fault: ReplayFault<Why, Fault> } => {
    const { moves, outcome: claimed } = record;
    const replayed = replayMoves(game.engine, game.newGame(record), moves);
    if ('fault' in replayed) return replayed;
    const outcome = game.outcomeOf(replayed.position);
    const fault = outcomeFault(moves.length, game.outcomeText(claimed), game.outcomeText(outcome));
    return fault ? { fault } : { replayed: { ...replayed, outcome } };
  };
