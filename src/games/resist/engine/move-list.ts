import { bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { HIDDEN, REVEALED, SHIELDING_ENEMIES, SHIELDING_MISSION } from './cards.ts';
import { undrafted } from './chance.ts';
import { availablePlaces, cardsLookedAt, kindsHere, placesToDiscardAt } from './choices.ts';
import { deckLookedAt } from './drawing.ts';
import { enemiesPossible, kindSet, upAt } from './enemy-deck.ts';
import { KIND, MISSION_BASE, MOVE, moveOf, NUMBER, SIDE, THE_MISSION } from './move.ts';
import { hiddenCardsPossible, recruitsPossible } from './people-decks.ts';
import {
  BEATEN,
  DOWN_AT,
  HAND,
  type Position,
  REVEALS,
  ROW,
  STRENGTH,
  TARGET,
  TOPPED,
} from './position.ts';
import { currentDefense, missionDefense } from './strength.ts';

/*
 * The list that moves are written into: one at a time, so that millions of lists need no memory.
 */

/** Room enough for the moves of any position: the first pair of a draft has 276. */
export const moveBuffer = (): Int32Array => new Int32Array(300);

/** Where the moves of one list are written, and how many there are. */
let moves: Int32Array;
let count = 0;

/** Writes into a buffer what one kind of answer brings, and returns how many moves there are. */
export function listInto(
  buffer: Int32Array,
  listAnswers: (position: Position) => void,
  position: Position,
): number {
  moves = buffer;
  count = 0;
  listAnswers(position);
  return count;
}

export const add = (word: number, a = 0, b = 0): void => {
  moves[count++] = moveOf(word, a, b);
};

/** One move for each thing of a set, whose numbers begin at `base`. */
export function addEach(word: number, set: number, base = 0): void {
  for (let left = set; left !== 0; left = withoutLowest(left)) {
    moves[count++] = word | ((base + lowestBit(left)) << 5);
  }
}

/** One move for each Mission at one of some places. */
export function addEachPlace(position: Position, word: number, places: number): void {
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

export function listPlays(position: Position, limit: number): void {
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

/** The answers with more than one thing to say, by the question. */
export const LONG_ANSWERS = {
  pair: listPairs,
  shift: listShifts,
  'discard-elsewhere': listElsewhere,
  look: listLooks,
  arrange: listArrangements,
  strike: listTargets,
};
