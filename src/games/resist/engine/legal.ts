import { bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { ACTION_OF, HIDDEN, NO_LIMIT, REVEALED, sideIndex } from './cards.ts';
import { availablePlaces, cardsLookedAt, kindsHere, revealLimit } from './choices.ts';
import { downPossible, kindSet } from './enemy-deck.ts';
import { KIND, MISSION_BASE, MOVE, type Move, NUMBER } from './move.ts';
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
  QUESTION,
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
    case QUESTION.pair:
      listPairs(position);
      break;
    case QUESTION.draft:
      add(MOVE.draft, position[PAIR]);
      add(MOVE.draft, position[PAIR + 1]);
      break;
    case QUESTION.mission:
      addEach(MOVE.mission, missionsPossible(position), MISSION_BASE);
      break;
    case QUESTION.draw:
      addEach(MOVE.draw, hiddenCardsPossible(position));
      break;
    case QUESTION.plan:
      listPlays(position, NO_LIMIT);
      addEachPlace(position, MOVE.attack, availablePlaces(position));
      break;
    case QUESTION.use:
      add(MOVE.use);
      add(MOVE.skip);
      break;
    case QUESTION.copy:
      addEach(MOVE.copy, actionsToCopy(position));
      break;
    case QUESTION.at:
      addEachPlace(position, MOVE.at, placesWithDownNow(position));
      break;
    case QUESTION.turn:
      for (let n = 1; n <= position[DOWN_AT + position[PLACE]]; n++) add(MOVE.turn, NUMBER + n);
      if (position[TURNED_COUNT] > 0) add(MOVE.stop);
      break;
    case QUESTION.drop:
      addEach(MOVE.discard, kindsTurned(position), KIND);
      break;
    case QUESTION.reveal:
      addEach(MOVE.reveal, downPossible(position, position[PLACE], position[NTH]), KIND);
      break;
    case QUESTION['discard-here']:
      addEach(MOVE.discard, kindsHere(position), KIND);
      break;
    case QUESTION.shift:
      listShifts(position);
      break;
    case QUESTION['discard-elsewhere']:
      listElsewhere(position);
      break;
    case QUESTION['discard-card']:
      addEach(MOVE.discard, position[HAND]);
      break;
    case QUESTION.look:
      listLooks(position);
      break;
    case QUESTION.arrange:
      listArrangements(position);
      break;
    case QUESTION.pick:
      addEach(MOVE.pick, cardsLookedAt(position));
      break;
    case QUESTION.take:
      addEach(MOVE.take, position[REVEALED_PILE]);
      break;
    case QUESTION.recruit:
      addEach(MOVE.recruit, recruitsPossible(position));
      break;
    case QUESTION.remove:
      addEach(MOVE.remove, position[HIDDEN_IN_PLAY]);
      break;
    case QUESTION.attack:
      listPlays(position, revealLimit(position));
      addEach(MOVE.act, whoMayAct(position));
      if (position[HAND] === 0) add(MOVE.strike);
      break;
    case QUESTION.strike:
      listTargets(position);
      break;
    case QUESTION.survive:
      addEach(MOVE.survive, kindSet(position, SURVIVORS), KIND);
      break;
    case QUESTION.civilian:
      for (let number = 0; number <= 3; number++) {
        if (position[CIVILIANS_LEFT + number] > 0) add(MOVE.civilian, NUMBER + number);
      }
      break;
    case QUESTION.decide:
      add(MOVE.end);
      if (hasMissionLeft(position)) add(MOVE.continue);
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
