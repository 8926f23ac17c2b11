import type { GameThing } from '#games/game.ts';
import { GOAL_IDS, LOCATIONS, TILES } from '../data/index.ts';
import { GOAL_NAMES, LOCATION_NAMES, TILE_NAMES } from '../i18n/names.ts';

/** The places, room tiles and goals of Maquis, for the index of its book. */
export const THINGS: readonly GameThing[] = [
  ...LOCATIONS.map(({ id }) => ({
    name: LOCATION_NAMES[id],
    chapter: 'reference',
    anchor: `place-${id}`,
  })),
  ...TILES.map(({ id }) => ({ name: TILE_NAMES[id], chapter: 'reference', anchor: `tile-${id}` })),
  ...GOAL_IDS.map((id) => ({
    name: GOAL_NAMES[id],
    chapter: 'goals',
    anchor: `maquis.goal-${id}`,
  })),
];
