import type { Engine } from '#play/rules/engine.ts';
import { chanceMoveOf, isChanceAsked, isChanceMove } from './chance.ts';
import { listMoves, moveBuffer } from './legal.ts';
import { makeMove } from './make-move.ts';
import {
  copyInto,
  type MutablePosition,
  mutableCopy,
  OVER,
  PHASE,
  type Position,
} from './position.ts';

/** RESIST! for those who make millions of moves. */
export const resistEngine = {
  mutableCopy,
  copyInto,
  moveBuffer,
  listMoves,
  makeMove,
  isOver: (draft) => draft[PHASE] === OVER,
  isChanceTurn: isChanceAsked,
  isChanceMove,
  drawChanceMove: chanceMoveOf,
} satisfies Engine<Position, MutablePosition>;
