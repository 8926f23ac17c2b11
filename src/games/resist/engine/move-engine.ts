import { type MoveEngine, playedBy } from '#play/rules/apply-move.ts';
import { resistEngine } from './engine.ts';
import type { GameEvent } from './event.ts';
import { legalMoves } from './legal.ts';
import { type Move, moveText, parseMove } from './move.ts';
import type { MutablePosition, Position } from './position.ts';
import { validateMove } from './why-not.ts';

/** RESIST! for those who make one move at a time, and ask what happens and why one is refused. */
export const resistMoveEngine = {
  ...resistEngine,
  parseMove,
  formatMove: moveText,
  legalMoves,
  validateMove,
} satisfies MoveEngine<Position, MutablePosition, Move, GameEvent>;

/** Plays one legal move, see {@link playedBy}. */
export const play = playedBy<Position, MutablePosition, Move, GameEvent>(resistMoveEngine);
