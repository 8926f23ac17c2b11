import { WATCHER } from '#play/together/codes.ts';
import { seatBefore } from './reopened.ts';

/* The seat that a tab had last: where a browser keeps nothing, it is chosen anew. */

const nameOf = (game: string): string => `device-seat ${game}`;

/** The seat this tab, or else this device, had last at a table of a game. */
export function lastSeat(game: string): number | undefined {
  try {
    const seat = sessionStorage.getItem(nameOf(game));
    if (seat !== null && Number.isInteger(Number(seat))) return Number(seat);
  } catch {
    // Then the device may know.
  }
  const before = seatBefore(game);
  return before === 'watches' ? WATCHER : before;
}

/** A seat is asked for. */
export function rememberSeat(game: string, seat: number): void {
  try {
    sessionStorage.setItem(nameOf(game), `${seat}`);
  } catch {
    // Then it is asked again.
  }
}
