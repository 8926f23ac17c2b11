import * as m from '#messages';
import type { Arrival } from '../engine/tables/index.ts';
import { pieceName } from './places.ts';

/** What can arrive, by its name. */
export const ARRIVAL_NAMES: Readonly<Record<Arrival, () => string>> = {
  strength: m.ablaze_piece_strength,
  networks: m.ablaze_piece_networks,
  caches: m.ablaze_piece_caches,
  jed: m.ablaze_piece_jed,
  og: m.ablaze_piece_og,
  sas: m.ablaze_piece_sas,
  security: m.ablaze_piece_security,
  vichySecurity: m.ablaze_piece_vichy_security,
  abwehr: m.ablaze_piece_abwehr,
  gestapo: m.ablaze_piece_gestapo,
  rsha: m.ablaze_piece_rsha,
  labor: m.ablaze_piece_labor,
};

/** What a result eliminates; strength where nothing else is said. */
export const lossWhat = (what = 'strength'): string => pieceName(what);

/** The three Heroes of the game, by the ids a log has. */
export const HEROES = ['moulin', 'delestraint', 'passy'] as const;
export type Hero = (typeof HEROES)[number];

const HERO_NAMES: Readonly<Record<Hero, () => string>> = {
  moulin: m.ablaze_hero_moulin,
  delestraint: m.ablaze_hero_delestraint,
  passy: m.ablaze_hero_passy,
};

/** A Hero by name; one nobody knows as the log has it. */
export const heroName = (id: string): string =>
  Object.hasOwn(HERO_NAMES, id) ? HERO_NAMES[id as Hero]() : id;
