import * as v from 'valibot';
import type { Seat } from '#games/les-poilus/engine/index.ts';
import { knownLocal, writeLocal } from '#shared/storage/local-storage.ts';
import type { Versioned } from '#shared/storage/versioned.ts';

/*
 * Whose this device is in each game that is played by letters. No letter tells it, so that each device knows
 * its own.
 */

const SEATS_KEY = 'safe-house.les-poilus.seats';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));

interface OwnSeats {
  readonly version: 1;
  /** By the id of the game; the latest last. */
  readonly seats: readonly (readonly [game: string, seat: Seat])[];
}

/** Of more games than these nobody waits for a letter. */
const MOST = 200;

export const OWN_SEATS: Versioned<OwnSeats> = {
  version: 1,
  schema: v.object({
    version: v.literal(1),
    seats: v.pipe(v.array(v.tuple([v.string(), seat])), v.maxLength(MOST)),
  }),
  migrations: {},
};

const seats = () => knownLocal(SEATS_KEY, OWN_SEATS)?.seats ?? [];

/** The seat of this device in a game; nothing where it is not played by letters. */
export const ownSeat = (game: string): Seat | undefined =>
  seats().findLast(([id]) => id === game)?.[1];

/** Remembers a seat; where the browser keeps nothing, it is asked for again. */
export function keepOwnSeat(game: string, own: Seat): void {
  const others = seats().filter(([id]) => id !== game);
  writeLocal(SEATS_KEY, OWN_SEATS, {
    version: 1,
    seats: [...others, [game, own] as const].slice(-MOST),
  });
}
