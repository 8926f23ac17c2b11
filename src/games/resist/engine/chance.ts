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
import { KIND, MISSION_BASE, MOVE, type Move, moveOf, NUMBER, wordNumber } from './move.ts';
import { missionsPossible } from './new-game.ts';
import { hiddenCardsPossible, recruitsPossible } from './people-decks.ts';
import {
  ASK,
  CIVILIANS_LEFT,
  ENEMY_NUMBER,
  ENEMY_TOP_COUNT,
  HIDDEN_IN_PLAY,
  NTH,
  PLACE,
  type Position,
  QUESTION,
  RANDOM,
  RECRUIT_MAYBE,
  REST,
  REST_MAYBE,
  REST_SPIES,
  TOP_COUNT,
  UNKNOWN,
} from './position.ts';

const CHANCE_WORDS =
  bitOf(MOVE.pair) |
  bitOf(MOVE.mission) |
  bitOf(MOVE.draw) |
  bitOf(MOVE.look) |
  bitOf(MOVE.recruit) |
  bitOf(MOVE.reveal) |
  bitOf(MOVE.remove) |
  bitOf(MOVE.civilian);

const CHANCE_ASKS =
  bitOf(QUESTION.pair) |
  bitOf(QUESTION.mission) |
  bitOf(QUESTION.draw) |
  bitOf(QUESTION.look) |
  bitOf(QUESTION.recruit) |
  bitOf(QUESTION.reveal) |
  bitOf(QUESTION.remove) |
  bitOf(QUESTION.civilian);

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
    case QUESTION.pair:
      return pairBy(position, below);
    case QUESTION.mission:
      return moveOf(MOVE.mission, MISSION_BASE + anyOf(missionsPossible(position), below));
    case QUESTION.draw:
      return moveOf(MOVE.draw, hiddenCardBy(position, below));
    case QUESTION.look:
      return moveOf(MOVE.look, cardLookedAtBy(position, below));
    case QUESTION.recruit:
      return moveOf(MOVE.recruit, anyOf(recruitsPossible(position), below));
    case QUESTION.reveal:
      return moveOf(MOVE.reveal, KIND + downBy(position, below));
    case QUESTION.remove:
      return moveOf(MOVE.remove, anyOf(position[HIDDEN_IN_PLAY], below));
    case QUESTION.civilian:
      return moveOf(MOVE.civilian, NUMBER + civilianBy(position, below));
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
  return moveOf(MOVE.pair, nth(left, one), nth(left, one + 1 + n));
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
