import { hasBit } from '#shared/bit-set.ts';
import {
  ACTIONS,
  type Action,
  type CardNumber,
  type Goods,
  type LocationId,
  PATROL_CARDS,
  SIDES,
  type Side,
} from '../data/index.ts';
import { legalMoves } from './legal.ts';
import { stepAt } from './missions.ts';
import {
  ACT,
  type ActionWord,
  actMove,
  type Move,
  moveKind,
  movePlace,
  moveWord,
  NO_TARGET,
  STEP_TARGET,
  stepTarget,
  TARGET_KIND,
} from './move.ts';
import { actionsAt, costOf, GOAL_WORK, wordOf } from './offers.ts';
import { parseMove } from './parse-move.ts';
import { cardsToCome, soldierComes } from './patrol.ts';
import { EXIT_PLACES, FIRST_FIELD, type Place, placeOf } from './places.ts';
import {
  COMPLETE,
  DAY,
  difficultyOf,
  goalOf,
  HAND,
  MISSIONS,
  PATROLS_TO_COME,
  PHASE,
  PHASES,
  type PhaseId,
  type Position,
  SOLDIERS_THIS_TURN,
  TRAITS,
} from './position.ts';
import type { Reason } from './reason.ts';
import { hasWayHome } from './return-home.ts';
import { contains, goodsOf, stockOf } from './stock.ts';
import { endingOf, resultOf } from './upkeep.ts';
import { pawnAt, validateMove } from './why-not.ts';

/*
 * What the interface may ask of a position, besides its snapshot.
 */

export const phaseOf = (position: Position): PhaseId => PHASES[position[PHASE]];

/** The colour of the patrol that comes next. */
export const nextPatrol = (position: Position): 'police' | 'soldier' =>
  soldierComes(position[PATROLS_TO_COME], position[SOLDIERS_THIS_TURN]) ? 'soldier' : 'police';

/** Patrols still to come this turn, and how many of them are soldiers. */
export function patrolsToCome(position: Position): { all: number; soldiers: number } {
  const all = position[PATROLS_TO_COME];
  return { all, soldiers: Math.min(all, position[SOLDIERS_THIS_TURN]) };
}

/** The cards that may be on top of the deck, in number order. */
export function cardsLeft(position: Position): CardNumber[] {
  const cards = cardsToCome(position);
  return PATROL_CARDS.flatMap(({ number }) => (hasBit(cards, number) ? [number] : []));
}

export const pawnOn = (
  position: Position,
  place: LocationId,
): 'worker' | 'police' | 'soldier' | undefined => pawnAt(position, placeOf(place));

export const wouldComeHome = (position: Position, place: LocationId): boolean =>
  hasWayHome(position, placeOf(place));

/** What the game comes to if it ended now, and what has triggered its end. */
export { endingOf, goodsWantedAtTheEnd, resultOf };

/**
 * What must be in hand for a goal that the coming upkeep decides, where the hand lacks it. Rule:
 * maquis.goal-liberate-the-town.
 */
function goodsWantedAtTheEnd(position: Position): Goods | undefined {
  if (position[DAY] + 1 !== difficultyOf(position).lastDay) return undefined;
  for (let exit = 0; exit < SIDES.length; exit++) {
    const { atTheEnd } = goalOf(position, exit);
    if (!atTheEnd || position[COMPLETE + exit]) continue;
    if (!contains(position[HAND], stockOf(atTheEnd.hand))) return atTheEnd.hand;
  }
  return undefined;
}

/** One thing a worker could do, possible now or not. */
interface ActionOffer {
  readonly action: Action;
  readonly cost: Goods;
  /** The moves by which it is done: one, or one for each field or tile it can be aimed at. */
  readonly moves: readonly Move[];
  /** Why there is none. */
  readonly reasons: readonly Reason[];
}

/** Everything the worker at a place could do, with the moves for it or the reasons against it. */
export function actionsOffered(position: Position, place: LocationId): ActionOffer[] {
  const legal = legalMoves(position).filter((move) => moveKind(move) === ACT);
  return numbersOffered(position, placeOf(place)).map((number) => {
    const word = wordOf(number);
    const moves = legal.filter(
      (move) => movePlace(move) === placeOf(place) && moveWord(move) === word,
    );
    const example = actMove(placeOf(place), word, exampleTarget(position, placeOf(place), word));
    return {
      action: ACTIONS[number],
      cost: goodsOf(costOf(position, placeOf(place), number)),
      moves,
      reasons: moves.length > 0 ? [] : validateMove(position, example),
    };
  });
}

/** What a place offers, and a goal worked on from there where one of the two has a step there. */
function numbersOffered(position: Position, place: Place): readonly number[] {
  const offered = actionsAt(position, place);
  if ((position[TRAITS] & MISSIONS) === 0 || hasBit(EXIT_PLACES, place)) return offered;
  return boardExit(position, place) === undefined ? offered : [...offered, GOAL_WORK];
}

/** The first goal with a step at this place of the board. */
const boardExit = (position: Position, place: Place): number | undefined =>
  [0, 1].find((exit) => stepAt(position, exit, place) !== undefined);

/** The goals that a worker at this place of the board, not on a card, could work on, now or another day. */
export const goalsWorkedOnAt = (position: Position, place: LocationId): readonly Side[] =>
  hasBit(EXIT_PLACES, placeOf(place))
    ? []
    : SIDES.filter((_, exit) => stepAt(position, exit, placeOf(place)) !== undefined);

/** A target of each sort to ask about where an action has none left: none, a field, a tile. */
const FIRST_TARGET = [NO_TARGET, FIRST_FIELD, 0, NO_TARGET, 0];

function exampleTarget(position: Position, place: Place, word: ActionWord): number {
  const kind = TARGET_KIND[word] ?? 0;
  const exit = hasBit(EXIT_PLACES, place) ? undefined : boardExit(position, place);
  return kind === STEP_TARGET && exit !== undefined
    ? stepTarget(exit, undefined)
    : (FIRST_TARGET[kind] ?? NO_TARGET);
}

/** The legal move a text stands for here, or why it is none. */
type ReadMove = ReturnType<typeof parseMove> | { readonly reasons: readonly Reason[] };

export function readMove(position: Position, text: string): ReadMove {
  const parsed = parseMove(text);
  if ('fault' in parsed) return parsed;
  const reasons = validateMove(position, parsed.move);
  return reasons.length > 0 ? { reasons } : parsed;
}
