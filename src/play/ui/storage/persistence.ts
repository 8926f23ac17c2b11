/*
 * How long the browser keeps what a site stores. Without a promise it may clear it: when the device
 * runs out of room, or, in some browsers, after a week without a visit.
 */

/** Whether the browser has promised to keep it; undefined where it makes no promises. */
export async function isPersistent(): Promise<boolean | undefined> {
  return navigator.storage?.persisted?.().catch(() => undefined);
}

const DAY = 24 * 60 * 60 * 1000;
/** What is younger would be no great loss, and some browsers clear after so long. */
const OLD_ENOUGH = 7 * DAY;
const LONG_AGO = 30 * DAY;

/**
 * Whether to remind of a backup: there are games from before a week, the browser has promised
 * nothing, and no backup was made for a month. A clock that was set back reminds of nothing.
 *
 * @param oldest when the oldest game was begun
 * @param last when the last backup was made
 */
export function isDue(
  now: number,
  {
    oldest,
    last,
    promised,
  }: {
    readonly oldest: number | undefined;
    readonly last: number | undefined;
    readonly promised: boolean | undefined;
  },
): boolean {
  if (promised || oldest === undefined) return false;
  return now - oldest > OLD_ENOUGH && (last === undefined || now - last > LONG_AGO);
}
