import { lowestBit } from '#shared/bit-set.ts';
import { anyTwice, HARDSHIP } from './cards.ts';
import {
  AGE,
  activeIcons,
  front,
  handSize,
  hasOption,
  IN,
  isIn,
  LAND_ICONS,
  NOBODY,
  OPTION,
  PLAYERS,
  type Position,
  type Seat,
} from './position.ts';

/** Whether a seat may fall back, must, or may not. */
export const FALL_BACK = { may: 0, must: 1, mayNot: 2 } as const;
type FallBack = (typeof FALL_BACK)[keyof typeof FALL_BACK];

const HARD = HARDSHIP.fearful | HARDSHIP.stubborn | HARDSHIP.proud;

/**
 * What falling back is to a seat on its turn. An empty hand always lets go. Fearful forces, unless an
 * own card that holds the player back right now is older; another's Fragile yields to it (C31).
 */
export function fallBack(position: Position, seat: Seat): FallBack {
  const own = position[front(seat)] & HARD;
  const isForced = (own & HARDSHIP.fearful) !== 0 && isFrightened(position);
  if (position[handSize(seat)] === 0) return isForced ? FALL_BACK.must : FALL_BACK.may;
  const holding = own === 0 ? 0 : ownCardsHolding(position, seat);
  if (isForced) return isOlder(position, holding) ? FALL_BACK.mayNot : FALL_BACK.must;
  return holding !== 0 || fragileOther(position, seat) !== NOBODY
    ? FALL_BACK.mayNot
    : FALL_BACK.may;
}

/** Whether some kind of threat is active at least twice, as Fearful looks at it (C11, C32). */
export const isFrightened = (position: Position): boolean =>
  anyTwice(hasOption(position, OPTION.fearsTheLand) ? position[LAND_ICONS] : activeIcons(position));

/** The seat's own hardships that keep it in with the cards it holds. */
export function ownCardsHolding(position: Position, seat: Seat): number {
  const size = position[handSize(seat)];
  const own = position[front(seat)];
  let holding = 0;
  if (size >= 2) holding |= own & HARDSHIP.stubborn;
  if (size >= 1 && isProudHolding(position, seat)) holding |= own & HARDSHIP.proud;
  return holding;
}

/** Proud keeps a player in while another is; by the letter of the summary, while none is (C4, C50). */
function isProudHolding(position: Position, seat: Seat): boolean {
  const isLast = (position[IN] & ~(1 << seat)) === 0;
  return hasOption(position, OPTION.proudIfLast) ? isLast : !isLast;
}

/** Another player still in who is Fragile, or NOBODY. */
export function fragileOther(position: Position, seat: Seat): Seat {
  for (let other = 0; other < position[PLAYERS]; other++) {
    if (other !== seat && isIn(position, other) && position[front(other)] & HARDSHIP.fragile)
      return other;
  }
  return NOBODY;
}

const FEARFUL_AGE = AGE + lowestBit(HARDSHIP.fearful);

/** Whether one of these hardships came before Fearful. */
function isOlder(position: Position, holding: number): boolean {
  for (let left = holding; left !== 0; left &= left - 1) {
    if (position[AGE + lowestBit(left)] < position[FEARFUL_AGE]) return true;
  }
  return false;
}

/*
 * Leaving goes in this order (C34): Absent-minded loses a tile, a tile is placed if any is left, the
 * player is out, Clumsy draws.
 */
