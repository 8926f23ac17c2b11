import type { Arrow } from '#games/maquis/index.ts';
import * as m from '#messages';

export const ARROWS = ['red', 'white', 'yellow'] as const satisfies readonly Arrow[];

/** What an arrow says of the reward when the worker is arrested. */
export const ARROW_WORDS: Readonly<Record<Arrow, () => string>> = {
  red: m.arrow_red,
  white: m.arrow_white,
  yellow: m.arrow_yellow,
};
