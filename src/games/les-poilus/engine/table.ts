import { RANDOM_WORDS } from '#shared/random.ts';
import {
  CARD_IDS,
  OPTIONS,
  RULESET,
  SOLDIER_IDS,
  SUPPORT_TILE_IDS,
  VARIANT_IDS,
} from '../data/index.ts';
import { THREAT_CARDS } from './cards.ts';
import { publicKnown } from './copies.ts';
import { OPTION_BIT } from './new-game.ts';
import {
  CHARM_OFFERED,
  DEALS,
  DECK,
  ENDING,
  ENDINGS,
  type EndingId,
  FRENETIC_DEALS,
  HAS_DECK,
  HEALS,
  HEARERS,
  isOpen,
  KNOWN,
  LOWER,
  MORALE,
  need,
  OPTION_BITS,
  outrun,
  PLAYERS,
  type Position,
  RANDOM,
  type Seat,
  SUCCESS,
  seatCount,
  soldier,
  trials,
  VARIANT,
} from './position.ts';
import type { SetUp } from './set-up.ts';
import { cardsOf, type Snapshot, snapshotOf } from './snapshot.ts';

/** What cannot be read off a table, left out where there is nothing of it. */
interface UnseenCards {
  /** How many cards of Trials were shuffled when a mission failed, and which lie there for certain. */
  readonly lower?: number;
  readonly known?: readonly string[];
  /** The same as everybody knows it, in an open game. */
  readonly publicKnown?: readonly string[];
  /** Cards still to be dealt in turn, and then to the Frenetic player. */
  readonly deals?: number;
  readonly freneticDeals?: number;
  /** Seats a speech has still to ask. */
  readonly hearers?: readonly Seat[];
  /** Whether the mission just ended was a success, and what the bonus still offers. */
  readonly success?: boolean;
  readonly heals?: number;
  readonly charmOffered?: boolean;
  readonly ending?: EndingId;
  /** By how much the tiles a seat showed outran those it was given, now and at most, by tile. */
  readonly shown?: readonly { readonly now: readonly number[]; readonly most: readonly number[] }[];
  /** The order of both decks, Trials top first, then Morale top first. */
  readonly deck?: readonly string[];
  /** The state of the generator. */
  readonly random?: readonly number[];
}

/**
 * A table as somebody reports it, with the game it belongs to. It can be wrong; {@link positionFrom}
 * says what is, or makes it a position.
 */
export interface Table {
  readonly setUp: SetUp;
  readonly state: Snapshot;
  readonly unseen?: UnseenCards;
}

/** A position as a table, with what cannot be seen: {@link positionFrom} gives the same again. */
export function tableOf(position: Position): Table {
  return {
    setUp: setUpOfPosition(position),
    state: snapshotOf(position),
    unseen: unseenIn(position),
  };
}

/** What a position still shows of its set-up; tiles and decks have been dealt long ago. */
export function setUpOfPosition(position: Position): SetUp {
  const players = position[PLAYERS];
  const options = Object.entries(OPTION_BIT).flatMap(([id, bit]) =>
    position[OPTION_BITS] & bit ? [[id, OPTIONS[id as keyof typeof OPTIONS][1]]] : [],
  );
  return {
    ruleset: RULESET,
    hands: isOpen(position) ? 'open' : 'secret',
    players,
    soldiers: Array.from({ length: players }, (_, seat) => SOLDIER_IDS[position[soldier(seat)]]),
    variant: VARIANT_IDS[position[VARIANT]],
    options: Object.fromEntries(options),
  };
}

function unseenIn(position: Position): UnseenCards {
  const ending = position[ENDING];
  const hearers = seatsIn(position[HEARERS]);
  const common = publicKnownIn(position);
  return {
    lower: position[LOWER],
    known: cardsOf(position[KNOWN], position[KNOWN + 1]),
    ...(common.length > 0 ? { publicKnown: common } : {}),
    ...(position[DEALS] ? { deals: position[DEALS] } : {}),
    ...(position[FRENETIC_DEALS] ? { freneticDeals: position[FRENETIC_DEALS] } : {}),
    ...(hearers.length > 0 ? { hearers } : {}),
    success: position[SUCCESS] === 1,
    ...(position[HEALS] ? { heals: position[HEALS] } : {}),
    ...(position[CHARM_OFFERED] ? { charmOffered: true } : {}),
    ...(ending ? { ending: ENDINGS[ending - 1] } : {}),
    shown: Array.from({ length: seatCount(position) }, (_, seat) => ({
      now: SUPPORT_TILE_IDS.map((_, tile) => position[outrun(seat) + tile]),
      most: SUPPORT_TILE_IDS.map((_, tile) => position[need(seat) + tile]),
    })),
    ...(position[HAS_DECK] ? { deck: deckOf(position) } : {}),
    random: Array.from({ length: RANDOM_WORDS }, (_, word) => position[RANDOM + word]),
  };
}

const seatsIn = (set: number): Seat[] => [0, 1, 2, 3, 4].filter((seat) => (set >> seat) & 1);

const publicKnownIn = (position: Position): string[] =>
  CARD_IDS.slice(0, THREAT_CARDS).flatMap((id, card) =>
    new Array<string>(publicKnown(position, card)).fill(id),
  );

function deckOf(position: Position): string[] {
  const ids = (from: number, count: number): string[] =>
    Array.from({ length: count }, (_, n) => CARD_IDS[position[DECK + from + n]]).reverse();
  return [...ids(0, trials(position)), ...ids(trials(position), position[MORALE])];
}
