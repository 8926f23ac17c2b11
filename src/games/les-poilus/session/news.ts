import type { EventType, GameEvent } from '../engine/index.ts';

/** What nobody should play on without having seen: a card turned up, the end of a mission. */
const NEWS: ReadonlySet<EventType> = new Set([
  'trap-set-off',
  'clumsiness',
  'christmas-played',
  'mission-failed',
  'mission-succeeded',
]);

/** Whether these steps hold something to be shown before the game goes on. */
export const hasNews = (events: readonly (readonly GameEvent[])[]): boolean =>
  events.some((ofStep) => ofStep.some(({ type }) => NEWS.has(type)));
