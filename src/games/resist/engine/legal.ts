import { actionsToCopy } from './action.ts';
import {
  first,
  HIDDEN,
  NO_LIMIT,
  only,
  REVEALED,
  rest,
  SHIELDING_ENEMIES,
  SHIELDING_MISSION,
} from './cards.ts';
import { undrafted } from './chance.ts';
import {
  availablePlaces,
  cardsLookedAt,
  kindsHere,
  kindsTurned,
  placesToDiscardAt,
  placesWithDownNow,
  revealLimit,
  whoMayAct,
} from './choices.ts';
import { hasMissionLeft } from './course.ts';
import { downPossible, enemiesPossible, upAt } from './enemy-deck.ts';
import { hiddenCardsPossible } from './hidden-deck.ts';
import { kindSet } from './kinds.ts';
import { deckLookedAt } from './looking.ts';
import {
  ACT_MOVE,
  AT_MOVE,
  ATTACK_MOVE,
  BOTTOM_MOVE,
  CIVILIAN_MOVE,
  CONTINUE,
  COPY_MOVE,
  DEFEAT_MOVE,
  DISCARD_MOVE,
  DRAFT_MOVE,
  DRAW_MOVE,
  END,
  KIND,
  LOOK_MOVE,
  MISSION,
  MISSION_MOVE,
  type Move,
  moveOf,
  NUMBER,
  PAIR_MOVE,
  PICK_MOVE,
  PLAY_MOVE,
  RECRUIT_MOVE,
  REMOVE_MOVE,
  REVEAL_MOVE,
  SHIFT_MOVE,
  SIDE,
  SKIP,
  STOP,
  STRIKE_MOVE,
  SURVIVE_MOVE,
  TAKE_MOVE,
  THE_MISSION,
  TOP_MOVE,
  TURN_MOVE,
  USE,
} from './move.ts';
import { missionsPossible } from './new-game.ts';
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
  BEATEN,
  CIVILIANS_LEFT,
  DOWN_AT,
  HAND,
  HIDDEN_IN_PLAY,
  NTH,
  PAIR,
  PLACE,
  type Position,
  REVEALED_PILE,
  REVEALS,
  ROW,
  STRENGTH,
  SURVIVORS,
  TARGET,
  TOPPED,
  TURNED_COUNT,
} from './position.ts';
import { recruitsPossible } from './recruit-deck.ts';
import { currentDefense, missionDefense } from './strength.ts';

/** Room enough for the moves of any position: the first pair of a draft has 276. */
export const moveBuffer = (): Int32Array => new Int32Array(300);

/** Where the moves of one list are written, and how many there are. */
let moves: Int32Array;
let count = 0;

const add = (word: number, a = 0, b = 0): void => {
  moves[count++] = moveOf(word, a, b);
};

/** One move for each thing of a set, whose numbers begin at `base`. */
function addEach(word: number, set: number, base = 0): void {
  for (let left = set; left !== 0; left = rest(left)) {
    moves[count++] = word | ((base + first(left)) << 5);
  }
}

/**
 * Writes every legal move into a buffer and returns how many there are; two cards of one kind are
 * one move (resist.cards-alike). For those who ask millions of times; everyone else uses
 * {@link legalMoves}.
 */
export function listMoves(position: Position, buffer: Int32Array): number {
  moves = buffer;
  count = 0;
  listAnswers(position);
  return count;
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
      addEach(MISSION_MOVE, missionsPossible(position), MISSION);
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

function listPairs(position: Position): void {
  for (let ones = undrafted(position); ones !== 0; ones = rest(ones)) {
    for (let twos = rest(ones); twos !== 0; twos = rest(twos)) {
      add(PAIR_MOVE, first(ones), first(twos));
    }
  }
}

function addEachPlace(position: Position, word: number, places: number): void {
  for (let left = places; left !== 0; left = rest(left)) {
    add(word, MISSION + position[ROW + first(left)]);
  }
}

function listPlays(position: Position, limit: number): void {
  const mayReveal = position[REVEALS] < limit;
  for (let left = position[HAND]; left !== 0; left = rest(left)) {
    add(PLAY_MOVE, first(left), SIDE + HIDDEN);
    if (mayReveal) add(PLAY_MOVE, first(left), SIDE + REVEALED);
  }
}

function listShifts(position: Position): void {
  const others = availablePlaces(position) & ~only(position[TARGET]);
  for (let kinds = kindsHere(position); kinds !== 0; kinds = rest(kinds)) {
    for (let left = others; left !== 0; left = rest(left)) {
      add(SHIFT_MOVE, KIND + first(kinds), MISSION + position[ROW + first(left)]);
    }
  }
}

function listElsewhere(position: Position): void {
  for (let left = placesToDiscardAt(position); left !== 0; left = rest(left)) {
    const place = first(left);
    const mission = MISSION + position[ROW + place];
    for (let kinds = kindSet(position, upAt(place)); kinds !== 0; kinds = rest(kinds)) {
      add(DISCARD_MOVE, mission, KIND + first(kinds));
    }
    for (let n = 1; n <= position[DOWN_AT + place]; n++) add(DISCARD_MOVE, mission, NUMBER + n);
  }
}

function listLooks(position: Position): void {
  const deck = deckLookedAt(position);
  if (deck === 'enemies') addEach(LOOK_MOVE, enemiesPossible(position), KIND);
  else if (deck === 'recruits') addEach(LOOK_MOVE, recruitsPossible(position));
  else addEach(LOOK_MOVE, hiddenCardsPossible(position));
}

/** resist.sifting: what does not go back on top goes first (C30). */
function listArrangements(position: Position): void {
  const deck = deckLookedAt(position);
  const base = deck === 'enemies' ? KIND : 0;
  const cards = cardsLookedAt(position);
  if (position[TOPPED] === 0)
    addEach(deck === 'recruits' ? BOTTOM_MOVE : DISCARD_MOVE, cards, base);
  addEach(TOP_MOVE, cards, base);
}

/** resist.grunts-first, resist.guards-first: what can be paid for now. */
function listTargets(position: Position): void {
  const here = kindsHere(position);
  const strength = position[STRENGTH];
  const open = (here & SHIELDING_ENEMIES) !== 0 ? here & SHIELDING_ENEMIES : here;
  for (let left = open; left !== 0; left = rest(left)) {
    const kind = first(left);
    if (currentDefense(position, kind) <= strength) add(DEFEAT_MOVE, KIND + kind);
  }
  const isShielded = (here & SHIELDING_MISSION) !== 0;
  if (!position[BEATEN] && !isShielded && missionDefense(position) <= strength) {
    add(DEFEAT_MOVE, THE_MISSION);
  }
  add(STOP);
}

const buffer = moveBuffer();

/** Every legal move in a position; none when the game is over. */
export function legalMoves(position: Position): Move[] {
  return [...buffer.subarray(0, listMoves(position, buffer))];
}

/** Whether a move is among the legal ones. */
export function isLegal(position: Position, move: Move): boolean {
  const listed = listMoves(position, buffer);
  for (let n = 0; n < listed; n++) if (buffer[n] === move) return true;
  return false;
}
