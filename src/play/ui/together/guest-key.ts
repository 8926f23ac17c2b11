/*
 * By what a table knows a device again that reloads: kept as long as its tab is open, and no longer. Where a
 * browser keeps nothing, a seat is chosen anew.
 */

const KEY = 'device-key';
const SEAT = 'device-seat';

function stored(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Then it is asked again.
  }
}

/** Eight random bytes, the same in this tab. */
export function guestKey(): string {
  const known = stored(KEY);
  if (known !== undefined) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const key = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  store(KEY, key);
  return key;
}

/** The seat this tab had last at a table of a game. */
export function lastSeat(game: string): number | undefined {
  const seat = Number(stored(`${SEAT} ${game}`) ?? Number.NaN);
  return Number.isInteger(seat) ? seat : undefined;
}

export const rememberSeat = (game: string, seat: number): void =>
  store(`${SEAT} ${game}`, `${seat}`);
