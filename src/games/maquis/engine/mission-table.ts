import { setOfBits } from '#shared/bit-set.ts';
import {
  type Edition,
  EVERY_GOAL,
  type Goal,
  type LocationId,
  type Success,
  TURN_TRACK,
} from '../data/index.ts';
import { closableRoad, type PlaceSet, setOf } from './places.ts';
import {
  AIRDROPS_NEED_NOBODY,
  BOARD_STEPS,
  CLOSED_PLACES,
  CLOSED_ROADS,
  END_NAMED_BY_RESULT,
  GOAL,
  MISSIONS,
  NO_DRAW,
  NO_SHOTS,
  type Position,
  SAFE_ACTIONS,
  SHOTS_BETWEEN_ACTIONS,
  SOLDIER_STEPS_COST_MORALE,
  STAYS,
  VISITS,
} from './position.ts';
import { type Kind, kindOf, type Stock, stockOf } from './stock.ts';

/*
 * What goals ask for and what they change on the board, made of the data once, so that it can be asked
 * for at every move.
 */

/** Every space of the turn marker, as a set. */
const ALL_DAYS = -1;

/** A step of a goal, as the engine asks for it. */
export interface GoalStep {
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
  readonly otherwise: GoalStep | undefined;
}

function stepOf(success: Success): GoalStep {
  const { cost, oneOf = [], at = [], days, leastMorale = 0, needsWayHome, otherwise } = success;
  return {
    cost: stockOf(cost),
    oneOf: oneOf.map(kindOf),
    at: setOf(at),
    days: days ? setOfBits(days) : ALL_DAYS,
    leastMorale,
    needsWayHome: needsWayHome ?? false,
    success,
    otherwise: otherwise && stepOf(otherwise),
  };
}

/** What is asked of one goal at every move. */
interface Mission {
  readonly steps: readonly GoalStep[];
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
  readonly distraction: GoalStep | undefined;
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
    closedOn: setOfBits(closesRoad?.days ?? []),
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

export const MISSION: readonly Mission[] = EVERY_GOAL.map(missionOf);

export const missionAt = (position: Position, exit: number): Mission =>
  MISSION[position[GOAL + exit]];

const changesTheBoard = ({ at, days, needsWayHome, success }: GoalStep): boolean =>
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
