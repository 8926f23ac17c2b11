import { RANDOM_WORDS } from '#shared/random.ts';
import { GAME, MAQUIS } from '../data/index.ts';

export { copyInto, mutableCopy } from '#play/rules/cells.ts';
export * from './moments.ts';

/**
 * A position is what the player can know, as a flat record of small numbers that is copied in one
 * go; no order of cards that nobody has seen is in it. What stands in which cell is named here; the
 * interface never reads cells, it asks snapshots and the questions of `questions.ts`.
 *
 * Ordered lists take a cell for their length and one for each card. Known tops are kept with the
 * topmost card last. Multisets of Enemy kinds take two cells, see `enemy-deck.ts`.
 */
export interface Position {
  readonly [cell: number]: number;
}

/** A position that is being made. Only the engine holds one; callers get positions. */
export type MutablePosition = Int32Array;

let cells = 0;
/** The next free cell, and so many after it. */
const next = (count = 1): number => {
  cells += count;
  return cells - count;
};

export const PHASE = next();
/** The question that is asked, a number of {@link QUESTION}. */
export const ASK = next();
/** 1: the two decks were drafted. */
export const DRAFTED = next();
/** 1: the lenient reading of C03. */
export const LENIENT = next();
export const ROUND = next();
export const FAILED = next();
export const POINTS = next();
/** How the game ended, a number of `ENDINGS`, once it is over. */
export const ENDING = next();

/** What is being carried out, a number of {@link TASK}. */
export const DOING = next();
/** How many cards are still to be drawn, looked at, discarded or counted for it. */
export const LEFT = next();
/** The place in the row that it is about. */
export const PLACE = next();
/** Which face-down Enemy there, the oldest is 0. */
export const NTH = next();
/** The Maquis whose action may be used. */
export const USER = next();
/** 1 once a card looked at has gone back on top. */
export const TOPPED = next();
/** The kinds just turned up by an action that turns up one or two. */
export const TURNED_COUNT = next();
export const TURNED = next(2);
/** The two Maquis of whom one is to be drafted. */
export const PAIR = next(2);

/** A set of Maquis, and a number of Spies. */
export const HAND = next();
export const HAND_SPIES = next();
/** Everyone in play: as two sets, and in the order played (Maquis * 2 + side). */
export const HIDDEN_IN_PLAY = next();
export const REVEALED_IN_PLAY = next();
export const PLAYED_COUNT = next();
export const PLAYED = next(MAQUIS.length);
/** Those who may still carry out an ATTACK action after being played in PLAN (lenient only). */
export const MAY_ACT = next();

/** Hidden deck: known cards on top, and an unknown rest with so many Spies. */
export const TOP_COUNT = next();
export const TOP = next(MAQUIS.length + GAME.spiesInTheDeck + GAME.spySupply);
export const REST = next();
export const REST_SPIES = next();
/** Every Maquis that may be in the rest. */
export const REST_MAYBE = next();
export const DISCARD = next();
export const DISCARD_SPIES = next();

/** Recruit deck: known on top, an unknown rest, known at the bottom (the uppermost first). */
export const RECRUIT_TOP_COUNT = next();
export const RECRUIT_TOP = next(GAME.maquisInADeck);
export const RECRUIT_REST = next();
export const RECRUIT_MAYBE = next();
export const RECRUIT_BOTTOM_COUNT = next();
export const RECRUIT_BOTTOM = next(GAME.maquisInADeck);

export const REVEALED_PILE = next();
export const SUPPLY = next();
export const REMOVED = next();
export const REMOVED_SPIES = next();
/** Cards looked at and not yet put anywhere: cards or kinds, as the deck has. */
export const LOOKED_COUNT = next();
export const LOOKED = next(3);

/** The Mission at each place of the row or NO_MISSION. */
export const ROW = next(GAME.row);
/** The places whose Mission failed, as a set. */
export const FAILED_PLACES = next();
/** The face-up Enemies of each place as a multiset. */
export const UP = next(GAME.row * 2);
/** How many face-down Enemies lie at each place. */
export const DOWN_AT = next(GAME.row);
/**
 * All face-down Enemies, older before younger of the same place: place * 64 + the kind where it is
 * known, or 32 + the number of the deck it came from.
 */
export const DOWN_COUNT = next();
export const DOWN = next(32);
export const MISSIONS_LEFT = next();
/** The Missions nobody has seen, as a set. */
export const MISSIONS_UNSEEN = next();
export const DEFEATED_COUNT = next();
export const DEFEATED = next(GAME.row + GAME.missionDeck);

/** Enemy deck: its number, known kinds on top, and an unknown rest. */
export const ENEMY_NUMBER = next();
export const ENEMY_TOP_COUNT = next();
export const ENEMY_TOP = next(32);
export const ENEMY_REST = next();
export const ENEMY_DISCARD = next(2);
/**
 * What each deck still hides, in its rest and face down at Missions, as a multiset; the first deck
 * has number 1. A round mixes few decks and a game has at most eleven rounds.
 */
export const POOLS = next(32 * 2);

/** The civilians drawn, two bits each, the first lowest. */
export const GRAVEYARD = next();
export const GRAVEYARD_COUNT = next();
export const GRAVEYARD_SUM = next();
/** How many of each number 0 to 3 are in the Civilian deck, four cells. */
export const CIVILIANS_LEFT = next(4);

/** The place of the Mission chosen this round or NOWHERE. */
export const TARGET = next();
export const BEATEN = next();
/** From the strike on: the strength left. */
export const STRENGTH = next();
/** What Consuelo gained, and how often each counting action was used. */
export const GAINED = next();
export const COUNTS_REVEALED = next();
export const COUNTS_CIVILIANS = next();
export const COUNTS_OTHERS = next();
export const IGNORED = next();
export const HALVED = next();
/** The kinds here that have 1 less Defense, as a set. */
export const WEAKENED = next();
/** How many Maquis were played revealed in this ATTACK. */
export const REVEALS = next();
/** -1 or 1 where this round's RECOVER draws a card less or more. */
export const DRAW_CHANGE = next();
/** The Enemies here whose SURVIVE effect is still to come, as a multiset. */
export const SURVIVORS = next(2);

/** The state of the generator that draws for the visitor. */
export const RANDOM = next(RANDOM_WORDS);

const CELLS = cells;

export const NOWHERE = -1;
export const NO_MISSION = -1;
/** Added to the number of the deck that an unknown face-down Enemy came from. */
export const UNKNOWN = 32;
/** What a face-down Enemy is multiplied up by to make room for its place. */
export const PER_PLACE = 64;

/** A table with nothing on it. */
export function blankDraft(): MutablePosition {
  const draft = new Int32Array(CELLS);
  draft[TARGET] = NOWHERE;
  draft[PLACE] = NOWHERE;
  draft.fill(NO_MISSION, ROW, ROW + GAME.row);
  return draft;
}

export const ROW_PLACES = GAME.row;
export const isAvailable = (position: Position, place: number): boolean =>
  position[ROW + place] !== NO_MISSION && (position[FAILED_PLACES] & (1 << place)) === 0;

/** The place of a Mission in the row, or NOWHERE. */
export function rowPlaceOf(position: Position, mission: number): number {
  for (let place = 0; place < ROW_PLACES; place++)
    if (position[ROW + place] === mission) return place;
  return NOWHERE;
}

/** Whether the text of the Mission chosen this round counts. */
export const missionCounts = (position: Position): boolean => position[IGNORED] === 0;

export const inPlay = (position: Position): number =>
  position[HIDDEN_IN_PLAY] | position[REVEALED_IN_PLAY];
