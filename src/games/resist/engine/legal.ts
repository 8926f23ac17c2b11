import { bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { ACTION_OF, HIDDEN, NO_LIMIT, REVEALED, sideIndex } from './cards.ts';
import { availablePlaces, cardsLookedAt, kindsHere, revealLimit } from './choices.ts';
import { downPossible, kindSet } from './enemy-deck.ts';
import { KIND, MISSION_BASE, MOVE, type Move, NUMBER } from './move.ts';
import {
  add,
  addEach,
  addEachPlace,
  LONG_ANSWERS,
  listInto,
  listPlays,
  moveBuffer,
} from './move-list.ts';
import { missionsPossible } from './new-game.ts';
import { actionsToCopy, lackOf } from './obstacle.ts';
import { hiddenCardsPossible, recruitsPossible } from './people-decks.ts';
import {
  ASK,
  ASKS,
  type AskId,
  CIVILIANS_LEFT,
  DOWN_AT,
  FAILED_PLACES,
  HAND,
  HIDDEN_IN_PLAY,
  MAY_ACT,
  NTH,
  PAIR,
  PLACE,
  type Position,
  REVEALED_PILE,
  ROW_PLACES,
  SURVIVORS,
  TURNED,
  TURNED_COUNT,
} from './position.ts';
import { hasMissionLeft } from './round.ts';

export { moveBuffer } from './move-list.ts';

/**
 * Writes every legal move into a buffer and returns how many there are; two cards of one kind are
 * one move (resist.cards-alike). For those who ask millions of times; everyone else uses
 * {@link legalMoves}.
 */
export function listMoves(position: Position, buffer: Int32Array): number {
  return listInto(buffer, BY_QUESTION[position[ASK]], position);
}

/** Lists the answers to each question. */
const ANSWERS: Readonly<Record<AskId, (position: Position) => void>> = {
  ...LONG_ANSWERS,
  draft: (position) => {
    add(MOVE.draft, position[PAIR]);
    add(MOVE.draft, position[PAIR + 1]);
  },
  mission: (position) => addEach(MOVE.mission, missionsPossible(position), MISSION_BASE),
  draw: (position) => addEach(MOVE.draw, hiddenCardsPossible(position)),
  plan: (position) => {
    listPlays(position, NO_LIMIT);
    addEachPlace(position, MOVE.attack, availablePlaces(position));
  },
  use: () => {
    add(MOVE.use);
    add(MOVE.skip);
  },
  copy: (position) => addEach(MOVE.copy, actionsToCopy(position)),
  at: (position) => addEachPlace(position, MOVE.at, placesWithDownNow(position)),
  turn: (position) => {
    for (let n = 1; n <= position[DOWN_AT + position[PLACE]]; n++) add(MOVE.turn, NUMBER + n);
    if (position[TURNED_COUNT] > 0) add(MOVE.stop);
  },
  drop: (position) => addEach(MOVE.discard, kindsTurned(position), KIND),
  reveal: (position) =>
    addEach(MOVE.reveal, downPossible(position, position[PLACE], position[NTH]), KIND),
  'discard-here': (position) => addEach(MOVE.discard, kindsHere(position), KIND),
  'discard-card': (position) => addEach(MOVE.discard, position[HAND]),
  pick: (position) => addEach(MOVE.pick, cardsLookedAt(position)),
  take: (position) => addEach(MOVE.take, position[REVEALED_PILE]),
  recruit: (position) => addEach(MOVE.recruit, recruitsPossible(position)),
  remove: (position) => addEach(MOVE.remove, position[HIDDEN_IN_PLAY]),
  attack: (position) => {
    listPlays(position, revealLimit(position));
    addEach(MOVE.act, whoMayAct(position));
    if (position[HAND] === 0) add(MOVE.strike);
  },
  survive: (position) => addEach(MOVE.survive, kindSet(position, SURVIVORS), KIND),
  civilian: (position) => {
    for (let number = 0; number <= 3; number++) {
      if (position[CIVILIANS_LEFT + number] > 0) add(MOVE.civilian, NUMBER + number);
    }
  },
  decide: (position) => {
    add(MOVE.end);
    if (hasMissionLeft(position)) add(MOVE.continue);
  },
  over: () => {},
};
const BY_QUESTION = ASKS.map((asked) => ANSWERS[asked]);

/** The Available Missions that have a face-down Enemy. */
function placesWithDownNow(position: Position): number {
  let places = 0;
  for (let place = 0; place < ROW_PLACES; place++) {
    if (position[DOWN_AT + place] > 0) places |= bitOf(place);
  }
  return places & ~position[FAILED_PLACES];
}

/** resist.action-phase, lenient: who may act now after being played in PLAN. */
function whoMayAct(position: Position): number {
  let maquis = 0;
  for (let left = position[MAY_ACT]; left !== 0; left = withoutLowest(left)) {
    const side = (position[HIDDEN_IN_PLAY] & bitOf(lowestBit(left))) !== 0 ? HIDDEN : REVEALED;
    const action = ACTION_OF[sideIndex(lowestBit(left), side)];
    if (lackOf(position, action) === undefined) maquis |= bitOf(lowestBit(left));
  }
  return maquis;
}

function kindsTurned(position: Position): number {
  let kinds = 0;
  for (let n = 0; n < position[TURNED_COUNT]; n++) kinds |= bitOf(position[TURNED + n]);
  return kinds;
}

const buffer = moveBuffer();

/** Every legal move in a position; none when the game is over. */
export function legalMoves(position: Position): Move[] {
  return [...buffer.subarray(0, listMoves(position, buffer))];
}

/** Whether a move is among the legal ones. */
export function isLegalMove(position: Position, move: Move): boolean {
  const found = listMoves(position, buffer);
  for (let n = 0; n < found; n++) if (buffer[n] === move) return true;
  return false;
}
