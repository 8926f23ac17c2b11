import type {
  CardNumber,
  DifficultyId,
  FieldId,
  Goods,
  LocationId,
  Side,
  SpareRoomId,
  TileId,
} from '../data/index.ts';
import type { GoalPair } from './new-game.ts';
import type { EndingId, PhaseId } from './position.ts';

/** How far a goal is. */
export interface GoalProgress {
  readonly successes: number;
  readonly complete: boolean;
}

/** What lies on a table at one moment, in the words of the record. Lists in the record's order. */
export interface Snapshot {
  readonly phase: PhaseId;
  /** The space of the turn marker: 0 is START, 15 is END. */
  readonly day: number;
  readonly morale: number;
  readonly soldiers: number;
  readonly hand: Required<Goods>;
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
  readonly difficulty: DifficultyId;
  readonly goals: GoalPair;
  readonly state: Snapshot;
  readonly unseen?: Unseen;
}
