import { bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { ACTION_OF, HIDDEN, NO_LIMIT, REVEALED, sideIndex } from './cards.ts';
import { availablePlaces, cardsLookedAt, kindsHere, revealLimit } from './choices.ts';
import { downPossible, kindSet } from './enemy-deck.ts';
import {
  ACT_MOVE,
  AT_MOVE,
  ATTACK_MOVE,
  CIVILIAN_MOVE,
  CONTINUE,
  COPY_MOVE,
  DISCARD_MOVE,
  DRAFT_MOVE,
  DRAW_MOVE,
  END,
  KIND,
  MISSION_BASE,
  MISSION_MOVE,
  type Move,
  NUMBER,
  PICK_MOVE,
  RECRUIT_MOVE,
  REMOVE_MOVE,
  REVEAL_MOVE,
  SKIP,
  STOP,
  STRIKE_MOVE,
  SURVIVE_MOVE,
  TAKE_MOVE,
  TURN_MOVE,
  USE,
} from './move.ts';
import {
  add,
  addEach,
  addEachPlace,
  beginList,
  listArrangements,
  listElsewhere,
  listLength,
  listLooks,
  listPairs,
  listPlays,
  listShifts,
  listTargets,
  moveBuffer,
} from './move-list.ts';
import { missionsPossible } from './new-game.ts';
import { actionsToCopy, lackOf } from './obstacle.ts';
import { hiddenCardsPossible, recruitsPossible } from './people-decks.ts';
import {
  ASK,
  ASK_ARRANGE,
  ASK_AT,
  ASK_ATTACK,
  ASK_CIVILIAN,
  ASK_COPY,
  ASK_DECIDE,
  ASK_DISCARD_CARD,
  ASK_DISCARD_ELSEWHERE,
  ASK_DISCARD_HERE,
  ASK_DRAFT,
  ASK_DRAW,
  ASK_DROP,
  ASK_LOOK,
  ASK_MISSION,
  ASK_PAIR,
  ASK_PICK,
  ASK_PLAN,
  ASK_RECRUIT,
  ASK_REMOVE,
  ASK_REVEAL,
  ASK_SHIFT,
  ASK_STRIKE,
  ASK_SURVIVE,
  ASK_TAKE,
  ASK_TURN,
  ASK_USE,
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
  beginList(buffer);
  listAnswers(position);
  return listLength();
}

function listAnswers(position: Position): void {
  switch (position[ASK]) {
    case ASK_PAIR:
      listPairs(position);
      break;
    case ASK_DRAFT:
      add(DRAFT_MOVE, position[PAIR]);
      add(DRAFT_MOVE, position[PAIR + 1]);
      break;
    case ASK_MISSION:
      addEach(MISSION_MOVE, missionsPossible(position), MISSION_BASE);
      break;
    case ASK_DRAW:
      addEach(DRAW_MOVE, hiddenCardsPossible(position));
      break;
    case ASK_PLAN:
      listPlays(position, NO_LIMIT);
      addEachPlace(position, ATTACK_MOVE, availablePlaces(position));
      break;
    case ASK_USE:
      add(USE);
      add(SKIP);
      break;
    case ASK_COPY:
      addEach(COPY_MOVE, actionsToCopy(position));
      break;
    case ASK_AT:
      addEachPlace(position, AT_MOVE, placesWithDownNow(position));
      break;
    case ASK_TURN:
      for (let n = 1; n <= position[DOWN_AT + position[PLACE]]; n++) add(TURN_MOVE, NUMBER + n);
      if (position[TURNED_COUNT] > 0) add(STOP);
      break;
    case ASK_DROP:
      addEach(DISCARD_MOVE, kindsTurned(position), KIND);
      break;
    case ASK_REVEAL:
      addEach(REVEAL_MOVE, downPossible(position, position[PLACE], position[NTH]), KIND);
      break;
    case ASK_DISCARD_HERE:
      addEach(DISCARD_MOVE, kindsHere(position), KIND);
      break;
    case ASK_SHIFT:
      listShifts(position);
      break;
    case ASK_DISCARD_ELSEWHERE:
      listElsewhere(position);
      break;
    case ASK_DISCARD_CARD:
      addEach(DISCARD_MOVE, position[HAND]);
      break;
    case ASK_LOOK:
      listLooks(position);
      break;
    case ASK_ARRANGE:
      listArrangements(position);
      break;
    case ASK_PICK:
      addEach(PICK_MOVE, cardsLookedAt(position));
      break;
    case ASK_TAKE:
      addEach(TAKE_MOVE, position[REVEALED_PILE]);
      break;
    case ASK_RECRUIT:
      addEach(RECRUIT_MOVE, recruitsPossible(position));
      break;
    case ASK_REMOVE:
      addEach(REMOVE_MOVE, position[HIDDEN_IN_PLAY]);
      break;
    case ASK_ATTACK:
      listPlays(position, revealLimit(position));
      addEach(ACT_MOVE, whoMayAct(position));
      if (position[HAND] === 0) add(STRIKE_MOVE);
      break;
    case ASK_STRIKE:
      listTargets(position);
      break;
    case ASK_SURVIVE:
      addEach(SURVIVE_MOVE, kindSet(position, SURVIVORS), KIND);
      break;
    case ASK_CIVILIAN:
      for (let number = 0; number <= 3; number++) {
        if (position[CIVILIANS_LEFT + number] > 0) add(CIVILIAN_MOVE, NUMBER + number);
      }
      break;
    case ASK_DECIDE:
      add(END);
      if (hasMissionLeft(position)) add(CONTINUE);
      break;
  }
}

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
