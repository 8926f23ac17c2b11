import type { Reason } from './rules.ts';

/** An illegal move was played; `reasons` say why it is. */
export class IllegalMove extends Error {
  readonly reasons: readonly Reason[];

  constructor(move: string, reasons: readonly Reason[]) {
    super(`${move} is not legal here: ${reasons.map(({ code }) => code).join(', ')}`);
    this.name = 'IllegalMove';
    this.reasons = reasons;
  }
}

/** The position that follows a move, and what happened on the way. */
export interface Played<Position, Event> {
  readonly position: Position;
  readonly events: readonly Event[];
}

/** How a game makes its moves. */
interface Moves<Position, Draft extends Position, Move, Event> {
  readonly whyNot: (position: Position, move: Move) => readonly Reason[];
  readonly moveText: (move: Move) => string;
  readonly draftOf: (position: Position) => Draft;
  readonly makeMove: (draft: Draft, move: Move, log: Event[]) => void;
}

/**
 * Plays one legal move. The position given is left as it was.
 *
 * @throws {IllegalMove} with the reasons why not
 */
export const playingBy =
  <Position, Draft extends Position, Move, Event>({
    whyNot,
    moveText,
    draftOf,
    makeMove,
  }: Moves<Position, Draft, Move, Event>) =>
  (position: Position, move: Move): Played<Position, Event> => {
    const reasons = whyNot(position, move);
    if (reasons.length > 0) throw new IllegalMove(moveText(move), reasons);
    const draft = draftOf(position);
    const events: Event[] = [];
    makeMove(draft, move, events);
    return { position: draft, events };
  };
