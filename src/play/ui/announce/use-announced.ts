import { useEffect, useRef } from 'preact/hooks';
import { readPreferences } from '../settings.ts';

const isWanted = (): boolean => Object.values(readPreferences().announced).includes(true);

/** Loaded when it is wanted: most games are played in silence. */
const load = () => import('./announce.ts');

/** As much of a game as can be told of: what happened in each step, and the positions between. */
interface Told<Event, Position> {
  readonly events: readonly (readonly Event[])[];
  /** The first, and then one after each step. */
  readonly positions: readonly Position[];
}

/**
 * Lets the device tell of all that is news on this page, if the visitor wants it to.
 *
 * @param replayed how the game went; nothing while none is played
 * @param isFollowing whether another page plays it: that one tells of it
 * @param saidOf what is said of a step's events and the position after it; nothing where they are no news
 */
export function useAnnounced<Event, Position>(
  replayed: Told<Event, Position> | undefined,
  isFollowing: boolean,
  saidOf: (events: readonly Event[], position: Position) => string | undefined,
): void {
  const events = replayed?.events;
  const before = useRef(events);
  useEffect(() => {
    if (isWanted()) load().catch(() => undefined);
  }, []);
  useEffect(() => {
    const known = before.current?.length;
    before.current = events;
    // A game just opened tells of nothing old.
    if (isFollowing || !events || known === undefined || events.length <= known || !isWanted()) {
      return;
    }
    const said = events
      .slice(known)
      .flatMap((step, n) => saidOf(step, replayed.positions[known + n + 1]) ?? []);
    const last = said.at(-1);
    if (last === undefined) return;
    load().then(
      ({ announce }) => announce(last, readPreferences().announced),
      // Not to be had without a network: it is on the screen.
      () => undefined,
    );
  }, [events]);
}
