/*
 * Whether a table of devices was open in this tab: a page that is reloaded offers at once to open it again. Where a
 * browser keeps nothing, the menu does.
 */

const KEY = 'device-table';

/** Whose device the table was, by the name of its room; nothing where none was open there. */
export function ownAtTable(room: string): number | undefined {
  try {
    const [of, own] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    return of === room ? Number(own) : undefined;
  } catch {
    return undefined;
  }
}

/** @param own nothing once the table is shut */
export function rememberTable(room: string, own: number | undefined): void {
  try {
    if (own === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, `${room} ${own}`);
  } catch {
    // Then it is asked again.
  }
}

/*
 * The seat that this device had at another one's table. It is known for as long as an evening, so that a page that was
 * closed can say how to come back.
 */

const SEAT = 'device-seat';
const WATCHES = 'watches';
/** In milliseconds. */
const EVENING = 8 * 3_600_000;

/** What this device was at a table of a game within the last hours. */
export function seatBefore(game: string): number | typeof WATCHES | undefined {
  try {
    const [seat, since] = (localStorage.getItem(`${SEAT} ${game}`) ?? '').split(' ');
    const age = Date.now() - Number(since ?? 0);
    if (!seat || age < 0 || age >= EVENING) return undefined;
    if (seat === WATCHES) return WATCHES;
    return Number.isInteger(Number(seat)) ? Number(seat) : undefined;
  } catch {
    return undefined;
  }
}

/** The table has let this device in; nothing once the table was closed. */
export function rememberSeated(game: string, seat: number | typeof WATCHES | undefined): void {
  try {
    if (seat === undefined) localStorage.removeItem(`${SEAT} ${game}`);
    else localStorage.setItem(`${SEAT} ${game}`, `${seat} ${Date.now()}`);
  } catch {
    // Then nobody is told of it.
  }
}
