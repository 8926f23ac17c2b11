/*
 * How a record is played through: move by move, until one cannot be.
 */

/** Where in a record a move stands, the first being 1. */
export interface MoveAt {
  readonly move: number;
  readonly text: string;
}

/** Why a move of a record cannot have been made. */
export type MadeFault<MoveFault, Reason> =
  | ({ readonly code: 'no-such-move'; readonly fault: MoveFault } & MoveAt)
  | ({ readonly code: 'illegal-move'; readonly reasons: readonly Reason[] } & MoveAt);

/** A record claims another outcome than its moves come to. */
export interface OutcomeDiffers {
  readonly code: 'outcome-differs';
  readonly move: number;
  readonly claimed: string;
  readonly real: string;
}

/** What came of playing a record through. */
export interface ReplayedRecord<Position, Move, Event, Outcome> {
  /** The position at the start and after every move: one more than there are moves. */
  readonly positions: readonly Position[];
  readonly moves: readonly Move[];
  /** What happened in each move. */
  readonly events: readonly (readonly Event[])[];
  /** What the game really came to; undefined while it runs. */
  readonly outcome: Outcome | undefined;
}

/** What a move led to. */
export interface Made<Position, Move, Event> {
  readonly position: Position;
  readonly move: Move;
  readonly events: readonly Event[];
}

/** How a game makes the moves of its records. */
interface Moves<Position, Draft extends Position, Move, Event, MoveFault, Reason> {
  readonly parseMove: (text: string) => { readonly move: Move } | { readonly fault: MoveFault };
  readonly validateMove: (position: Position, move: Move) => readonly Reason[];
  readonly mutableCopy: (position: Position) => Draft;
  readonly makeMove: (draft: Draft, move: Move, log: Event[]) => void;
}

/** Takes a move of a record by the rules, or says why it cannot have been made. */
export const takingBy =
  <Position, Draft extends Position, Move, Event, MoveFault, Reason>({
    parseMove,
    validateMove,
    mutableCopy,
    makeMove,
  }: Moves<Position, Draft, Move, Event, MoveFault, Reason>) =>
  (
    position: Position,
    at: MoveAt,
  ): Made<Position, Move, Event> | { readonly fault: MadeFault<MoveFault, Reason> } => {
    const parsed = parseMove(at.text);
    if ('fault' in parsed) return { fault: { code: 'no-such-move', ...at, fault: parsed.fault } };
    const { move } = parsed;
    const reasons = validateMove(position, move);
    if (reasons.length > 0) return { fault: { code: 'illegal-move', ...at, reasons } };
    const draft = mutableCopy(position);
    const events: Event[] = [];
    makeMove(draft, move, events);
    return { position: draft, move, events };
  };

/**
 * Plays the moves of a record through, or says at which it stops being a game.
 *
 * @param take what a move leads to, as {@link takingBy} makes it
 * @param differs what is wrong with the outcome that is claimed, given the real one
 */
export function replayRecord<Position, Move, Event, Outcome, Fault>(
  start: Position,
  texts: readonly string[],
  take: (position: Position, at: MoveAt) => Made<Position, Move, Event> | { readonly fault: Fault },
  outcomeOf: (position: Position) => Outcome | undefined,
  differs: (real: Outcome | undefined) => Fault | undefined,
):
  | { readonly replayed: ReplayedRecord<Position, Move, Event, Outcome> }
  | { readonly fault: Fault } {
  let position = start;
  const positions = [position];
  const moves: Move[] = [];
  const events: (readonly Event[])[] = [];
  for (const [index, text] of texts.entries()) {
    const taken = take(position, { move: index + 1, text });
    if ('fault' in taken) return taken;
    position = taken.position;
    positions.push(position);
    moves.push(taken.move);
    events.push(taken.events);
  }
  const outcome = outcomeOf(position);
  const fault = differs(outcome);
  return fault ? { fault } : { replayed: { positions, moves, events, outcome } };
}

/** An outcome must be the real one, told exactly once the game is over. */
export function outcomeFault(
  moves: number,
  claimed: string,
  real: string,
): OutcomeDiffers | undefined {
  return claimed === real ? undefined : { code: 'outcome-differs', move: moves, claimed, real };
}
