import type { LocationId } from './locations.ts';
import type { Goods, Resource } from './pieces.ts';
import type { RuleId } from './rules.ts';
import type { Basis } from './rulings.ts';

/** The six goals of the free edition, in the order of the record. */
export const GOAL_IDS = [
  'underground-newspaper',
  'destroy-the-train',
  'sabotage',
  'aid-the-spy',
  'assassination',
  'liberate-the-town',
] as const;

/** Those that only the boxed editions have: eight of up to two stars, then the four of three. */
export const BOXED_GOAL_IDS = [
  'milice-parade-day',
  'officers-mansion',
  'infiltration',
  'german-shepherds',
  'double-agent',
  'coded-messages',
  'take-out-the-bridges',
  'bomb-for-the-officer',
  'milice-hq',
  'bomb-the-barracks',
  'free-the-resistance-leader',
  'destroy-aa-guns',
] as const;

/** Those of all editions. */
export const EVERY_GOAL_ID = [...GOAL_IDS, ...BOXED_GOAL_IDS] as const;

export type GoalId = (typeof EVERY_GOAL_ID)[number];

/**
 * One success circle and what marking it costs. Everything special about a step of a mission is one
 * of these properties; the engine asks for the property and never for the mission.
 */
export interface Success {
  readonly cost: Goods;
  /** The number in the circle where successes must be scored in order. */
  readonly circle?: 1 | 2 | 3;
  /** Besides the cost, one of these is paid; the move names which. */
  readonly oneOf?: readonly Resource[];
  /** Where it is marked, on the board; on the card where left out. */
  readonly at?: readonly LocationId[];
  /** The spaces of the turn marker on which it can be marked; all where left out. */
  readonly days?: readonly number[];
  /** The least morale with which it can be marked. */
  readonly leastMorale?: number;
  /** In the boxed editions: not marked unless the worker has a way home. */
  readonly needsWayHome?: true;
  /** The worker stays on the card over night, and needs no way home. */
  readonly stays?: Staying;
  /** Whoever stays on the card leaves it, and goes home after the worker. */
  readonly fetches?: true;
  /** The worker is arrested by it. */
  readonly arrests?: true;
  /** Steps on the morale track, then steps on the soldier track. */
  readonly morale?: number;
  readonly soldiers?: number;
  /** At the end of the day one of the goal's bridges is destroyed. */
  readonly destroysBridge?: true;
  /** It makes the success a major one; with a number, only while fewer soldiers are on the track. */
  readonly major?: true | { readonly soldiersBelow: number };
  /** What is marked in its place on other days. */
  readonly otherwise?: Success;
}

/** A worker who stays on a goal card over night. */
interface Staying {
  readonly as: 'mole' | 'cryptographer';
  /** While he is there the top patrol card is looked at before each turn. */
  readonly looks?: true;
  /** At the end of this day he goes home; the goal is complete if he gets there, else begun anew. */
  readonly homeOn?: number;
  /** As long as he is there the game goes on, even with no other worker left. */
  readonly carriesOn?: true;
}

export interface Goal {
  readonly id: GoalId;
  /** Its stars in the second edition; the free one prints none. */
  readonly stars: 0 | 1 | 2 | 3;
  /** With the optional distribution of the free edition one goal is drawn from each group. Basis: text. */
  readonly group?: 'a' | 'b';
  /** Whether a road joins the card to the board, so that a worker can be placed on it. */
  readonly hasPlace: boolean;
  /** Success circles, in the order they are marked, after the visits. */
  readonly successes: readonly Success[];
  /** Places where a worker must have been activated first, in any order; each is a success. */
  readonly visits?: readonly LocationId[];
  /** After the visits a patrol card is turned over: a visit to its first place completes the goal. */
  readonly target?: true;
  /** A worker of the player's choice leaves the game when it is complete. */
  readonly costsWorker?: true;
  /** Guns to be destroyed, each by a success: how many complete the goal, and how many make it major. */
  readonly guns?: {
    readonly at: readonly LocationId[];
    readonly complete: number;
    readonly major: number;
  };
  /** Roads that are destroyed one after the other; the goal is complete when all are. */
  readonly bridges?: readonly LocationId[];
  /** Until it is complete, this road is closed on these days. */
  readonly closesRoad?: {
    readonly between: readonly [LocationId, LocationId];
    readonly days: readonly number[];
  };
  /** Until it is complete, nobody is placed there and no goods are dropped there. */
  readonly closesPlaces?: readonly LocationId[];
  /** Until it is complete, nobody of the Milice may be shot. */
  readonly forbidsShots?: true;
  /** After so many successes and until it is complete, workers may go to fields without goods. */
  readonly opensFieldsAfter?: number;
  /** What a second worker may do on a field without goods on the day of the last success. */
  readonly distraction?: Success;
  /** Where markers start, if not as usual. */
  readonly start?: { readonly morale?: number; readonly soldiers?: number };
  /** May only be worked on while the marker stands on a train space. */
  readonly needsTrain?: true;
  /** Completes when the soldier track reaches this step, and only after the other goal. */
  readonly soldiers?: number;
  /** Completes when the marker reaches the last space with this much in hand. */
  readonly atTheEnd?: { readonly hand: Goods; readonly morale: number };
  readonly rule: RuleId;
  /** How sure the numbers are; that the goal exists is text for all six of the free edition. */
  readonly basis: Basis;
}
