import type { Reason } from './game-rules.ts';

/** An illegal move was played; `reasons` say why it is. */
export class IllegalMoveError extends Error {
  readonly reasons: readonly Reason[];

  constructor(move: string, reasons: readonly Reason[]) {
    super(`${move} is not legal here: ${reasons.map(({ code }) => code).join(', ')}`);
    this.name = 'IllegalMoveError';
    this.reasons = reasons;
  }
}

/** The position that follows a move, and what happened on the way. */
export interface Applied<Position, Event> {
  readonly position: Position;
  readonly events: readonly Event[];
}

/** How a game makes its moves. */
interface Moves<Position, Draft extends Position, Move, Event> {
  readonly validateMove: (position: Position, move: Move) => readonly Reason[];
  readonly formatMove: (move: Move) => string;
  readonly mutableCopy: (position: Position) => Draft;
  readonly makeMove: (draft: Draft, move: Move, log: Event[]) => void;
}

/**
 * Plays one legal move. The position given is left as it was.
 *
 * @throws {IllegalMoveError} with the reasons why not
 */
export const applyMove =
  <Position, Draft extends Position, Move, Event>({
    validateMove,
    formatMove,
    mutableCopy,
    makeMove,
  }: Moves<Position, Draft, Move, Event>) =>
  (position: Position, move: Move): Applied<Position, Event> => {
    const reasons = validateMove(position, move);
    if (reasons.length > 0) throw new IllegalMoveError(formatMove(move), reasons);
    const draft = mutableCopy(position);
    const events: Event[] = [];
    makeMove(draft, move, events);
    return { position: draft, events };
  };
