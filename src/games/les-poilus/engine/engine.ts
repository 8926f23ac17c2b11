import type { Engine } from '#play/rules/engine.ts';
import { drawChanceMove } from './chance.ts';
import { listMoves, moveBuffer } from './legal.ts';
import { makeMove } from './make-move.ts';
import { CHAPLAIN_MOVE, DEAL, DRAW_MOVE, type Move, moveWordOf } from './move.ts';
import {
  copyInto,
  type MutablePosition,
  mutableCopy,
  OVER,
  PHASE,
  type Position,
} from './position.ts';
import { isChanceTurn } from './turn.ts';

const CHANCES = [DEAL, DRAW_MOVE, CHAPLAIN_MOVE];

/** Les Poilus for those who make millions of moves. */
export const poilusEngine = {
  mutableCopy,
  copyInto,
  moveBuffer,
  listMoves,
  makeMove,
  isOver: (draft) => draft[PHASE] === OVER,
  isChanceTurn,
  /** A tile to be placed is a player's move by itself; for Panicked chance makes it all the same. */
  isChanceMove: (move: Move) => CHANCES.includes(moveWordOf(move)),
  drawChanceMove,
} satisfies Engine<Position, MutablePosition>;
