import { HARDSHIPS } from './hardships.ts';
import { THREATS } from './threats.ts';

/** The ids of all cards, in card order: threats, then hardships. */
export const CARD_IDS: readonly string[] = Object.freeze([
  ...THREATS.map(({ id }) => id),
  ...HARDSHIPS.map(({ id }) => id),
]);

/** How many there are of each card, in card order: 59 in all. */
export const CARD_COPIES: readonly number[] = Object.freeze([
  ...THREATS.map(({ copies }) => copies),
  ...HARDSHIPS.map(() => 1),
]);
