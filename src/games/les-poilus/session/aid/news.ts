import type { GameEvent } from '#games/les-poilus/engine/index.ts';

/** What a whole table looks at, and does with its cards, before the game goes on; in this order. */
export const NEWS = ['ended', 'supported', 'dropped'] as const;
export type News = (typeof NEWS)[number];

const HOLDS: Readonly<Record<News, readonly GameEvent['type'][]>> = {
  ended: ['mission-failed', 'mission-succeeded'],
  supported: ['support-tied', 'support-won'],
  dropped: ['morale-dropped'],
};

/**
 * What there is to look at in what has happened. Support of which somebody still takes the bonus is
 * looked at together with it.
 */
export function newsAmong(events: readonly GameEvent[], isBonusAsked: boolean): readonly News[] {
  const told = NEWS.filter((news) => events.some(({ type }) => HOLDS[news].includes(type)));
  return isBonusAsked ? told.filter((news) => news !== 'supported') : told;
}
