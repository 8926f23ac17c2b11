import {
  EDITIONS,
  type Edition,
  EVERY_GOAL,
  type Goal,
  type LocationId,
  SIDES,
  type Success,
  TURN_TRACK,
} from '../data/index.ts';
import {
  closableRoad,
  EXIT_PLACES,
  first,
  has,
  only,
  type Place,
  type PlaceSet,
  setOf,
} from './places.ts';
import {
  AIRDROPS_NEED_NOBODY,
  BOARD_STEPS,
  BOMBED,
  CLOSED_PLACES,
  CLOSED_ROADS,
  COMPLETE,
  DAY,
  DESTROYED,
  DISTRACTED,
  EDITION,
  END_NAMED_BY_RESULT,
  emptyFields,
  GOAL,
  HAND,
  INSIDE,
  MAJOR,
  MARKS,
  MISSIONS,
  MORALE,
  type MutablePosition,
  NO_DRAW,
  NO_SHOTS,
  type Position,
  SAFE_ACTIONS,
  SHOTS_BETWEEN_ACTIONS,
  SHUT,
  SOLDIER_STEPS_COST_MORALE,
  STAYS,
  SUCCESSES,
  TRAITS,
  VISITS,
  WORKERS,
} from './position.ts';
import { contains, type Kind, kindOf, NOTHING, type Stock, some, stockOf } from './stock.ts';

/*
 * What goals ask for and what they change on the board, made of the data once, so that it can be asked
 * for at every move.
 */

/** A step of a goal, as the engine asks for it. */
export interface Step {
  readonly cost: Stock;
  /** One of these is paid besides. */
  readonly oneOf: readonly Kind[];
  /** Places of the board where it is made; 0: on the card. */
  readonly at: PlaceSet;
  /** Spaces of the turn marker as a set. */
  readonly days: number;
  readonly leastMorale: number;
  readonly needsWayHome: boolean;
  readonly success: Success;
  readonly otherwise: Step | undefined;
}

const ALL_DAYS = -1;

function stepOf(success: Success): Step {
  const { cost, oneOf = [], at = [], days, leastMorale = 0, needsWayHome, otherwise } = success;
  return {
    cost: stockOf(cost),
    oneOf: oneOf.map(kindOf),
    at: setOf(at),
    days: days ? days.reduce((set, day) => set | (1 << day), 0) : ALL_DAYS,
    leastMorale,
    needsWayHome: needsWayHome ?? false,
    success,
    otherwise: otherwise && stepOf(otherwise),
  };
}

/** What is asked of one goal at every move. */
interface Mission {
  readonly steps: readonly Step[];
  readonly visits: PlaceSet;
  readonly visitCount: number;
  readonly hasTarget: boolean;
  readonly guns: PlaceSet;
  /** Places of the board where a step can be made at one time or another. */
  readonly board: PlaceSet;
  /** Whether it closes or opens places, or keeps goods off fields. */
  readonly changesPlaces: boolean;
  readonly closesPlaces: PlaceSet;
  readonly closesRoad: number;
  readonly closedOn: number;
  readonly forbidsShots: boolean;
  readonly looks: boolean;
  readonly carriesOn: boolean;
  readonly homeOn: number;
  readonly opensFieldsAfter: number;
  readonly distraction: Step | undefined;
  /** The bridges, as a set of closable roads. */
  readonly bridges: number;
  readonly successes: number;
}

const NEVER = 99;

function missionOf(goal: Goal): Mission {
  const { successes, visits = [], guns, closesPlaces = [], closesRoad, distraction } = goal;
  const stays = successes.flatMap((success) => success.stays ?? []);
  const [to] = successes[0]?.at ?? [];
  return {
    steps: successes.map((success) =>
      stepOf(goal.needsTrain ? { ...success, days: TURN_TRACK.trains } : success),
    ),
    visits: setOf(visits),
    visitCount: visits.length,
    hasTarget: goal.target ?? false,
    guns: setOf(guns?.at ?? []),
    board: setOf([
      ...(guns?.at ?? []),
      ...(distraction?.at ?? []),
      ...successes.flatMap(({ at = [] }) => at),
    ]),
    changesPlaces:
      guns !== undefined || goal.opensFieldsAfter !== undefined || closesPlaces.length > 0,
    closesPlaces: setOf(closesPlaces),
    closesRoad: closesRoad ? closableRoad(...closesRoad.between) : 0,
    closedOn: (closesRoad?.days ?? []).reduce((set, day) => set | (1 << day), 0),
    forbidsShots: goal.forbidsShots ?? false,
    looks: stays.some(({ looks }) => looks),
    carriesOn: stays.some(({ carriesOn }) => carriesOn),
    homeOn: stays.find(({ homeOn }) => homeOn !== undefined)?.homeOn ?? NEVER,
    opensFieldsAfter: goal.opensFieldsAfter ?? NEVER,
    distraction: distraction && stepOf(distraction),
    bridges: (goal.bridges ?? []).reduce((set, from) => set | bridgeRoad(from, to), 0),
    successes: goalSuccesses(goal),
  };
}

const bridgeRoad = (from: LocationId, to: LocationId | undefined): number =>
  to ? closableRoad(from, to) : 0;

/** How many successes a goal can have: visits, the target and circles. */
export const goalSuccesses = ({ visits = [], target, successes }: Goal): number =>
  visits.length + (target ? 1 : 0) + successes.length;

const MISSION: readonly Mission[] = EVERY_GOAL.map(missionOf);

export const missionAt = (position: Position, exit: number): Mission =>
  MISSION[position[GOAL + exit]];

const changesTheBoard = ({ at, days, needsWayHome, success }: Step): boolean =>
  at !== 0 ||
  days !== ALL_DAYS ||
  needsWayHome ||
  success.oneOf !== undefined ||
  success.stays !== undefined ||
  success.leastMorale !== undefined ||
  success.soldiers !== undefined;

/** Goals of which more is asked than the next cost on the card. */
const IS_MISSION: readonly boolean[] = MISSION.map(
  ({ visits, closesPlaces, forbidsShots }, goal) =>
    EVERY_GOAL[goal].successes.map(stepOf).some(changesTheBoard) ||
    (visits | closesPlaces) !== 0 ||
    forbidsShots,
);

/** The properties of an edition, and of two goals dealt in it, as bits. */
export const traitsOf = (edition: Edition, goals: readonly number[]): number =>
  (edition.riskyActions ? 0 : SAFE_ACTIONS) |
  (edition.shotsAtAnyMoment && edition.yellowArrow ? 0 : SHOTS_BETWEEN_ACTIONS) |
  (edition.hasDraw ? 0 : NO_DRAW) |
  (edition.soldierStepsCostMorale ? SOLDIER_STEPS_COST_MORALE : 0) |
  (edition.airdropsNeedNobody ? AIRDROPS_NEED_NOBODY : 0) |
  (edition.endNamedByResult ? END_NAMED_BY_RESULT : 0) |
  goals.reduce((all, goal) => all | TRAITS_OF_GOAL[goal], 0);

const bit = (is: boolean, trait: number): number => (is ? trait : 0);

const TRAITS_OF_GOAL: readonly number[] = MISSION.map(
  (mission, goal) =>
    bit(IS_MISSION[goal], MISSIONS) |
    bit(mission.board !== 0, BOARD_STEPS) |
    bit(mission.visits !== 0, VISITS) |
    bit(
      mission.steps.some(({ success }) => success.stays),
      STAYS,
    ) |
    bit(mission.changesPlaces, CLOSED_PLACES) |
    bit((mission.closesRoad | mission.bridges) !== 0, CLOSED_ROADS) |
    bit(mission.forbidsShots, NO_SHOTS),
);

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
const FIRST_CARD = first(EXIT_PLACES);

/** The guns of a goal that are still there, on the board and on the card. */
export function gunsLeft(position: Position, exit: number): PlaceSet {
  const { guns } = missionAt(position, exit);
  return guns === 0 ? 0 : (guns | only(cardPlace(exit))) & ~position[MARKS + exit];
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
  if ((position[TRAITS] & CLOSED_PLACES) === 0) return empty;
  const open = fieldsAreOpen(position) ? empty : allGunsLeft(position);
  return (empty & ~open) | placesClosed(position);
}

/** Fields onto which goods can be dropped. */
export function airdropFields(position: Position): PlaceSet {
  const empty = emptyFields(position);
  const traits = position[TRAITS];
  if (traits === 0) return empty;
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
    if (!draft[COMPLETE + exit] && ((closedOn >>> draft[DAY]) & 1) === 1) shut |= closesRoad;
  }
  draft[SHUT] = shut;
}

/** Whether somebody on a card looks at the top patrol card before each turn. */
export function moleLooks(position: Position): boolean {
  if ((position[TRAITS] & STAYS) === 0) return false;
  return (
    (position[INSIDE] === 1 && missionAt(position, 0).looks) ||
    (position[INSIDE + 1] === 1 && missionAt(position, 1).looks)
  );
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
export function nextStep(position: Position, exit: number): Step | undefined {
  const { steps, visitCount } = missionAt(position, exit);
  const step = steps[position[SUCCESSES + exit] - visitCount];
  return step?.otherwise && !isOn(step, position[DAY]) ? step.otherwise : step;
}

const isOn = ({ days }: Step, day: number): boolean => ((days >>> day) & 1) === 1;

/** The step that a worker at this place of the board, or on the card, could make for a goal. */
export function stepAt(position: Position, exit: number, place: Place): Step | undefined {
  const { guns, distraction } = missionAt(position, exit);
  if (distraction && has(distraction.at, place)) {
    return has(emptyFields(position), place) ? distraction : undefined;
  }
  const step = nextStep(position, exit);
  if (!step) return undefined;
  const isCard = place === cardPlace(exit);
  if (guns !== 0) return isCard || has(guns, place) ? step : undefined;
  return (step.at === 0 ? isCard : has(step.at, place)) ? step : undefined;
}

/** The places of the board where a step of one of the two goals can be made. */
export const boardSteps = (position: Position): PlaceSet =>
  (position[TRAITS] & BOARD_STEPS) === 0
    ? 0
    : MISSION[position[GOAL]].board | MISSION[position[GOAL + 1]].board;

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
  step: Step,
): StepObstacle {
  const mission = missionAt(position, exit);
  if (step === mission.distraction) {
    if (position[DISTRACTED] === 1) return 'distracted-already';
    if (position[COMPLETE + exit] && !position[BOMBED]) return 'goal-complete';
  } else if (mission.guns !== 0) {
    if (has(position[MARKS + exit], place)) return 'gun-is-gone';
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
export const stepCost = ({ cost }: Step, chosen: Kind | undefined): Stock =>
  chosen === undefined ? cost : cost + some(chosen, 1);

/** Whether two tokens or a free choice make it cost anything. */
export const isFree = ({ cost, oneOf }: Step): boolean => cost === NOTHING && oneOf.length === 0;
