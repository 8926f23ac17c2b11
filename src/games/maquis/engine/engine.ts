import type { Engine } from '#play/rules/engine.ts';
import { listMoves, moveBuffer } from './legal.ts';
import { makeMove } from './make-move.ts';
import { DRAW, drawMove, lookMove, moveKind, revealMove, SEE } from './move.ts';
import { cardDrawnBySite } from './patrol.ts';
import {
  copyInto,
  LOOK,
  type MutablePosition,
  mutableCopy,
  OVER,
  PHASE,
  type Position,
  REVEAL,
} from './position.ts';

/** Maquis for those who make millions of moves. */
export const engine = {
  mutableCopy,
  copyInto,
  moveBuffer,
  listMoves,
  makeMove,
  isOver: (draft) => draft[PHASE] === OVER,
  /** Before any card there may be a shot: the player is always asked. */
  isChanceTurn: () => false,
  isChanceMove: (move) => moveKind(move) === DRAW || moveKind(move) === SEE,
  drawChanceMove(position: Position) {
    const card = cardDrawnBySite(position);
    if (position[PHASE] === LOOK) return lookMove(card);
    return position[PHASE] === REVEAL ? revealMove(card) : drawMove(card);
  },
} satisfies Engine<Position, MutablePosition>;
