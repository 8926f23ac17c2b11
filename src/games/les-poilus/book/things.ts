import type { GameThing } from '#games/game.ts';
import { HARDSHIPS } from '../data/hardships.ts';
import { HARDSHIP_NAMES } from '../i18n/names.ts';

/** The hardships of Les Poilus, for the index of its book; fears of every kind share one rule. */
export const THINGS: readonly GameThing[] = HARDSHIPS.map(({ id, kind }) => ({
  name: HARDSHIP_NAMES[id],
  ...(kind
    ? { chapter: 'threats', anchor: 'les-poilus.traumas-and-phobias' }
    : { chapter: 'hardships', anchor: `les-poilus.${id}` }),
}));
