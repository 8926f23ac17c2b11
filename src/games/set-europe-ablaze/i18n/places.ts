import * as m from '#messages';
import type { Arrival } from '../engine/tables/index.ts';

type Name = () => string;

const PIECES: Readonly<Record<string, Name>> = {
  strength: m.ablaze_piece_strength,
  network: m.ablaze_piece_networks,
  networks: m.ablaze_piece_networks,
  quiet: m.ablaze_aid_networks_quiet,
  team: m.ablaze_asset_team,
  jed: m.ablaze_piece_jed,
  og: m.ablaze_piece_og,
  sas: m.ablaze_piece_sas,
  cache: m.ablaze_piece_caches,
  caches: m.ablaze_piece_caches,
  hero: m.ablaze_asset_hero,
  labor: m.ablaze_piece_labor,
  security: m.ablaze_piece_security,
  vichySecurity: m.ablaze_piece_vichy_security,
  'vichy-security': m.ablaze_piece_vichy_security,
  detachment: m.ablaze_asset_detachment,
  abwehr: m.ablaze_piece_abwehr,
  gestapo: m.ablaze_piece_gestapo,
  rsha: m.ablaze_piece_rsha,
};

const called = (names: Readonly<Record<string, Name>>, id: string): string =>
  Object.hasOwn(names, id) ? (names[id]?.() ?? id) : id;

/** A kind of piece as a log or the owner's tables name it. */
export const pieceName = (what: string): string => called(PIECES, what);

const BOX_NAMES: Readonly<Record<string, Name>> = {
  area: m.ablaze_box_area,
  ready: m.ablaze_aid_ready,
  arriving: m.ablaze_box_arriving,
  support: m.ablaze_box_support,
  germany: m.ablaze_aid_germany,
  stalag: m.ablaze_box_stalag,
  available: m.ablaze_box_available,
};

/** A box beside the map. */
export const boxName = (box: string): string => called(BOX_NAMES, box);

const ENTRIES: Readonly<Record<string, Name>> = {
  ...PIECES,
  value: m.ablaze_aid_value,
  damage: m.ablaze_aid_damage,
  demoralized: m.ablaze_aid_demoralized,
  active: m.ablaze_aid_networks_active,
  teams: m.ablaze_asset_team,
  otherTeams: m.ablaze_aid_other_teams,
  detachments: m.ablaze_asset_detachment,
  deceived: m.ablaze_told_deceived,
  laborUsed: m.ablaze_aid_labor_used,
  temporary: m.ablaze_aid_temporary,
  advantage: m.ablaze_asset_advantage,
  ap: m.ablaze_told_ap,
  startAp: m.ablaze_told_start_ap,
  vp: m.ablaze_told_vp_track,
  hand: m.ablaze_aid_hand,
  morale: m.ablaze_aid_morale,
  damageDone: m.ablaze_aid_damage_turn,
  usedNetworks: m.ablaze_told_used_networks,
  usedUnits: m.ablaze_told_used_units,
  usedTeams: m.ablaze_told_used_teams,
  mobilizationOpen: m.ablaze_told_mobilization_open,
  heroPlaced: m.ablaze_told_hero_placed,
  discards: m.ablaze_aid_discards,
  removed: m.ablaze_aid_removed,
  soeUsed: m.ablaze_told_soe_used,
  mbfUsed: m.ablaze_told_mbf_used,
  turn: m.ablaze_tool_turn,
  selected: m.ablaze_event_select,
  arriving: m.ablaze_box_arriving,
  supportCaches: m.ablaze_aid_support,
  'ready.active': m.ablaze_aid_ready_active,
  'ready.quiet': m.ablaze_told_ready_quiet,
  'ready.teams': m.ablaze_aid_ready_teams,
  'ready.caches': m.ablaze_aid_ready_caches,
  'stalag.networks': m.ablaze_aid_stalag,
  'stalag.security': m.ablaze_aid_stalag_security,
  'germany.security': m.ablaze_aid_in_germany,
  'heroes.available': m.ablaze_aid_heroes_available,
  'heroes.back': m.ablaze_aid_heroes_back,
};

/** An entry of a position, as a correction names it. */
export const entryName = (entry: string): string => called(ENTRIES, entry);

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

/** The three Heroes of the game, by the ids a log has. */
export const HEROES = ['moulin', 'delestraint', 'passy'] as const;
type Hero = (typeof HEROES)[number];

const HERO_NAMES: Readonly<Record<Hero, () => string>> = {
  moulin: m.ablaze_hero_moulin,
  delestraint: m.ablaze_hero_delestraint,
  passy: m.ablaze_hero_passy,
};

/** A Hero by name; one nobody knows as the log has it. */
export const heroName = (id: string): string =>
  Object.hasOwn(HERO_NAMES, id) ? HERO_NAMES[id as Hero]() : id;
