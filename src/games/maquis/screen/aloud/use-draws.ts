import { useEffect, useRef } from 'preact/hooks';
import type { Course } from '#maquis/table/index.ts';
import { readPreferences } from '../aid/preferences.ts';

const isWanted = (): boolean => Object.values(readPreferences().onDraw).includes(true);

/** Loaded when it is wanted: most games are played in silence. */
const load = () => import('./on-draw.ts');

/** Lets the device tell of every card drawn on this page, if the visitor wants it to. */
export function useDraws(course: Course | undefined, isFollowing: boolean): void {
  const events = course?.events;
  const before = useRef(events);
  useEffect(() => {
    if (isWanted()) load().catch(() => undefined);
  }, []);
  useEffect(() => {
    const known = before.current?.length;
    before.current = events;
    // A page that follows another leaves it to that one; a game just opened tells of nothing old.
    if (isFollowing || !events || known === undefined || events.length <= known) return;
    const drawn = events.slice(known).findLast((step) => step.some(isCard));
    if (!drawn || !isWanted()) return;
    load().then(
      ({ tellDraw }) => tellDraw(drawn, readPreferences().onDraw),
      // Not to be had without a network: the card is on the screen.
      () => undefined,
    );
  }, [events]);
}

const isCard = ({ type }: Course['events'][number][number]): boolean => type === 'card-drawn';
