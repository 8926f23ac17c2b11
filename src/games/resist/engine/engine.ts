import type { Engine } from '#play/engine.ts';
import { chanceMoveOf, isChanceAsked, isChanceMove } from './chance.ts';
import { listMoves, moveBuffer } from './legal.ts';
import { makeMove } from './play.ts';
import { copyInto, type Draft, draftOf, OVER, PHASE, type Position } from './position.ts';

/** RESIST! for those who make millions of moves. */
export const engine = {
  draftOf,
  copyInto,
  moveBuffer,
  listMoves,
  makeMove,
  isOver: (draft) => draft[PHASE] === OVER,
  isChanceTurn: isChanceAsked,
  isChance: isChanceMove,
  chanceMove: chanceMoveOf,
} satisfies Engine<Position, Draft>;
