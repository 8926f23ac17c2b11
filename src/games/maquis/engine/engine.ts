import type { Engine } from '#play/rules/engine.ts';
import { hasBit } from '#shared/bit-set.ts';
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
  PATROL,
  PHASE,
  type Position,
} from './position.ts';

/** The kinds of moves that chance makes, as a set. */
const CHANCE_KINDS = (1 << DRAW) | (1 << SEE);

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
  isChanceMove: (move) => hasBit(CHANCE_KINDS, moveKind(move)),
  drawChanceMove(position: Position) {
    const card = cardDrawnBySite(position);
    if (position[PHASE] === PATROL) return drawMove(card);
    return position[PHASE] === LOOK ? lookMove(card) : revealMove(card);
  },
} satisfies Engine<Position, MutablePosition>;
