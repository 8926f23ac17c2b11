import type { GameThing } from '#games/game.ts';
import { LOCATIONS, RULES, type RuleId, TILES, type TileId } from '../data/index.ts';
import { GOAL_NAMES, LOCATION_NAMES, TILE_NAMES } from '../i18n/names.ts';

/** The room tiles that have a rule of their own instead of a line in the reference. */
const BOXED_TILES = ['fixer', 'pharmacist', 'forger'] as const satisfies readonly TileId[];

/** A thing that a rule is about, at that rule. */
function atRule(name: () => string, id: RuleId): GameThing {
  const rule = RULES.find((known) => known.id === id);
  if (!rule) throw new Error(`"${id}" is no rule.`);
  return { name, chapter: rule.chapter, anchor: id };
}

/** The places, room tiles and goals of Maquis, for the index of its book. */
export const THINGS: readonly GameThing[] = [
  ...LOCATIONS.map(({ id }) => ({
    name: LOCATION_NAMES[id],
    chapter: 'reference',
    anchor: `place-${id}`,
  })),
  ...TILES.map(({ id }) => ({ name: TILE_NAMES[id], chapter: 'reference', anchor: `tile-${id}` })),
  ...BOXED_TILES.map((id) => atRule(TILE_NAMES[id], `maquis.${id}`)),
  ...Object.entries(GOAL_NAMES).map(([id, name]) => atRule(name, `maquis.goal-${id}` as RuleId)),
];
