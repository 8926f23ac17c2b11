import { bitOf, hasBit, lowestBit } from '#shared/bit-set.ts';
import { EDITIONS, EVERY_GOAL, SIDES } from '../data/index.ts';

import { type GoalStep, MISSION, missionAt } from './mission-table.ts';
import { EXIT_PLACES, type Place, type PlaceSet } from './places.ts';
import {
  AIRDROPS_NEED_NOBODY,
  BOMBED,
  CLOSED_PLACES,
  CLOSED_ROADS,
  COMPLETE,
  DAY,
  DESTROYED,
  DISTRACTED,
  EDITION,
  emptyFields,
  GOAL,
  HAND,
  INSIDE,
  MAJOR,
  MARKS,
  MORALE,
  type MutablePosition,
  NO_SHOTS,
  type Position,
  SHUT,
  STAYS,
  SUCCESSES,
  TRAITS,
  WORKERS,
} from './position.ts';
import { contains, type Kind, type Stock, some } from './stock.ts';

/*
 * What the goals of a game ask for and change at this moment.
 */

const HAS_THREE_STARS: readonly boolean[] = EVERY_GOAL.map(({ stars }) => stars === 3);

/** The points with which a game is won: a goal is one, a major success two. */
export function pointsToWin(position: Position): number {
  const { usual, threeStar } = EDITIONS[position[EDITION]].pointsToWin;
  return HAS_THREE_STARS[position[GOAL]] || HAS_THREE_STARS[position[GOAL + 1]] ? threeStar : usual;
}

export const pointsOf = (position: Position): number =>
  position[COMPLETE] + position[COMPLETE + 1] + position[MAJOR] + position[MAJOR + 1];

/** The place of the card beyond an exit. */
export const cardPlace = (exit: number): Place => FIRST_CARD + exit;
const FIRST_CARD = lowestBit(EXIT_PLACES);

/** The guns of a goal that are still there, on the board and on the card. */
function gunsLeft(position: Position, exit: number): PlaceSet {
  const { guns } = missionAt(position, exit);
  return guns === 0 ? 0 : (guns | bitOf(cardPlace(exit))) & ~position[MARKS + exit];
}

const allGunsLeft = (position: Position): PlaceSet => gunsLeft(position, 0) | gunsLeft(position, 1);

/** Places that a goal closes to workers and to airdrops until it is complete. */
export function placesClosed(position: Position): PlaceSet {
  let closed = 0;
  for (let exit = 0; exit < SIDES.length; exit++) {
    if (!position[COMPLETE + exit]) closed |= missionAt(position, exit).closesPlaces;
  }
  return closed;
}

function fieldsAreOpen(position: Position): boolean {
  for (let exit = 0; exit < SIDES.length; exit++) {
    const { opensFieldsAfter } = missionAt(position, exit);
    if (!position[COMPLETE + exit] && position[SUCCESSES + exit] >= opensFieldsAfter) return true;
  }
  return false;
}

/** Places where no worker may go for what lies there, or does not: empty fields, and what goals close. */
export function shutPlaces(position: Position): PlaceSet {
  const empty = emptyFields(position);
  return (position[TRAITS] & CLOSED_PLACES) === 0 ? empty : shutByGoals(position, empty);
}

function shutByGoals(position: Position, empty: PlaceSet): PlaceSet {
  const open = fieldsAreOpen(position) ? empty : allGunsLeft(position);
  return (empty & ~open) | placesClosed(position);
}

/** Fields onto which goods can be dropped. */
export function airdropFields(position: Position): PlaceSet {
  const empty = emptyFields(position);
  return position[TRAITS] === 0 ? empty : openToGoods(position, empty);
}

function openToGoods(position: Position, empty: PlaceSet): PlaceSet {
  const traits = position[TRAITS];
  const free = (traits & AIRDROPS_NEED_NOBODY) === 0 ? empty : empty & ~position[WORKERS];
  return (traits & CLOSED_PLACES) === 0
    ? free
    : free & ~allGunsLeft(position) & ~placesClosed(position);
}

/** Whether a goal forbids shots now. */
export function shotsForbidden(position: Position): boolean {
  if ((position[TRAITS] & NO_SHOTS) === 0) return false;
  for (let exit = 0; exit < SIDES.length; exit++) {
    if (missionAt(position, exit).forbidsShots && !position[COMPLETE + exit]) return true;
  }
  return false;
}

/** Closes and opens roads as the day and the goals want it. */
export function shutRoads(draft: MutablePosition): void {
  if ((draft[TRAITS] & CLOSED_ROADS) === 0) return;
  let shut = draft[DESTROYED];
  for (let exit = 0; exit < SIDES.length; exit++) {
    const { closesRoad, closedOn } = missionAt(draft, exit);
    if (!draft[COMPLETE + exit] && hasBit(closedOn, draft[DAY])) shut |= closesRoad;
  }
  draft[SHUT] = shut;
}

/** Whether somebody on a card keeps the game going though nobody else is left. */
export function somebodyCarriesOn(position: Position): boolean {
  if ((position[TRAITS] & STAYS) === 0) return false;
  return (
    (position[INSIDE] === 1 && missionAt(position, 0).carriesOn) ||
    (position[INSIDE + 1] === 1 && missionAt(position, 1).carriesOn)
  );
}

/** The step of a goal that comes next, as the day has it; none where visits or nothing come next. */
export function nextStep(position: Position, exit: number): GoalStep | undefined {
  const { steps, visitCount } = missionAt(position, exit);
  const step = steps[position[SUCCESSES + exit] - visitCount];
  return step?.otherwise && !isOn(step, position[DAY]) ? step.otherwise : step;
}

const isOn = ({ days }: GoalStep, day: number): boolean => hasBit(days, day);

/** The step that a worker at this place of the board, or on the card, could make for a goal. */
export function stepAt(position: Position, exit: number, place: Place): GoalStep | undefined {
  const { guns, distraction } = missionAt(position, exit);
  if (distraction && hasBit(distraction.at, place)) {
    return hasBit(emptyFields(position), place) ? distraction : undefined;
  }
  const step = nextStep(position, exit);
  if (!step) return undefined;
  const isCard = place === cardPlace(exit);
  if (guns !== 0) return isCard || hasBit(guns, place) ? step : undefined;
  return (step.at === 0 ? isCard : hasBit(step.at, place)) ? step : undefined;
}

/** The places of the board where a step of one of the two goals can be made. */
export const boardSteps = (position: Position): PlaceSet =>
  MISSION[position[GOAL]].board | MISSION[position[GOAL + 1]].board;

/** Why a step cannot be made now, what is paid of a choice left aside. */
export type StepObstacle =
  | 'none'
  | 'goal-complete'
  | 'not-today'
  | 'morale-too-low'
  | 'gun-is-gone'
  | 'distracted-already'
  | 'cannot-pay';

export function stepObstacle(
  position: Position,
  exit: number,
  place: Place,
  step: GoalStep,
): StepObstacle {
  const mission = missionAt(position, exit);
  if (step === mission.distraction) {
    if (position[DISTRACTED] === 1) return 'distracted-already';
    if (position[COMPLETE + exit] && !position[BOMBED]) return 'goal-complete';
  } else if (mission.guns !== 0) {
    if (hasBit(position[MARKS + exit], place)) return 'gun-is-gone';
  } else if (position[COMPLETE + exit]) return 'goal-complete';
  if (!isOn(step, position[DAY])) return 'not-today';
  if (position[MORALE] < step.leastMorale) return 'morale-too-low';
  if (!contains(position[HAND], step.cost)) return 'cannot-pay';
  return step.oneOf.length > 0 && !step.oneOf.some((kind) => paysOne(position, kind))
    ? 'cannot-pay'
    : 'none';
}

export const paysOne = (position: Position, kind: Kind): boolean =>
  contains(position[HAND], some(kind, 1));

/** What a step costs when of a choice this kind is paid; none: nothing is chosen. */
export const stepCost = ({ cost }: GoalStep, chosen: Kind | undefined): Stock =>
  chosen === undefined ? cost : cost + some(chosen, 1);
