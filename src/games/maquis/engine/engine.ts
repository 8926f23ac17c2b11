import type { Engine } from '#play/rules/engine.ts';
import { listMoves, moveBuffer } from './legal.ts';
import { DRAW, drawMove, moveKind } from './move.ts';
import { cardDrawnBySite } from './patrol.ts';
import { makeMove } from './play.ts';
import {
  copyInto,
  type MutablePosition,
  mutableCopy,
  OVER,
  PHASE,
  type Position,
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
  isChanceMove: (move) => moveKind(move) === DRAW,
  drawChanceMove: (position: Position) => drawMove(cardDrawnBySite(position)),
} satisfies Engine<Position, MutablePosition>;
