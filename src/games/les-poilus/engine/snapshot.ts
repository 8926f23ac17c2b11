import { lowestBit } from '#shared/bit-set.ts';
import {
  SUPPORT_TILE_IDS,
  type SupportTileId,
  THREAT_KINDS,
  type ThreatKind,
} from '../data/index.ts';
import {
  CARD_OF,
  cardOfHardship,
  cardText,
  iconCount,
  kindText,
  LOW_COPIES,
  tileText,
} from './cards.ts';
import {
  ACTING,
  AGE,
  activeIcons,
  CHAPLAIN_SEAT,
  charm,
  front,
  HIDDEN_TILE,
  hand,
  handSize,
  hasOption,
  isIn,
  isKnown,
  LAND,
  LAND_COUNT,
  LEADER,
  MISSION,
  MORALE,
  NO_KIND,
  NO_TILE,
  NOBODY,
  OPTION,
  PHASE,
  PHASES,
  type PhaseId,
  PLAYERS,
  POOL,
  type Position,
  placed,
  REMOVED,
  type Seat,
  SPEECH_KIND,
  TURN,
  tileCount,
  tiles,
  tilesOfKind,
  tokens,
  trials,
} from './position.ts';

/** The tiles of a seat. `tileIds` is null where they are secret, `placedTile` while face down there. */
interface TileState {
  readonly tiles: number;
  readonly tileIds: readonly SupportTileId[] | null;
  readonly placed: boolean;
  readonly placedTile: SupportTileId | null;
}

export interface PlayerState extends TileState {
  readonly charm: boolean;
  readonly in: boolean;
  readonly hand: number;
  /** In card order; null where the hand is secret. */
  readonly cards: readonly string[] | null;
  /** Oldest first. */
  readonly hardships: readonly string[];
  readonly speech: number;
}

/** What lies on a table at one moment, in the words of the record. */
export interface Snapshot {
  readonly phase: PhaseId;
  readonly mission: number;
  readonly leader: Seat;
  readonly turn: Seat | null;
  readonly acting: Seat | null;
  readonly trials: number;
  readonly morale: number;
  /** In the order played. */
  readonly noMansLand: readonly string[];
  readonly active: Readonly<Record<ThreatKind, number>>;
  readonly speechPool: number;
  readonly speechKind: ThreatKind | null;
  /** In card order. */
  readonly removed: readonly string[];
  readonly players: readonly PlayerState[];
  readonly chaplain?: TileState;
}

/** A position as the record shows it. */
export function snapshotOf(position: Position): Snapshot {
  return {
    phase: PHASES[position[PHASE]],
    mission: position[MISSION],
    leader: position[LEADER],
    turn: seatOrNull(position[TURN]),
    acting: seatOrNull(position[ACTING]),
    trials: trials(position),
    morale: position[MORALE],
    noMansLand: landOf(position),
    active: activeCounts(position),
    speechPool: position[POOL],
    speechKind: position[SPEECH_KIND] === NO_KIND ? null : kindText(position[SPEECH_KIND]),
    removed: cardsOf(position[REMOVED], position[REMOVED + 1]),
    players: Array.from({ length: position[PLAYERS] }, (_, seat) => playerState(position, seat)),
    ...(hasOption(position, OPTION.chaplain)
      ? { chaplain: tileState(position, CHAPLAIN_SEAT) }
      : {}),
  };
}

/** The cards in no man's land, in the order played. */
const landOf = (position: Position): string[] =>
  Array.from({ length: position[LAND_COUNT] }, (_, n) => cardText(CARD_OF[position[LAND + n]]));

const seatOrNull = (seat: number): Seat | null => (seat === NOBODY ? null : seat);

/** How often each kind is active, traumas and phobias of those still in included. */
function activeCounts(position: Position): Record<ThreatKind, number> {
  const icons = activeIcons(position);
  const counts = THREAT_KINDS.map((kind, n) => [kind, iconCount(icons, n)] as const);
  return Object.fromEntries(counts) as Record<ThreatKind, number>;
}

/** The cards of a set of copies, in card order. */
export function cardsOf(low: number, high: number): string[] {
  const cards: string[] = [];
  for (let left = low; left !== 0; left &= left - 1) cards.push(cardText(CARD_OF[lowestBit(left)]));
  for (let left = high; left !== 0; left &= left - 1) {
    cards.push(cardText(CARD_OF[LOW_COPIES + lowestBit(left)]));
  }
  return cards;
}

/** The hardships in front of a seat, oldest first. */
const hardshipsInFront = (position: Position, seat: Seat): string[] =>
  hardshipsByAge(position, seat).map((hardship) => cardText(cardOfHardship(hardship)));

/** The same as numbers in the order of the record. */
export function hardshipsByAge(position: Position, seat: Seat): number[] {
  const lying: number[] = [];
  for (let left = position[front(seat)]; left !== 0; left &= left - 1) lying.push(lowestBit(left));
  return lying.sort((one, other) => position[AGE + one] - position[AGE + other]);
}

function playerState(position: Position, seat: Seat): PlayerState {
  const isTold = isKnown(position, seat);
  return {
    charm: position[charm(seat)] === 1,
    in: isIn(position, seat),
    hand: position[handSize(seat)],
    cards: isTold ? cardsOf(position[hand(seat)], position[hand(seat) + 1]) : null,
    hardships: hardshipsInFront(position, seat),
    ...tileState(position, seat),
    speech: position[tokens(seat)],
  };
}

function tileState(position: Position, seat: Seat): TileState {
  const tile = position[placed(seat)];
  return {
    tiles: position[tileCount(seat)],
    tileIds: isKnown(position, seat) ? tileIdsOf(position[tiles(seat)]) : null,
    placed: tile !== NO_TILE,
    placedTile: tile === NO_TILE || tile === HIDDEN_TILE ? null : tileText(tile),
  };
}

const tileIdsOf = (counts: number): SupportTileId[] =>
  SUPPORT_TILE_IDS.flatMap((id, tile) =>
    new Array<SupportTileId>(tilesOfKind(counts, tile)).fill(id),
  );
