import type { Engine } from '#play/engine.ts';
import { listMoves, moveBuffer } from './legal.ts';
import { DRAW, drawMove, moveKind } from './move.ts';
import { cardDrawnBySite } from './patrol.ts';
import { makeMove } from './play.ts';
import { copyInto, type Draft, draftOf, OVER, PHASE, type Position } from './position.ts';

/** Maquis for those who make millions of moves. */
export const engine = {
  draftOf,
  copyInto,
  moveBuffer,
  listMoves,
  makeMove,
  isOver: (draft) => draft[PHASE] === OVER,
  /** Before any card there may be a shot: the player is always asked. */
  isChanceTurn: () => false,
  isChance: (move) => moveKind(move) === DRAW,
  chanceMove: (position: Position) => drawMove(cardDrawnBySite(position)),
} satisfies Engine<Position, Draft>;
