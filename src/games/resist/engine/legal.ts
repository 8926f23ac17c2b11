import { bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { actionsToCopy, lackOf } from './action.ts';
import {
  ACTION_OF,
  HIDDEN,
  NO_LIMIT,
  REVEALED,
  SHIELDING_ENEMIES,
  SHIELDING_MISSION,
  sideIndex,
} from './cards.ts';
import { undrafted } from './chance.ts';
import {
  availablePlaces,
  cardsLookedAt,
  kindsHere,
  placesToDiscardAt,
  revealLimit,
} from './choices.ts';
import { deckLookedAt } from './drawing.ts';
import { downPossible, enemiesPossible, kindSet, upAt } from './enemy-deck.ts';
import { KIND, MISSION_BASE, MOVE, type Move, moveOf, NUMBER, SIDE, THE_MISSION } from './move.ts';
import { missionsPossible } from './new-game.ts';
import { hiddenCardsPossible, recruitsPossible } from './people-decks.ts';
import {
  ASK,
  ASKS,
  type AskId,
  BEATEN,
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
  REVEALS,
  ROW,
  ROW_PLACES,
  STRENGTH,
  SURVIVORS,
  TARGET,
  TOPPED,
  TURNED,
  TURNED_COUNT,
} from './position.ts';
import { hasMissionLeft } from './round.ts';
import { currentDefense, missionDefense } from './strength.ts';

/** Room enough for the moves of any position: the first pair of a draft has 276. */
export const moveBuffer = (): Int32Array => new Int32Array(300);

/**
 * Where the moves of one list are written, and how many there are: one at a time, so that millions of lists
 * need no memory.
 */
let moves: Int32Array;
let count = 0;

/**
 * Writes every legal move into a buffer and returns how many there are; two cards of one kind are
 * one move (resist.cards-alike). For those who ask millions of times; everyone else uses
 * {@link legalMoves}.
 */
export function listMoves(position: Position, buffer: Int32Array): number {
  moves = buffer;
  count = 0;
  BY_QUESTION[position[ASK]](position);
  return count;
}

const own = moveBuffer();

/** Every legal move in a position; none when the game is over. */
export function legalMoves(position: Position): Move[] {
  return [...own.subarray(0, listMoves(position, own))];
}

/** Whether a move is among the legal ones. */
export function isLegalMove(position: Position, move: Move): boolean {
  const found = listMoves(position, own);
  for (let n = 0; n < found; n++) if (own[n] === move) return true;
  return false;
}

/** Lists the answers to each question. */
const ANSWERS: Readonly<Record<AskId, (position: Position) => void>> = {
  pair: listPairs,
  shift: listShifts,
  'discard-elsewhere': listElsewhere,
  look: listLooks,
  arrange: listArrangements,
  strike: listTargets,
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

const add = (word: number, a = 0, b = 0): void => {
  moves[count++] = moveOf(word, a, b);
};

/** One move for each thing of a set, whose numbers begin at `base`. */
function addEach(word: number, set: number, base = 0): void {
  for (let left = set; left !== 0; left = withoutLowest(left)) {
    moves[count++] = word | ((base + lowestBit(left)) << 5);
  }
}

/** One move for each Mission at one of some places. */
function addEachPlace(position: Position, word: number, places: number): void {
  for (let left = places; left !== 0; left = withoutLowest(left)) {
    add(word, MISSION_BASE + position[ROW + lowestBit(left)]);
  }
}

/*
 * The moves that answer the questions with more than one thing to say.
 */

function listPairs(position: Position): void {
  for (let ones = undrafted(position); ones !== 0; ones = withoutLowest(ones)) {
    for (let twos = withoutLowest(ones); twos !== 0; twos = withoutLowest(twos)) {
      add(MOVE.pair, lowestBit(ones), lowestBit(twos));
    }
  }
}

function listPlays(position: Position, limit: number): void {
  const mayReveal = position[REVEALS] < limit;
  for (let left = position[HAND]; left !== 0; left = withoutLowest(left)) {
    add(MOVE.play, lowestBit(left), SIDE + HIDDEN);
    if (mayReveal) add(MOVE.play, lowestBit(left), SIDE + REVEALED);
  }
}

function listShifts(position: Position): void {
  const others = availablePlaces(position) & ~bitOf(position[TARGET]);
  for (let kinds = kindsHere(position); kinds !== 0; kinds = withoutLowest(kinds)) {
    for (let left = others; left !== 0; left = withoutLowest(left)) {
      add(MOVE.shift, KIND + lowestBit(kinds), MISSION_BASE + position[ROW + lowestBit(left)]);
    }
  }
}

function listElsewhere(position: Position): void {
  for (let left = placesToDiscardAt(position); left !== 0; left = withoutLowest(left)) {
    const place = lowestBit(left);
    const mission = MISSION_BASE + position[ROW + place];
    for (let kinds = kindSet(position, upAt(place)); kinds !== 0; kinds = withoutLowest(kinds)) {
      add(MOVE.discard, mission, KIND + lowestBit(kinds));
    }
    for (let n = 1; n <= position[DOWN_AT + place]; n++) add(MOVE.discard, mission, NUMBER + n);
  }
}

function listLooks(position: Position): void {
  const deck = deckLookedAt(position);
  if (deck === 'enemies') addEach(MOVE.look, enemiesPossible(position), KIND);
  else if (deck === 'recruits') addEach(MOVE.look, recruitsPossible(position));
  else addEach(MOVE.look, hiddenCardsPossible(position));
}

/** resist.sifting: what does not go back on top goes first (C30). */
function listArrangements(position: Position): void {
  const deck = deckLookedAt(position);
  const base = deck === 'enemies' ? KIND : 0;
  const cards = cardsLookedAt(position);
  if (position[TOPPED] === 0)
    addEach(deck === 'recruits' ? MOVE.bottom : MOVE.discard, cards, base);
  addEach(MOVE.top, cards, base);
}

/** resist.grunts-first, resist.guards-first: what can be paid for now. */
function listTargets(position: Position): void {
  const here = kindsHere(position);
  const strength = position[STRENGTH];
  const open = (here & SHIELDING_ENEMIES) !== 0 ? here & SHIELDING_ENEMIES : here;
  for (let left = open; left !== 0; left = withoutLowest(left)) {
    const kind = lowestBit(left);
    if (currentDefense(position, kind) <= strength) add(MOVE.defeat, KIND + kind);
  }
  const isShielded = (here & SHIELDING_MISSION) !== 0;
  if (!position[BEATEN] && !isShielded && missionDefense(position) <= strength) {
    add(MOVE.defeat, THE_MISSION);
  }
  add(MOVE.stop);
}
