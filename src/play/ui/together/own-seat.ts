/*
 * The seat that this device had at another one's table. A tab knows it as long as it is open; the device knows it
 * for as long as an evening, so that a page that was closed can say how to come back. Where a browser keeps nothing,
 * a seat is chosen anew.
 */

const SEAT = 'device-seat';
/** In milliseconds. */
const EVENING = 8 * 3_600_000;

/** What keeps it: the tab, or the device. Reading one's storage may be denied. */
type Keeper = () => Storage;
const tab: Keeper = () => sessionStorage;
const device: Keeper = () => localStorage;

const nameOf = (game: string): string => `${SEAT} ${game}`;

function stored(keeper: Keeper, game: string): readonly number[] {
  try {
    return (keeper().getItem(nameOf(game)) ?? '').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function store(keeper: Keeper, game: string, value: string | undefined): void {
  try {
    if (value === undefined) keeper().removeItem(nameOf(game));
    else keeper().setItem(nameOf(game), value);
  } catch {
    // Then it is asked again.
  }
}

/** The seat this device had at a table of a game within the last hours. */
export function seatBefore(game: string): number | undefined {
  const [seat, since = 0] = stored(device, game);
  const age = Date.now() - since;
  return Number.isInteger(seat) && age >= 0 && age < EVENING ? seat : undefined;
}

/** The seat this tab, or else this device, had last at a table of a game. */
export function lastSeat(game: string): number | undefined {
  const [seat] = stored(tab, game);
  return Number.isInteger(seat) ? seat : seatBefore(game);
}

/** A seat is asked for. */
export const rememberSeat = (game: string, seat: number): void => store(tab, game, `${seat}`);

/** The table has let this device in; nothing once the table was closed. */
export const rememberSeated = (game: string, seat: number | undefined): void =>
  store(device, game, seat === undefined ? undefined : `${seat} ${Date.now()}`);
