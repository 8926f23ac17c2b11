import { bitCount } from '#shared/bit-set.ts';
import { HARDSHIP_IDS, SUPPORT_TILE_IDS } from '../data/index.ts';
import { type Card, hardshipOf, isHardship, KINDS_ON, TRAP } from '../engine/cards.ts';
import { listMoves, moveBuffer } from '../engine/legal.ts';
import { hardshipCount } from '../engine/mission-end.ts';
import { MOVE, type Move, moveValue, moveWordOf, seatIn } from '../engine/move.ts';
import {
  CHARM_OFFERED,
  charm,
  front,
  handSize,
  MOMENT,
  PHASE,
  PLAYERS,
  type Position,
  type Seat,
  TURN,
  tiles,
  tilesOfKind,
} from '../engine/position.ts';
import { reached } from '../engine/support.ts';
import { WORTH_OF_ACTING } from './acting.ts';

const moves = moveBuffer();

/**
 * The move of the seat on turn, by conventions a table could agree on: each move has a worth that the
 * seat can tell from its own hand and from what lies open. Other hands are never looked at. Ties go
 * to the move listed first; there is no chance in it.
 */
export function choosePlainlyInPoilus(position: Position): Move {
  const count = listMoves(position, moves);
  if (count === 1) return moves[0];
  if (position[PHASE] === MOMENT.intensity) return usualIntensity(position, count);
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < count; n++) {
    const worth = worthOf(position, moves[n]);
    if (worth > most) {
      most = worth;
      best = moves[n];
    }
  }
  return best;
}

/** Cards all hands together should hold after the deal, by the number of players. */
const CARDS_WANTED = [0, 0, 8, 9, 10, 12];

/** As many cards as keep all hands together at a number the team can play off. */
function usualIntensity(position: Position, count: number): Move {
  const players = position[PLAYERS];
  let held = 0;
  for (let seat = 0; seat < players; seat++) held += position[handSize(seat)];
  const wanted = Math.floor((CARDS_WANTED[players] - held) / players);
  const least = moveValue(moves[0]);
  return moves[Math.max(0, Math.min(count - 1, wanted - least))];
}

/** How much a player is in need of support: all see the same, so tiles meet without a word. */
const needOf = (position: Position, seat: Seat): number =>
  hardshipCount(position[front(seat)]) * 10 + (position[charm(seat)] ? 0 : 3);

/** The player most in need; of equals the one in the lowest seat. */
function neediest(position: Position): Seat {
  let found = 0;
  for (let seat = 1; seat < position[PLAYERS]; seat++) {
    if (needOf(position, seat) > needOf(position, found)) found = seat;
  }
  return found;
}

/** What a tile is worth where it goes; of those that go nowhere in need, the one there are most of. */
function worthOfTile(position: Position, seat: Seat, tile: number): number {
  const to = reached(position, seat, tile);
  const left = tilesOfKind(position[tiles(seat)], tile) / SUPPORT_TILE_IDS.length;
  if (to === neediest(position)) return 10 + left;
  return left;
}

/** How much each hardship is in the way, besides that it counts. */
const BURDEN: Readonly<Partial<Record<(typeof HARDSHIP_IDS)[number], number>>> = {
  wounded: 5,
  demoralised: 4,
  'trauma-night': 3,
  'trauma-snow': 3,
  'trauma-rain': 3,
  'phobia-shell': 3,
  'phobia-gas': 3,
  'phobia-whistle': 3,
  clumsy: 2.5,
  frenetic: 2.5,
  fearful: 2,
  proud: 2,
  fragile: 2,
  'absent-minded': 2,
  tyrannical: 1.5,
  stubborn: 1.5,
  selfish: 1,
  mute: 1,
  panicked: 1,
};
const BURDENS: readonly number[] = HARDSHIP_IDS.map((id) => BURDEN[id] ?? 0);

const worthOfCure = (card: Card): number => BURDENS[hardshipOf(card)];

const worthOfHealing = (position: Position, seat: Seat, card: Card): number =>
  // With a single hardship the charm is worth more, unless it is a heavy one.
  BURDENS[hardshipOf(card)] + (bitCount(position[front(seat)]) > 1 ? 5 : 0);

const worthOfCharmBack = (position: Position): number => (position[CHARM_OFFERED] ? 2.2 : 0);

/** A card discarded is a card out of the way: hardships first, then traps and crowded cards. */
const worthOfDiscard = (card: Card): number =>
  isHardship(card)
    ? 3 + BURDENS[hardshipOf(card)]
    : 1 + TRAP[card] + bitCount(KINDS_ON[card]) * 0.5;

/** What a move is worth to a seat: the card, kind or tile it is about, and whom it is for. */
type Worth = (position: Position, seat: Seat, value: number, other: Seat) => number;

/** To keep one's hand, or to be done, is better than nothing, and worse than most: it is not here. */
const WORTH: Readonly<Partial<Record<keyof typeof MOVE, Worth>>> = {
  ...WORTH_OF_ACTING,
  discard: (_, _seat, card) => worthOfDiscard(card),
  place: worthOfTile,
  remove: (position, seat, tile) => -worthOfTile(position, seat, tile),
  cure: (position, _, card, other) => needOf(position, other) + worthOfCure(card),
  heal: worthOfHealing,
  'charm-back': worthOfCharmBack,
};
const BY_WORD = Object.keys(MOVE).map((word) => WORTH[word as keyof typeof MOVE]);

const worthOf = (position: Position, move: Move): number =>
  BY_WORD[moveWordOf(move)]?.(position, position[TURN], moveValue(move), seatIn(move)) ?? 0;
