import * as m from '#messages';
import type { EnemyTypeId, MissionId, Result, SideId, Tag } from '../data/index.ts';

/** The whole name of a Mission, as on its card. */
export const MISSION_NAMES: Readonly<Record<MissionId, () => string>> = {
  barracks: m.resist_mission_barracks,
  border: m.resist_mission_border,
  'mountain-pass': m.resist_mission_mountain_pass,
  valley: m.resist_mission_valley,
  'railroad-bridge': m.resist_mission_railroad_bridge,
  officer: m.resist_mission_officer,
  villa: m.resist_mission_villa,
  bunker: m.resist_mission_bunker,
  convoy: m.resist_mission_convoy,
  prison: m.resist_mission_prison,
  'counter-guerrilla-hq': m.resist_mission_counter_guerrilla_hq,
  caves: m.resist_mission_caves,
  'take-back-farmhouse': m.resist_mission_take_back_farmhouse,
  'steal-supplies': m.resist_mission_steal_supplies,
  'defend-farmhouse': m.resist_mission_defend_farmhouse,
  'train-depot': m.resist_mission_train_depot,
  crossroads: m.resist_mission_crossroads,
  'police-station': m.resist_mission_police_station,
  'mayors-house': m.resist_mission_mayors_house,
  'franco-hq': m.resist_mission_franco_hq,
};

/** The place of a Mission, where there is little room. */
export const MISSION_SHORT_NAMES: Readonly<Record<MissionId, () => string>> = {
  barracks: m.resist_mission_short_barracks,
  border: m.resist_mission_short_border,
  'mountain-pass': m.resist_mission_short_mountain_pass,
  valley: m.resist_mission_short_valley,
  'railroad-bridge': m.resist_mission_short_railroad_bridge,
  officer: m.resist_mission_short_officer,
  villa: m.resist_mission_short_villa,
  bunker: m.resist_mission_short_bunker,
  convoy: m.resist_mission_short_convoy,
  prison: m.resist_mission_short_prison,
  'counter-guerrilla-hq': m.resist_mission_short_counter_guerrilla_hq,
  caves: m.resist_mission_short_caves,
  'take-back-farmhouse': m.resist_mission_short_take_back_farmhouse,
  'steal-supplies': m.resist_mission_short_steal_supplies,
  'defend-farmhouse': m.resist_mission_short_defend_farmhouse,
  'train-depot': m.resist_mission_short_train_depot,
  crossroads: m.resist_mission_short_crossroads,
  'police-station': m.resist_mission_short_police_station,
  'mayors-house': m.resist_mission_short_mayors_house,
  'franco-hq': m.resist_mission_short_franco_hq,
};

/** An Enemy of a type. */
export const ENEMY_NAMES: Readonly<Record<EnemyTypeId, () => string>> = {
  'counter-guerrilla': m.resist_enemy_counter_guerrilla,
  military: m.resist_enemy_military,
  'spy-master': m.resist_enemy_spy_master,
  guard: m.resist_enemy_guard,
  grunt: m.resist_enemy_grunt,
  jailor: m.resist_enemy_jailor,
  engineer: m.resist_enemy_engineer,
  'radio-operator': m.resist_enemy_radio_operator,
};

/** How a Maquis is played. */
export const CARD_SIDE_NAMES: Readonly<Record<SideId, () => string>> = {
  hidden: m.resist_side_hidden,
  revealed: m.resist_side_revealed,
};

/** The phases in which an action can be used. */
export const TAG_NAMES: Readonly<Record<Tag, () => string>> = {
  PLAN: m.resist_tag_plan,
  ATTACK: m.resist_tag_attack,
  'PLAN/ATTACK': m.resist_tag_plan_attack,
};

/** The same, as a letter or two on a small card. */
export const TAG_LETTERS: Readonly<Record<Tag, () => string>> = {
  PLAN: m.resist_tag_letter_plan,
  ATTACK: m.resist_tag_letter_attack,
  'PLAN/ATTACK': m.resist_tag_letter_plan_attack,
};

/** When an effect happens. */
export const WHEN_NAMES: Readonly<Record<'DEFEND' | 'DEFEAT' | 'SURVIVE', () => string>> = {
  DEFEND: m.resist_when_defend,
  DEFEAT: m.resist_when_defeat,
  SURVIVE: m.resist_when_survive,
};

/** What a game comes to. */
export const RESULT_NAMES: Readonly<Record<Result, () => string>> = {
  epic: m.resist_result_epic,
  major: m.resist_result_major,
  victory: m.resist_result_victory,
  minor: m.resist_result_minor,
  draw: m.resist_result_draw,
  loss: m.resist_result_loss,
};
