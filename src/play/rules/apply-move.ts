import type { Reason } from './game-rules.ts';

/*
 * The one place where a single move is checked and made. Whoever makes millions of moves that are
 * known to be legal, as coaches and perft do, takes an `Engine` instead.
 */

/** Why a text is no move, and the part of it that is wrong. */
interface TextFault {
  readonly code: string;
  readonly found: string;
}

/** What a game says of its moves, one at a time; inside, they may be numbers. */
export interface MoveEngine<
  Position,
  Draft extends Position,
  Move,
  Event,
  Why extends Reason = Reason,
  Fault extends TextFault = TextFault,
> {
  readonly parseMove: (text: string) => { readonly move: Move } | { readonly fault: Fault };
  readonly formatMove: (move: Move) => string;
  readonly legalMoves: (position: Position) => readonly Move[];
  /** All reasons to refuse a move, the most telling first; none for a legal one. */
  readonly validateMove: (position: Position, move: Move) => readonly Why[];
  readonly mutableCopy: (position: Position) => Draft;
  /** Makes a move that is known to be legal, and adds what happens to the events. */
  readonly makeMove: (draft: Draft, move: Move, events: Event[]) => void;
  readonly isChanceMove: (move: Move) => boolean;
  /** The move chance makes, by the generator in the position. */
  readonly drawChanceMove: (position: Position) => Move;
}

/** As much of it as one move needs. */
type Making<Position, Draft extends Position, Move, Event, Why extends Reason> = Pick<
  MoveEngine<Position, Draft, Move, Event, Why>,
  'validateMove' | 'mutableCopy' | 'makeMove'
>;

/** The position that follows a move, and what happened on the way. */
export interface Applied<Position, Move, Event> {
  readonly position: Position;
  readonly move: Move;
  readonly events: readonly Event[];
}

/** Makes a move, or gives the reasons why it is refused. The position given is left as it was. */
export function applyMove<Position, Draft extends Position, Move, Event, Why extends Reason>(
  { validateMove, mutableCopy, makeMove }: Making<Position, Draft, Move, Event, Why>,
  position: Position,
  move: Move,
): Applied<Position, Move, Event> | { readonly reasons: readonly Why[] } {
  const reasons = validateMove(position, move);
  if (reasons.length > 0) return { reasons };
  const draft = mutableCopy(position);
  const events: Event[] = [];
  makeMove(draft, move, events);
  return { position: draft, move, events };
}

/** An illegal move was played; `reasons` say why it is. */
export class IllegalMoveError extends Error {
  readonly reasons: readonly Reason[];

  constructor(move: string, reasons: readonly Reason[]) {
    super(`${move} is not legal here: ${reasons.map(({ code }) => code).join(', ')}`);
    this.name = 'IllegalMoveError';
    this.reasons = reasons;
  }
}

/**
 * Plays one legal move: the position that follows and what happened on the way. The position given is
 * left as it was.
 *
 * @throws {IllegalMoveError} with the reasons of `validateMove`
 */
export const playedBy =
  <Position, Draft extends Position, Move, Event>(
    engine: MoveEngine<Position, Draft, Move, Event>,
  ) =>
  (position: Position, move: Move): Applied<Position, Move, Event> => {
    const applied = applyMove(engine, position, move);
    if ('reasons' in applied) throw new IllegalMoveError(engine.formatMove(move), applied.reasons);
    return applied;
  };

/** Where in a record a move stands, the first being 1. */
export interface MoveAt {
  readonly move: number;
  readonly text: string;
}

/** Why moves written down are not those of a game. */
export type ReplayFault<Why extends Reason, Fault extends TextFault> =
  | ({ readonly code: 'no-such-move'; readonly fault: Fault } & MoveAt)
  | ({ readonly code: 'illegal-move'; readonly reasons: readonly Why[] } & MoveAt)
  | OutcomeDiffers;

/** A record claims another outcome than its moves come to. */
interface OutcomeDiffers {
  readonly code: 'outcome-differs';
  readonly move: number;
  readonly claimed: string;
  readonly real: string;
}

/** What came of playing moves through. */
export interface ReplayedMoves<Position, Move, Event> {
  /** The position at the start and after every move: one more than there are moves. */
  readonly positions: readonly Position[];
  readonly moves: readonly Move[];
  /** What happened in each move. */
  readonly events: readonly (readonly Event[])[];
  /** The position after the last move. */
  readonly position: Position;
}

/**
 * Plays moves through that were written down, or says at which of them it stops being a game.
 *
 * @param instead what a text leads to that stands for something else than a move, such as a
 *   correction; nothing where it does stand for a move
 */
export function replayMoves<
  Position,
  Draft extends Position,
  Move,
  Event,
  Why extends Reason,
  Fault extends TextFault,
  Inserted = never,
  Other = never,
>(
  engine: MoveEngine<Position, Draft, Move, Event, Why, Fault>,
  start: Position,
  texts: readonly string[],
  instead?: (
    position: Position,
    at: MoveAt,
  ) => Applied<Position, Inserted, Event> | { readonly fault: Other } | undefined,
):
  | ReplayedMoves<Position, Move | Inserted, Event>
  | { readonly fault: ReplayFault<Why, Fault> | Other } {
  const made = (before: Position, at: MoveAt) => {
    const parsed = engine.parseMove(at.text);
    if ('fault' in parsed)
      return { fault: { code: 'no-such-move', ...at, fault: parsed.fault } } as const;
    const applied = applyMove(engine, before, parsed.move);
    return 'reasons' in applied
      ? ({ fault: { code: 'illegal-move', ...at, reasons: applied.reasons } } as const)
      : applied;
  };
  let position = start;
  const positions = [position];
  const moves: (Move | Inserted)[] = [];
  const events: (readonly Event[])[] = [];
  for (const [index, text] of texts.entries()) {
    const at = { move: index + 1, text };
    const taken = instead?.(position, at) ?? made(position, at);
    if ('fault' in taken) return taken;
    position = taken.position;
    positions.push(position);
    moves.push(taken.move);
    events.push(taken.events);
  }
  return { positions, moves, events, position };
}

/** What is wrong with the outcome that a record claims after so many moves; both outcomes as texts. */
export const outcomeFault = (
  moves: number,
  claimed: string,
  real: string,
): OutcomeDiffers | undefined =>
  claimed === real ? undefined : { code: 'outcome-differs', move: moves, claimed, real };
