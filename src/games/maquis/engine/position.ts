import { bitCount, bitOf, hasBit, setOfBits } from '#shared/bit-set.ts';
import { RANDOM_WORDS } from '#shared/random.ts';
import {
  type Difficulty,
  EDITIONS,
  type Edition,
  EVERY_GOAL,
  EVERY_RESOURCE,
  type Goal,
  MORALE_TRACK,
  modesOf,
  SPARE_ROOMS,
  TOKENS_OF_A_KIND,
} from '../data/index.ts';
import { FIRST_EXIT, FIRST_FIELD, FIRST_ROOM, type Place, type PlaceSet } from './places.ts';
import { NOTHING, ONE_FAKE_ID, type Stock, some } from './stock.ts';

export { copyInto, mutableCopy } from '#play/rules/cells.ts';

/**
 * A position is a flat record of small numbers, copied in one go. What stands in which cell is
 * named here; the interface never reads cells, it asks the questions of `questions.ts`.
 */
export interface Position {
  readonly [cell: number]: number;
}

/** A position that is being made. Only the engine holds one; callers get positions. */
export type MutablePosition = Int32Array;

export const PHASE = 0;
/** The space the turn marker stands on: 0 is START, 15 is END. */
export const DAY = 1;
export const MORALE = 2;
/** The step of the soldier track. */
export const SOLDIERS = 3;
/** Recruited workers who are not on the board: still to be placed, or home again. */
export const AT_HOME = 4;
export const AT_CAFE = 5;
export const ARRESTED = 6;
/** Sets of places with a pawn of each colour. */
export const WORKERS = 7;
export const POLICE = 8;
export const SOLDIER_PAWNS = 9;
/** The set of safe houses, board and tile. */
export const HOMES = 10;
/** Properties of the edition and of the goals dealt that are asked for at every move, as bits. */
export const TRAITS = 11;
/** Patrols of this turn not yet drawn; the last SOLDIERS_THIS_TURN of a turn's patrols are soldiers. */
export const PATROLS_TO_COME = 12;
export const SOLDIERS_THIS_TURN = 13;
/** 1 once a shot has been fired this turn. */
export const SHOT = 14;
/** The place of the worker who has acted and is on the way home, or NOWHERE. */
export const ACTING = 15;
export const HAND = 16;
/** What the acting worker brings if they get home: goods, a step of morale, a recruit. */
export const CARRIED = 17;
export const CARRIED_MORALE = 18;
export const CARRIED_RECRUIT = 19;
/** The field the carried goods are dropped on, or NOWHERE: into the hand. */
export const CARRIED_TO = 20;
/** Goods on each field, two cells. */
export const FIELD_GOODS = 21;
/** The tile in each spare room, three cells, or NO_TILE. */
export const ROOM_TILES = 23;
/** The goal beyond each exit, its successes so far, and whether it is complete: two cells each. */
export const GOAL = 26;
export const SUCCESSES = 28;
export const COMPLETE = 30;
/** What triggered the end of the game first, or NOT_ENDING. */
export const ENDING = 32;
/** 1 once morale has been at zero: the game is lost however it goes on. */
export const BROKEN = 33;
/** The discarded cards as a set (bit n: card n), their count, and their order, 5 to a cell. */
export const DISCARDED = 34;
export const DISCARD_COUNT = 35;
export const DISCARD_ORDER = 36;
/** The cards of a deck whose order is known, top first, 5 to a cell; 0: nobody knows the order. */
export const DECK_ORDER = 38;
/** The numbers of the edition and of the mode. */
export const EDITION = 40;
export const DIFFICULTY = 41;
/** How often the marker has come round the turn track. */
export const LAPS = 42;
/** Workers who left the game without being arrested. */
export const REMOVED = 43;
/** The card on top of the deck that was looked at, or 0. */
export const KNOWN = 44;
/** Sets of closable roads: those closed now, and of them those destroyed for good. */
export const SHUT = 45;
export const DESTROYED = 46;
/** 1 once explosives were laid at a bridge today. */
export const BRIDGE_DUE = 47;
/** The places of workers who carry a Fake ID. */
export const FAKE_IDS = 48;
/** 1 once the distraction, and the last success it belongs to, happened today. */
export const DISTRACTED = 49;
export const BOMBED = 50;
/**
 * Of each goal, two cells each: the places visited or without their gun, whether somebody stays on the
 * card, the place to be visited (0: none), and whether it is a major success.
 */
export const MARKS = 51;
export const INSIDE = 53;
export const TARGET = 55;
export const MAJOR = 57;
/** 1 where the deck of known order begins anew whenever it has run out. */
export const DECK_REPEATS = 59;
/** The state of the generator that draws for the visitor. */
export const RANDOM = 60;
const CELLS = RANDOM + RANDOM_WORDS;

export const NOWHERE = -1;
export const NO_TILE = -1;

/** The moments of a turn, in the order of the record; a phase is its number here. */
export const PHASES = [
  'placement',
  'patrol',
  'action',
  'returning',
  'dusk',
  'over',
  'look',
  'reveal',
  'remove',
  'bridge',
] as const;
export type PhaseId = (typeof PHASES)[number];
export const PLACEMENT = 0;
export const PATROL = 1;
export const ACTION = 2;
export const RETURNING = 3;
export const DUSK = 4;
export const OVER = 5;
/** These only some goals of the boxed editions bring. */
export const LOOK = 6;
export const REVEAL = 7;
export const REMOVE = 8;
export const BRIDGE = 9;

/* Properties of the edition and of the goals dealt, as bits of the cell TRAITS. */
/** An action whose arrow is not red needs a way home. */
export const SAFE_ACTIONS = 1;
/** Shots are fired in the action phase only, and no weapon on its way into the hand. */
export const SHOTS_BETWEEN_ACTIONS = 2;
export const NO_DRAW = 4;
export const SOLDIER_STEPS_COST_MORALE = 8;
export const AIRDROPS_NEED_NOBODY = 16;
/** More is asked for a goal than the next cost on its card. */
export const MISSIONS = 32;
export const END_NAMED_BY_RESULT = 64;
/** A goal has steps on the board, wants visits, lets somebody stay on its card. */
export const BOARD_STEPS = 128;
export const VISITS = 256;
export const STAYS = 512;
/** A goal changes where workers and goods may go, closes roads, forbids shots. */
export const CLOSED_PLACES = 1024;
export const CLOSED_ROADS = 2048;
export const NO_SHOTS = 4096;

/** What can trigger the end; number 0 is none. */
export const ENDINGS = ['goals', 'time', 'workers', 'morale'] as const;
export type EndingId = (typeof ENDINGS)[number];
export const NOT_ENDING = 0;

/** An empty board on START, before workers, goals and a first turn. */
export function blankDraft(): MutablePosition {
  const draft = new Int32Array(CELLS);
  draft[MORALE] = MORALE_TRACK.start;
  draft[ACTING] = NOWHERE;
  draft[CARRIED_TO] = NOWHERE;
  draft.fill(NO_TILE, ROOM_TILES, ROOM_TILES + SPARE_ROOMS.length);
  return draft;
}

export const editionOf = (position: Position): Edition => EDITIONS[position[EDITION]];

/** The modes of each edition. */
const MODES: readonly (readonly Difficulty[])[] = EDITIONS.map(modesOf);

/** The days that cost morale as a set, in each mode of each edition. */
const LOSSES: readonly (readonly number[])[] = MODES.map((modes) =>
  modes.map(({ losses }) => setOfBits(losses)),
);

/** Whether reaching this day costs morale. */
export const costsMorale = (position: Position, day: number): boolean =>
  hasBit(LOSSES[position[EDITION]][position[DIFFICULTY]], day);

export const difficultyOf = (position: Position): Difficulty =>
  MODES[position[EDITION]][position[DIFFICULTY]];

/** The goal beyond an exit, by the exit's order: 0 west, 1 east. */
export const goalOf = (position: Position, exit: number): Goal => EVERY_GOAL[position[GOAL + exit]];

/** Places a worker on the way home may not enter. */
export const patrolled = (position: Position): PlaceSet =>
  position[POLICE] | position[SOLDIER_PAWNS];

export const fieldCell = (place: Place): number => FIELD_GOODS + place - FIRST_FIELD;
export const roomCell = (place: Place): number => ROOM_TILES + place - FIRST_ROOM;

const WEST_FIELD = bitOf(FIRST_FIELD);

export const emptyFields = (position: Position): PlaceSet =>
  (position[FIELD_GOODS] === NOTHING ? WEST_FIELD : 0) |
  (position[FIELD_GOODS + 1] === NOTHING ? WEST_FIELD << 1 : 0);

/** For each goal, the exit in the west where it has no place of action. */
const CLOSED_EXIT: readonly PlaceSet[] = EVERY_GOAL.map(({ hasPlace }) =>
  hasPlace ? 0 : bitOf(FIRST_EXIT),
);

/** Exits beyond which lies a goal without a place of action. */
export const closedExits = (position: Position): PlaceSet =>
  CLOSED_EXIT[position[GOAL]] | (CLOSED_EXIT[position[GOAL + 1]] << 1);

/** The tokens that are neither in hand, nor carried, nor on a field, nor on their way there. */
export const supply = (position: Position): Stock =>
  ALL_TOKENS -
  position[HAND] -
  position[CARRIED] -
  position[FIELD_GOODS] -
  position[FIELD_GOODS + 1] -
  (position[FAKE_IDS] === 0 ? NOTHING : bitCount(position[FAKE_IDS]) * ONE_FAKE_ID);

const ALL_TOKENS: Stock = EVERY_RESOURCE.reduce(
  (all, _, kind) => all | some(kind, TOKENS_OF_A_KIND),
  NOTHING,
);
