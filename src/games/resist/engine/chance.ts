import { bitCount, bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { type Below, RANDOM_WORDS, randomBelow } from '#shared/random.ts';
import { ALL_MAQUIS, type CardSet, SPY } from './cards.ts';
import { deckLookedAt } from './drawing.ts';
import {
  countKinds,
  downAt,
  downPossible,
  enemiesPossible,
  nthKind,
  poolOf,
} from './enemy-deck.ts';
import {
  CIVILIAN_MOVE,
  DRAW_MOVE,
  KIND,
  LOOK_MOVE,
  MISSION_BASE,
  MISSION_MOVE,
  type Move,
  moveOf,
  NUMBER,
  PAIR_MOVE,
  RECRUIT_MOVE,
  REMOVE_MOVE,
  REVEAL_MOVE,
  wordNumber,
} from './move.ts';
import { missionsPossible } from './new-game.ts';
import { hiddenCardsPossible, recruitsPossible } from './people-decks.ts';
import {
  ASK,
  ASK_CIVILIAN,
  ASK_DRAW,
  ASK_LOOK,
  ASK_MISSION,
  ASK_PAIR,
  ASK_RECRUIT,
  ASK_REMOVE,
  ASK_REVEAL,
  CIVILIANS_LEFT,
  ENEMY_NUMBER,
  ENEMY_TOP_COUNT,
  HIDDEN_IN_PLAY,
  NTH,
  PLACE,
  type Position,
  RANDOM,
  RECRUIT_MAYBE,
  REST,
  REST_MAYBE,
  REST_SPIES,
  TOP_COUNT,
  UNKNOWN,
} from './position.ts';

const CHANCE_WORDS =
  bitOf(PAIR_MOVE) |
  bitOf(MISSION_MOVE) |
  bitOf(DRAW_MOVE) |
  bitOf(LOOK_MOVE) |
  bitOf(RECRUIT_MOVE) |
  bitOf(REVEAL_MOVE) |
  bitOf(REMOVE_MOVE) |
  bitOf(CIVILIAN_MOVE);

const CHANCE_ASKS =
  bitOf(ASK_PAIR) |
  bitOf(ASK_MISSION) |
  bitOf(ASK_DRAW) |
  bitOf(ASK_LOOK) |
  bitOf(ASK_RECRUIT) |
  bitOf(ASK_REVEAL) |
  bitOf(ASK_REMOVE) |
  bitOf(ASK_CIVILIAN);

/** Whether a move is chance's: a card, an Enemy turned up, somebody removed. */
export const isChanceMove = (move: Move): boolean => (CHANCE_WORDS & bitOf(wordNumber(move))) !== 0;

/** Whether chance answers the question that is asked. */
export const isChanceAsked = (position: Position): boolean =>
  (CHANCE_ASKS & bitOf(position[ASK])) !== 0;

/** Every Maquis not drafted yet. */
export const undrafted = (position: Position): CardSet =>
  ALL_MAQUIS & ~(position[REST_MAYBE] | position[RECRUIT_MAYBE]);

/**
 * The move of chance where it is asked, each by its weight: cards by the number of copies that may
 * be there, so that a game comes as it would from decks that were shuffled at its start.
 *
 * @param below a whole number from 0 to below the bound; asked exactly once
 */
export function chanceMoveBy(position: Position, below: Below): Move {
  switch (position[ASK]) {
    case ASK_PAIR:
      return pairBy(position, below);
    case ASK_MISSION:
      return moveOf(MISSION_MOVE, MISSION_BASE + anyOf(missionsPossible(position), below));
    case ASK_DRAW:
      return moveOf(DRAW_MOVE, hiddenCardBy(position, below));
    case ASK_LOOK:
      return moveOf(LOOK_MOVE, cardLookedAtBy(position, below));
    case ASK_RECRUIT:
      return moveOf(RECRUIT_MOVE, anyOf(recruitsPossible(position), below));
    case ASK_REVEAL:
      return moveOf(REVEAL_MOVE, KIND + downBy(position, below));
    case ASK_REMOVE:
      return moveOf(REMOVE_MOVE, anyOf(position[HIDDEN_IN_PLAY], below));
    case ASK_CIVILIAN:
      return moveOf(CIVILIAN_MOVE, NUMBER + civilianBy(position, below));
    default:
      throw new Error('the answer is not up to chance here');
  }
}

const anyOf = (set: number, below: Below): number => nth(set, below(bitCount(set)));

/** The n-th card of a set, counted from 0. */
function nth(set: CardSet, n: number): number {
  let left = set;
  for (let skip = n; skip > 0; skip--) left = withoutLowest(left);
  return lowestBit(left);
}

function pairBy(position: Position, below: Below): Move {
  const left = undrafted(position);
  const count = bitCount(left);
  // Pair number n of all pairs, one before two.
  let n = below((count * (count - 1)) / 2);
  let one = 0;
  for (; n >= count - 1 - one; one++) n -= count - 1 - one;
  return moveOf(PAIR_MOVE, nth(left, one), nth(left, one + 1 + n));
}

/** Spies s and Maquis m in the rest: a Spy s of s + m times, each possible Maquis equally often. */
function hiddenCardBy(position: Position, below: Below): number {
  if (position[TOP_COUNT] > 0) return anyOf(hiddenCardsPossible(position), below);
  const spies = position[REST_SPIES];
  const maquis = position[REST] - spies;
  const possible = bitCount(position[REST_MAYBE]);
  if (maquis === 0) {
    below(1);
    return SPY;
  }
  const drawn = below((spies + maquis) * possible) - spies * possible;
  return drawn < 0 ? SPY : nth(position[REST_MAYBE], Math.floor(drawn / maquis));
}

function cardLookedAtBy(position: Position, below: Below): number {
  const deck = deckLookedAt(position);
  if (deck === 'hidden') return hiddenCardBy(position, below);
  if (deck === 'recruits') return anyOf(recruitsPossible(position), below);
  if (position[ENEMY_TOP_COUNT] > 0) return KIND + anyOf(enemiesPossible(position), below);
  return KIND + fromPool(position, position[ENEMY_NUMBER], below);
}

function downBy(position: Position, below: Below): number {
  const down = downAt(position, position[PLACE], position[NTH]);
  if (down >= UNKNOWN) return fromPool(position, down - UNKNOWN, below);
  return anyOf(downPossible(position, position[PLACE], position[NTH]), below);
}

const fromPool = (position: Position, number: number, below: Below): number =>
  nthKind(position, poolOf(number), below(countKinds(position, poolOf(number))));

function civilianBy(position: Position, below: Below): number {
  let cards = 0;
  for (let number = 0; number <= 3; number++) cards += position[CIVILIANS_LEFT + number];
  let n = below(cards);
  for (let number = 0; ; number++) {
    n -= position[CIVILIANS_LEFT + number];
    if (n < 0) return number;
  }
}

const scratch = new Int32Array(RANDOM_WORDS);
const belowScratch: Below = (bound) => randomBelow(scratch, 0, bound);

/** The move that the position's own generator makes, where chance is asked. */
export function chanceMoveOf(position: Position): Move {
  for (let word = 0; word < RANDOM_WORDS; word++) scratch[word] = position[RANDOM + word];
  return chanceMoveBy(position, belowScratch);
}
