import * as m from '#messages';
import type { ActionId, Asset, CalendarEntry, COSTS, LIMITS, Side } from '../data/index.ts';
import type { Actor } from '../data/sequence-step.ts';

type Name = () => string;

export const SIDE_NAMES: Readonly<Record<Side, Name>> = {
  maquis: m.ablaze_side_maquis,
  german: m.ablaze_side_german,
};

const SEATS = ['maquis', 'german'] as const;

/** The sides in the order of their seats at a table of devices. */
export const seatNames = (): readonly string[] => SEATS.map((side) => SIDE_NAMES[side]());

/** Who acts in a step of the turn. */
export const ACTOR_NAMES: Readonly<Record<Actor, Name>> = {
  both: m.ablaze_who_both,
  maquis: m.ablaze_who_maquis,
  german: m.ablaze_who_german,
  active: m.ablaze_who_active,
  either: m.ablaze_who_either,
};

export const ACTION_NAMES: Readonly<Record<ActionId, Name>> = {
  sabotage: m.ablaze_action_sabotage,
  'temporary-interdiction': m.ablaze_action_temporary_interdiction,
  'intelligence-collection': m.ablaze_action_intelligence_collection,
  'propaganda-maquis': m.ablaze_action_propaganda_maquis,
  'propaganda-german': m.ablaze_action_propaganda_german,
  sweep: m.ablaze_action_sweep,
  counterintelligence: m.ablaze_action_counterintelligence,
  eid: m.ablaze_action_eid,
  'status-change': m.ablaze_action_status_change,
  recovery: m.ablaze_action_recovery,
  'german-movement': m.ablaze_action_german_movement,
  repair: m.ablaze_action_repair,
};

export const ASSET_NAMES: Readonly<Record<Asset, Name>> = {
  strength: m.ablaze_asset_strength,
  network: m.ablaze_asset_network,
  team: m.ablaze_asset_team,
  cache: m.ablaze_asset_cache,
  hero: m.ablaze_asset_hero,
  soe: m.ablaze_asset_soe,
  security: m.ablaze_asset_security,
  'vichy-security': m.ablaze_asset_vichy_security,
  detachment: m.ablaze_asset_detachment,
  labor: m.ablaze_asset_labor,
  mbf: m.ablaze_asset_mbf,
  advantage: m.ablaze_asset_advantage,
  morale: m.ablaze_asset_morale,
};

export const LIMIT_NAMES: Readonly<Record<(typeof LIMITS)[number]['id'], Name>> = {
  turns: m.ablaze_limit_turns,
  'cards-laid': m.ablaze_limit_cards_laid,
  hand: m.ablaze_limit_hand,
  'free-hand': m.ablaze_limit_free_hand,
  'action-points': m.ablaze_limit_action_points,
  'victory-points': m.ablaze_limit_victory_points,
  counters: m.ablaze_limit_counters,
  'non-terminal': m.ablaze_limit_non_terminal,
  'eid-assets': m.ablaze_limit_eid_assets,
  'status-networks': m.ablaze_limit_status_networks,
  'recovery-areas': m.ablaze_limit_recovery_areas,
  'movement-units': m.ablaze_limit_movement_units,
  'repair-areas': m.ablaze_limit_repair_areas,
  'withheld-for-a-point': m.ablaze_limit_withheld_for_a_point,
  'free-moves': m.ablaze_limit_free_moves,
  strength: m.ablaze_limit_strength,
  'strength-paris': m.ablaze_limit_strength_paris,
  'morale-least': m.ablaze_limit_morale_least,
  'morale-most': m.ablaze_limit_morale_most,
  'heroes-a-turn': m.ablaze_limit_heroes_a_turn,
  mobilizations: m.ablaze_limit_mobilizations,
  'damage-for-advantage': m.ablaze_limit_damage_for_advantage,
  'damage-for-two': m.ablaze_limit_damage_for_two,
  'german-divisor': m.ablaze_limit_german_divisor,
};

export const COST_NAMES: Readonly<Record<(typeof COSTS)[number]['id'], Name>> = {
  action: m.ablaze_cost_action,
  withhold: m.ablaze_cost_withhold,
  flush: m.ablaze_cost_flush,
  'hero-flight': m.ablaze_cost_hero_flight,
  pip: m.ablaze_cost_pip,
  'maximum-effort': m.ablaze_cost_maximum_effort,
  'new-hand': m.ablaze_cost_new_hand,
  'recruit-strength': m.ablaze_cost_recruit_strength,
  'recruit-networks': m.ablaze_cost_recruit_networks,
  'buy-caches': m.ablaze_cost_buy_caches,
  mobilize: m.ablaze_cost_mobilize,
};

export const CHANGE_NAMES: Readonly<Record<CalendarEntry['id'], Name>> = {
  'vichy-closed': m.ablaze_change_vichy_closed,
  'vichy-doubled': m.ablaze_change_vichy_doubled,
  hero: m.ablaze_change_hero,
  'vichy-open': m.ablaze_change_vichy_open,
  'paris-caches': m.ablaze_change_paris_caches,
  last: m.ablaze_change_last,
};

/** The modules of the booklet, from 1. */
export const MODULE_NAMES: readonly Name[] = [
  m.ablaze_module_1,
  m.ablaze_module_2,
  m.ablaze_module_3,
  m.ablaze_module_4,
  m.ablaze_module_5,
  m.ablaze_module_6,
  m.ablaze_module_7,
  m.ablaze_module_8,
  m.ablaze_module_9,
  m.ablaze_module_10,
  m.ablaze_module_11,
];

/** The four Areas that the rules themselves name (5.1.1, 5.5, 9.3). */
const AREA_NAMES: Readonly<Record<string, () => string>> = {
  paris: m.ablaze_area_paris,
  'alsace-lorraine': m.ablaze_area_alsace_lorraine,
  belgium: m.ablaze_area_belgium,
  netherlands: m.ablaze_area_netherlands,
};

/** An Area as people write it, where nobody has named it: `upper-rhone` is Upper-Rhone. */
export const areaName = (id: string): string =>
  AREA_NAMES[id]?.() ?? id.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

/** The Area that a name of the rules means. */
export const areaNamed = (name: string): string | undefined =>
  Object.keys(AREA_NAMES).find((id) => areaName(id) === name);
