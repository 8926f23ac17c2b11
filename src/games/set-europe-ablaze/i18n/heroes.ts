import * as m from '#messages';

/** The three Heroes of the game, by the ids a log has. */
export const HEROES = ['moulin', 'delestraint', 'passy'] as const;
export type Hero = (typeof HEROES)[number];

const NAMES: Readonly<Record<Hero, () => string>> = {
  moulin: m.ablaze_hero_moulin,
  delestraint: m.ablaze_hero_delestraint,
  passy: m.ablaze_hero_passy,
};

/** A Hero by name; one nobody knows as the log has it. */
export const heroName = (id: string): string =>
  Object.hasOwn(NAMES, id) ? NAMES[id as Hero]() : id;
