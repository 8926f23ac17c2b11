import { HARDSHIP_SHIFT } from './cards.ts';
import { AGE, front, type MutablePosition, REMOVED, type Seat } from './position.ts';

/** A hardship in front of a seat leaves the game. */
export function removeHardship(draft: MutablePosition, seat: Seat, hardship: number): void {
  draft[front(seat)] &= ~(1 << hardship);
  draft[AGE + hardship] = 0;
  draft[REMOVED + 1] |= 1 << (hardship + HARDSHIP_SHIFT);
}
