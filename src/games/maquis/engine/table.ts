import type {
  CardNumber,
  DifficultyId,
  FieldId,
  Goods,
  Hand,
  LocationId,
  Side,
  SpareRoomId,
  TileId,
} from '../data/index.ts';
import type { GoalPair } from './new-game.ts';
import { CLOSABLE_ROADS } from './places.ts';
import type { EndingId, PhaseId } from './position.ts';
import type { RulesetId } from './rulesets.ts';

/** How far a goal is. */
export interface GoalProgress {
  readonly successes: number;
  readonly complete: boolean;
  /** Of the boxed editions alone: */
  readonly major?: boolean;
  /** Places visited, or whose gun is destroyed. */
  readonly marks?: readonly LocationId[];
  /** Somebody stays on the card. */
  readonly inside?: boolean;
  /** The place to be visited next, once a card was turned over for it. */
  readonly target?: LocationId | null;
}

/** The bridges that can be destroyed, by their west ends. */
export const BRIDGES = ['poor-district', 'pont-du-nord'] as const;
type BridgeId = (typeof BRIDGES)[number];

/** The number of each among the closable roads. */
export const BRIDGE_ROADS: readonly number[] = BRIDGES.map((from) =>
  CLOSABLE_ROADS.findIndex((ends) => ends[0] === from),
);

/** What lies on a table at one moment, in the words of the record. Lists in the record's order. */
export interface Snapshot {
  readonly phase: PhaseId;
  /** The space of the turn marker: 0 is START, 15 is END. */
  readonly day: number;
  readonly morale: number;
  readonly soldiers: number;
  readonly hand: Hand;
  /** Recruited workers who are not on the board. */
  readonly safeHouse: number;
  readonly cafe: number;
  readonly arrested: number;
  readonly workers: readonly LocationId[];
  readonly police: readonly LocationId[];
  readonly soldierPawns: readonly LocationId[];
  readonly airdrops: Readonly<Partial<Record<FieldId, Goods>>>;
  readonly rooms: Readonly<Partial<Record<SpareRoomId, TileId>>>;
  readonly goals: Readonly<Record<Side, GoalProgress>>;
  /** In the order discarded. */
  readonly discard: readonly CardNumber[];
  readonly patrolsToCome: number;
  readonly shot: boolean;
  readonly acting: LocationId | null;
  /** Of the boxed editions alone: how often the marker has begun the track. */
  readonly lap?: number;
  /** Workers who left the game without an arrest. */
  readonly removed?: number;
  /** The top card that was looked at, until it is drawn. */
  readonly known?: CardNumber | null;
  /** Those destroyed. */
  readonly bridges?: readonly BridgeId[];
  readonly bridgeDue?: boolean;
  /** Places of workers who carry a Fake ID. */
  readonly fakeIds?: readonly LocationId[];
  /** Today. */
  readonly distracted?: boolean;
  readonly bombed?: boolean;
}

/** What cannot be read off the board, left out where there is nothing of it. */
export interface Unseen {
  /** How many of this turn's patrols are soldiers; as many as the track says where left out. */
  readonly soldiersThisTurn?: number;
  /** What the acting worker brings home. */
  readonly carrying?: {
    readonly goods: Goods;
    readonly morale: -1 | 0 | 1;
    readonly recruit: boolean;
    readonly field?: FieldId;
  };
  /** What triggered the end of the game. */
  readonly ending?: EndingId;
  /** Morale has been at zero. */
  readonly broken?: boolean;
  /** The cards left in a deck whose order is known, top first. */
  readonly deck?: readonly CardNumber[];
  /** The state of the generator. */
  readonly random?: readonly number[];
}

/**
 * A table as somebody reports it. It can be wrong; {@link positionFrom} says what is, or makes it a
 * position.
 */
export interface Table {
  /** The edition it is played in; print-and-play 1.1 where left out. */
  readonly ruleset?: RulesetId;
  readonly difficulty: DifficultyId;
  readonly goals: GoalPair;
  readonly state: Snapshot;
  readonly unseen?: Unseen;
}
