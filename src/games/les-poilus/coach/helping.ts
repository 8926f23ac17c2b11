import { bitCount } from '#shared/bit-set.ts';
import { HARDSHIP_IDS, SUPPORT_TILE_IDS } from '../data/index.ts';
import { type Card, hardshipOf, isHardship, KINDS_ON, TRAP } from '../engine/cards.ts';
import { hardshipCount } from '../engine/mission-end.ts';
import {
  CHARM_OFFERED,
  charm,
  front,
  PLAYERS,
  type Position,
  type Seat,
  tiles,
  tilesOfKind,
} from '../engine/position.ts';
import { reached } from '../engine/support.ts';

/** How much a player is in need of support: all see the same, so tiles meet without a word. */
export const needOf = (position: Position, seat: Seat): number =>
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
export function worthOfTile(position: Position, seat: Seat, tile: number): number {
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

export const worthOfCure = (card: Card): number => BURDENS[hardshipOf(card)];

export const worthOfHealing = (position: Position, seat: Seat, card: Card): number =>
  // With a single hardship the charm is worth more, unless it is a heavy one.
  BURDENS[hardshipOf(card)] + (bitCount(position[front(seat)]) > 1 ? 5 : 0);

export const worthOfCharmBack = (position: Position): number => (position[CHARM_OFFERED] ? 2.2 : 0);

/** A card discarded is a card out of the way: hardships first, then traps and crowded cards. */
export const worthOfDiscard = (card: Card): number =>
  isHardship(card)
    ? 3 + BURDENS[hardshipOf(card)]
    : 1 + TRAP[card] + bitCount(KINDS_ON[card]) * 0.5;
