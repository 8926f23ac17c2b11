import { useEffect, useRef } from 'preact/hooks';
import { readPreferences } from '../preferences.ts';

const isWanted = (): boolean => Object.values(readPreferences().announced).includes(true);

/** Loaded when it is wanted: most games are played in silence. */
const load = () => import('./announce.ts');

/**
 * Lets the device tell of all that chance brings on this page, if the visitor wants it to.
 *
 * @param events of each step of the game; nothing while none is played
 * @param isFollowing whether another page plays it: that one tells of it
 * @param saidOf what is said of a step's events; nothing where they are no news of chance
 */
export function useAnnounced<Event>(
  events: readonly (readonly Event[])[] | undefined,
  isFollowing: boolean,
  saidOf: (events: readonly Event[]) => string | undefined,
): void {
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
    const said = events.slice(known).flatMap((step) => saidOf(step) ?? []);
    const last = said.at(-1);
    if (last === undefined) return;
    load().then(
      ({ announce }) => announce(last, readPreferences().announced),
      // Not to be had without a network: it is on the screen.
      () => undefined,
    );
  }, [events]);
}
