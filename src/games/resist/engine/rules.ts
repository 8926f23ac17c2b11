import { type MoveEngine, playedBy } from '#play/rules/apply-move.ts';
import type { Engine } from '#play/rules/engine.ts';
import type { GameRules, PlayerView } from '#play/rules/game-rules.ts';
import { positionOrThrow, rulesFromEngine } from '#play/rules/rules-from-engine.ts';
import { RANDOM_WORDS } from '#shared/random.ts';
import type { Reading, RULESET, Split } from '../data/index.ts';
import { chanceMoveOf, isChanceAsked, isChanceMove } from './chance.ts';
import type { GameEvent } from './event.ts';
import { keyOf } from './key.ts';
import { legalMoves, listMoves, moveBuffer } from './legal.ts';
import { makeMove } from './make-move.ts';
import { type Move, moveText, parseMove } from './move.ts';
import { newGame } from './new-game.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import {
  copyInto,
  MOMENT,
  type MutablePosition,
  mutableCopy,
  PHASE,
  type Position,
  RANDOM,
} from './position.ts';
import { positionFrom } from './position-from.ts';
import { type Table, tableOf } from './table.ts';
import { validateMove } from './why-not.ts';

/** RESIST! for those who make millions of moves. */
export const resistEngine = {
  mutableCopy,
  copyInto,
  moveBuffer,
  listMoves,
  makeMove,
  isOver: (draft) => draft[PHASE] === MOMENT.over,
  isChanceTurn: isChanceAsked,
  isChanceMove,
  drawChanceMove: chanceMoveOf,
} satisfies Engine<Position, MutablePosition>;

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

/** The types of RESIST!, handed about as one. */
export interface Resist {
  setUp: {
    readonly ruleset: typeof RULESET;
    readonly split: Split;
    readonly reading: Reading;
    readonly seed?: string;
  };
  position: Position;
  boardState: Table;
  event: GameEvent;
  outcome: Outcome;
  component: 'deck';
}

const PLAYER = 0;

const sightOf = (position: Position): PlayerView<Resist> =>
  playerView(position) as PlayerView<Resist>;

const ofOneSeat = rulesFromEngine<Resist, MutablePosition, Move>(resistMoveEngine, {
  id: 'resist',
  boardPosition: positionFrom,

  initialPosition(setUp, from) {
    return from ? positionOrThrow(positionFrom(from)) : newGame(setUp);
  },

  turn(position) {
    if (position[PHASE] === MOMENT.over) return { seats: [], chance: false };
    return isChanceAsked(position)
      ? { seats: [], chance: true }
      : { seats: [PLAYER], chance: false };
  },

  /** A question with one answer is asked all the same; the screen answers it. */
  isForced(position, move) {
    const legal = legalMoves(position);
    return legal.length === 1 && moveText(legal[0]) === move;
  },

  outcome: outcomeOf,
  toBoardState: tableOf,
  playerView: sightOf,
  positionKey: keyOf,
});

/** RESIST! as the kit of playing knows it. Its one seat need not be named. */
export const resistRules = { ...ofOneSeat, playerView: sightOf } satisfies GameRules<Resist>;

/**
 * What a player can know: all that thinks in this room takes this and no position, so that no advice
 * can come from the generator. `rules.seenBy` makes one of a position.
 */
export type ResistView = PlayerView<Resist>;

/**
 * What the player can know: all of a position but the generator, which would tell what chance brings
 * next. Nothing else is hidden in it; no order of unseen cards exists before chance tells it.
 */
function playerView(position: Position): Position {
  const seen = mutableCopy(position);
  seen.fill(0, RANDOM, RANDOM + RANDOM_WORDS);
  return seen;
}
