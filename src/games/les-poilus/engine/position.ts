import { RANDOM_WORDS } from '#shared/random.ts';
import { SUPPORT_TILE_IDS, VARIANTS } from '../data/index.ts';
import { ALL_COPIES, type Copy, FEARS, ICONS_OF_KINDS, type Icons, LOW_COPIES } from './cards.ts';

export { copyInto, mutableCopy } from '#play/rules/cells.ts';

/**
 * A position is a flat record of small numbers, copied in one go. What stands in which cell is named
 * here; the interface never reads cells, it asks questions.
 */
export interface Position {
  readonly [cell: number]: number;
}

/** A position that is being made. Only the engine holds one; callers get positions. */
export type MutablePosition = Int32Array;

/** A place at the table, 0 to the number of players less one. With the Chaplain seat 2 is his. */
export type Seat = number;

export const PHASE = 0;
/** Counted from 1. */
export const MISSION = 1;
export const LEADER = 2;
/** The seat that decides or receives, or NOBODY. */
export const TURN = 3;
/** Whose action is under way, or NOBODY outside Phase 2. */
export const ACTING = 4;
/** Cards of Trials that nobody has seen since the game began; they lie on the lower part. */
export const UPPER = 5;
/** Cards of Trials that were shuffled when a mission failed. */
export const LOWER = 6;
export const MORALE = 7;
/** Speech tokens that nobody holds. */
export const POOL = 8;
/** The kind a speech calls for, or NO_KIND. */
export const SPEECH_KIND = 9;
/** The seats still to be asked by a speech, a bit each. */
export const HEARERS = 10;
/** The seats still in the mission, a bit each. */
export const IN = 11;
/** Cards still to be dealt in turn, and then to the Frenetic player. */
export const DEALS = 12;
export const FRENETIC_DEALS = 13;
/** Hardships the bonus may still take away, and whether the charm may be turned up instead. */
export const HEALS = 14;
export const CHARM_OFFERED = 15;
/** 1 when the mission that has just ended was a success. */
export const SUCCESS = 16;
/** What ended the game, a number of {@link ENDED}. */
export const ENDING = 17;
export const PLAYERS = 18;
export const VARIANT = 19;
/** The options that are not as usual, a bit each. */
export const OPTION_BITS = 20;
/** OPEN, SECRET, or SEEN_BY + a seat: whose knowledge this is. */
export const KNOWLEDGE = 21;
/** No man's land: how many cards, their icons, and their copies in the order played. */
export const LAND_COUNT = 22;
export const LAND_ICONS = 23;
export const LAND = 24;
/** At most two of each of six kinds lie there before the card that fails the mission. */
export const LAND_CARDS = 8;
/** Sets of copies, two cells each. Those that nobody has seen, or that are in a hand unknown here. */
export const UNSEEN = 32;
/** Those known to lie in the lower part of Trials. */
export const KNOWN = 34;
/** Those out of the game. */
export const REMOVED = 36;
/** Threat cards that all saw go into the lower part and nobody has shown since: two bits a card. */
export const PUBLIC_KNOWN = 38;
/** Hardships that came to lie in front of somebody so far, and for each of them when it did. */
export const CLOCK = 40;
export const AGE = 41;
/** The first of the cells of each seat; see the offsets below. */
const SEATS = 61;

/** Offsets within a seat's cells. The hand is a set of copies; hidden hands are empty sets. */
const HAND = 0;
const HAND_SIZE = 2;
const FRONT = 3;
const CHARM = 4;
const SOLDIER = 5;
const TILES = 6;
const TILE_COUNT = 7;
const PLACED = 8;
const TOKENS = 9;
const OUTRUN = 10;
const NEED = OUTRUN + SUPPORT_TILE_IDS.length;
const SEAT_CELLS = NEED + SUPPORT_TILE_IDS.length;

/** Five players; with the Chaplain there are three seats. */
export const MOST_SEATS = 5;

/** 1 when the order of the decks is known, and then that order: Trials, then Morale, each bottom first. */
export const HAS_DECK = SEATS + MOST_SEATS * SEAT_CELLS;
export const DECK = HAS_DECK + 1;
/** The state of the generator that shuffles for the site. */
export const RANDOM = DECK + ALL_COPIES;
const CELLS = RANDOM + RANDOM_WORDS;

const cellOf = (offset: number) => (seat: Seat) => SEATS + seat * SEAT_CELLS + offset;
/** The hand's set of copies, two cells. */
export const hand = cellOf(HAND);
export const handSize = cellOf(HAND_SIZE);
/** The set of hardships in front of a seat. */
export const front = cellOf(FRONT);
/** 1 while the lucky charm has not been used. */
export const charm = cellOf(CHARM);
export const soldier = cellOf(SOLDIER);
/** Tiles that can be placed: their counts, five bits a kind, where they are known; and how many. */
export const tiles = cellOf(TILES);
export const tileCount = cellOf(TILE_COUNT);
/** The tile placed in this mission, or NO_TILE, or HIDDEN_TILE. */
export const placed = cellOf(PLACED);
/** Speech tokens a seat holds. */
export const tokens = cellOf(TOKENS);
/** By how much tiles shown by a seat outrun tiles given to it, now and at most: a cell for each kind. */
export const outrun = cellOf(OUTRUN);
export const need = cellOf(NEED);

export const NOBODY = -1;
export const NO_KIND = -1;
export const NO_TILE = -1;
/** A tile that lies face down and is not known here. */
export const HIDDEN_TILE = 4;

/** Everything is told but the order of the decks. */
export const OPEN = 0;
/** Only what a whole table sees is told. */
export const SECRET = 1;
/** What a seat sees: the table and its own hand and tiles. */
export const SEEN_BY = 2;

export const CHAPLAIN_SEAT = 2;

/** The moments of a game, in the order of the record; a phase is its number here. */
export const MOMENT = {
  chaplain: 0,
  intensity: 1,
  deal: 2,
  action: 3,
  trap: 4,
  clumsy: 5,
  'remove-tile': 6,
  'place-tile': 7,
  speech: 8,
  christmas: 9,
  reveal: 10,
  bonus: 11,
  over: 12,
} as const;
export type PhaseId = keyof typeof MOMENT;
export const PHASES = Object.keys(MOMENT) as readonly PhaseId[];

/** What can end the game; number 0 is nothing. */
export const ENDINGS = ['peace', 'hardships', 'monument'] as const;
export type EndingId = (typeof ENDINGS)[number];
export const ENDED = { not: 0, peace: 1, hardships: 2, monument: 3 } as const;

/** Bits of OPTION_BITS. */
export const OPTION = { randomTiles: 1, fearsTheLand: 2, proudIfLast: 4, chaplain: 8 } as const;

export function blankDraft(): MutablePosition {
  const draft = new Int32Array(CELLS);
  draft[TURN] = NOBODY;
  draft[ACTING] = NOBODY;
  draft[SPEECH_KIND] = NO_KIND;
  for (let seat = 0; seat < MOST_SEATS; seat++) draft[placed(seat)] = NO_TILE;
  return draft;
}

export const trials = (position: Position): number => position[UPPER] + position[LOWER];

export const hasOption = (position: Position, option: number): boolean =>
  (position[OPTION_BITS] & option) !== 0;

export const isOpen = (position: Position): boolean => position[KNOWLEDGE] === OPEN;

/** Whether a seat's hand and tiles are told in this position. */
export const isKnown = (position: Position, seat: Seat): boolean =>
  position[KNOWLEDGE] === OPEN || position[KNOWLEDGE] === SEEN_BY + seat;

/** How many seats there are, the Chaplain's too. */
export const seatCount = (position: Position): number =>
  position[PLAYERS] + (position[OPTION_BITS] & OPTION.chaplain ? 1 : 0);

export const isIn = (position: Position, seat: Seat): boolean => ((position[IN] >> seat) & 1) === 1;

export const variantOf = (position: Position) => VARIANTS[position[VARIANT]];

/** Puts a copy into the set at a cell. */
export function putCopy(draft: MutablePosition, set: number, copy: Copy): void {
  if (copy < LOW_COPIES) draft[set] |= 1 << copy;
  else draft[set + 1] |= 1 << (copy - LOW_COPIES);
}

/** Takes a copy out of the set at a cell. */
export function takeCopy(draft: MutablePosition, set: number, copy: Copy): void {
  if (copy < LOW_COPIES) draft[set] &= ~(1 << copy);
  else draft[set + 1] &= ~(1 << (copy - LOW_COPIES));
}

/** The hardships in front of anybody. */
export function allFronts(position: Position): number {
  let set = 0;
  for (let seat = 0; seat < position[PLAYERS]; seat++) set |= position[front(seat)];
  return set;
}

/** Tiles of each kind as one number. */
const TILE_BITS = 5;
export const oneTile = (tile: number): number => 1 << (tile * TILE_BITS);
export const tilesOfKind = (counts: number, tile: number): number =>
  (counts >>> (tile * TILE_BITS)) & 31;

/**
 * The active threats: kinds on the cards in no man's land, and the traumas and phobias in front of
 * players still in the mission. Each of those is printed once, so together they are a set of kinds.
 * Rule: les-poilus.active-threats
 */
export function activeIcons(position: Position): Icons {
  let fears = 0;
  for (let seat = 0; seat < position[PLAYERS]; seat++) {
    if (isIn(position, seat)) fears |= position[front(seat)];
  }
  return position[LAND_ICONS] + ICONS_OF_KINDS[fears & FEARS];
}
