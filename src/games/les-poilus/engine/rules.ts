import { type MoveEngine, playedBy } from '#play/rules/apply-move.ts';
import type { Engine } from '#play/rules/engine.ts';
import { positionOrThrow, rulesFromEngine } from '#play/rules/rules-from-engine.ts';
import { drawChanceMove, isChanceTile, isChanceTurn } from './chance.ts';
import type { GameEvent } from './event.ts';
import { keyOf } from './key.ts';
import { legalMoves, listMoves, moveBuffer } from './legal.ts';
import { makeMove } from './make-move.ts';
import { MOVE, type Move, moveText, moveWordOf, parseMove } from './move.ts';
import { newGame } from './new-game.ts';
import { type LesPoilus, outcomeOf } from './outcome.ts';
import { playerView } from './player-view.ts';
import {
  copyInto,
  isOpen,
  MOMENT,
  type MutablePosition,
  mutableCopy,
  PHASE,
  type Position,
  TURN,
} from './position.ts';
import { positionFrom } from './position-from.ts';
import { tableOf } from './table.ts';
import { validateMove } from './why-not.ts';

const CHANCES: readonly number[] = [MOVE.deal, MOVE.draw, MOVE.chaplain];

/** Les Poilus for those who make millions of moves. */
export const poilusEngine = {
  mutableCopy,
  copyInto,
  moveBuffer,
  listMoves,
  makeMove,
  isOver: (draft) => draft[PHASE] === MOMENT.over,
  isChanceTurn,
  /** A tile to be placed is a player's move by itself; for Panicked chance makes it all the same. */
  isChanceMove: (move: Move) => CHANCES.includes(moveWordOf(move)),
  drawChanceMove,
} satisfies Engine<Position, MutablePosition>;

/** Les Poilus for those who make one move at a time, and ask what happens and why one is refused. */
export const poilusMoveEngine = {
  ...poilusEngine,
  parseMove,
  formatMove: moveText,
  legalMoves,
  validateMove,
} satisfies MoveEngine<Position, MutablePosition, Move, GameEvent>;

/** Plays one legal move, see {@link playedBy}. */
export const play = playedBy<Position, MutablePosition, Move, GameEvent>(poilusMoveEngine);

/** Les Poilus as the kit of playing asks for it. */
export const poilusRules = rulesFromEngine<LesPoilus, MutablePosition, Move>(poilusMoveEngine, {
  id: 'les-poilus',
  boardPosition: positionFrom,
  initialPosition(setUp, from) {
    return from ? positionOrThrow(positionFrom(from)) : newGame(setUp);
  },
  /** One seat at a time decides; with Panicked chance picks for it. */
  turn(position) {
    if (position[PHASE] === MOMENT.over) return { seats: [], chance: false };
    const chance = isChanceTurn(position);
    const seats = !chance || isChanceTile(position) ? [position[TURN]] : [];
    return { seats, chance };
  },
  /** What is dealt and turned up by the site, and whatever is the only thing that can be done. */
  isForced(position, move) {
    const parsed = parseMove(move);
    const isChance = 'move' in parsed && poilusMoveEngine.isChanceMove(parsed.move);
    const isDealt = isOpen(position) && isChance;
    return isDealt || legalMoves(position).length === 1;
  },
  outcome: outcomeOf,
  toBoardState: tableOf,
  playerView,
  positionKey: keyOf,
});
