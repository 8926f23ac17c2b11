import type { GameThing } from '#games/game.ts';
import { ENEMY_TYPES, MAQUIS, MISSIONS } from '../data/index.ts';
import { ENEMY_NAMES, MISSION_NAMES } from '../i18n/names.ts';

/** The people, Missions and Enemies of RESIST!, for the index of its book. */
export const THINGS: readonly GameThing[] = [
  ...MAQUIS.map(({ id, name }) => ({
    name: () => name,
    chapter: 'reference',
    anchor: `maquis-${id}`,
  })),
  ...MISSIONS.map(({ id }) => ({
    name: MISSION_NAMES[id],
    chapter: 'reference',
    anchor: `mission-${id}`,
  })),
  ...ENEMY_TYPES.map(({ id, rule }) => ({
    name: ENEMY_NAMES[id],
    chapter: 'enemies',
    anchor: rule,
  })),
];
