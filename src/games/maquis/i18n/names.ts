import * as m from '#messages';
import type {
  DifficultyId,
  EditionId,
  GoalId,
  LocationId,
  Pawn,
  Resource,
  TileId,
} from '../data/index.ts';
import type { HelpLevel } from '../session/index.ts';

/** The full name of every place, no two alike. */
export const LOCATION_NAMES: Readonly<Record<LocationId, () => string>> = {
  'safe-house': m.maquis_place_safe_house,
  'pont-leveque': m.maquis_place_pont_leveque,
  grocer: m.maquis_place_grocer,
  cafe: m.maquis_place_cafe,
  'field-west': m.maquis_place_field_west,
  'field-east': m.maquis_place_field_east,
  doctor: m.maquis_place_doctor,
  'radio-a': m.maquis_place_radio_a,
  'rue-baradat': m.maquis_place_rue_baradat,
  fence: m.maquis_place_fence,
  'poor-district': m.maquis_place_poor_district,
  'pont-du-nord': m.maquis_place_pont_du_nord,
  'black-market': m.maquis_place_black_market,
  'radio-b': m.maquis_place_radio_b,
  'spare-room-west': m.maquis_place_spare_room_west,
  'spare-room-north-east': m.maquis_place_spare_room_north_east,
  'spare-room-south-east': m.maquis_place_spare_room_south_east,
  'west-exit': m.maquis_place_west_exit,
  'east-exit': m.maquis_place_east_exit,
};

/** One of a kind of goods, inside a sentence. */
export const RESOURCE_NAMES: Readonly<Record<Resource, () => string>> = {
  intel: m.maquis_resource_intel,
  food: m.maquis_resource_food,
  medicine: m.maquis_resource_medicine,
  money: m.maquis_resource_money,
  weapon: m.maquis_resource_weapon,
  explosives: m.maquis_resource_explosives,
  poison: m.maquis_resource_poison,
  'fake-id': m.maquis_resource_fake_id,
};

/** The letter on the cube of a kind of goods, a third sign beside colour and shape. */
export const RESOURCE_LETTERS: Readonly<Record<Resource, () => string>> = {
  intel: m.maquis_resource_letter_intel,
  food: m.maquis_resource_letter_food,
  medicine: m.maquis_resource_letter_medicine,
  money: m.maquis_resource_letter_money,
  weapon: m.maquis_resource_letter_weapon,
  explosives: m.maquis_resource_letter_explosives,
  poison: m.maquis_resource_letter_poison,
  'fake-id': m.maquis_resource_letter_fake_id,
};

/** An amount of one kind of goods, such as "2 food". */
export const RESOURCE_COUNTS: Readonly<Record<Resource, (amount: { count: number }) => string>> = {
  intel: m.maquis_resource_count_intel,
  food: m.maquis_resource_count_food,
  medicine: m.maquis_resource_count_medicine,
  money: m.maquis_resource_count_money,
  weapon: m.maquis_resource_count_weapon,
  explosives: m.maquis_resource_count_explosives,
  poison: m.maquis_resource_count_poison,
  'fake-id': m.maquis_resource_count_fake_id,
};

/** The name of every room tile. */
export const TILE_NAMES: Readonly<Record<TileId, () => string>> = {
  informant: m.maquis_tile_informant,
  counterfeiter: m.maquis_tile_counterfeiter,
  'safe-house': m.maquis_tile_safe_house,
  'chemists-lab': m.maquis_tile_chemists_lab,
  smuggler: m.maquis_tile_smuggler,
  propagandist: m.maquis_tile_propagandist,
  fixer: m.maquis_tile_fixer,
  pharmacist: m.maquis_tile_pharmacist,
  forger: m.maquis_tile_forger,
};

/** The name of every goal. */
export const GOAL_NAMES: Readonly<Record<GoalId, () => string>> = {
  'underground-newspaper': m.maquis_goal_underground_newspaper,
  'destroy-the-train': m.maquis_goal_destroy_the_train,
  sabotage: m.maquis_goal_sabotage,
  'aid-the-spy': m.maquis_goal_aid_the_spy,
  assassination: m.maquis_goal_assassination,
  'liberate-the-town': m.maquis_goal_liberate_the_town,
  'milice-parade-day': m.maquis_goal_milice_parade_day,
  'officers-mansion': m.maquis_goal_officers_mansion,
  infiltration: m.maquis_goal_infiltration,
  'german-shepherds': m.maquis_goal_german_shepherds,
  'double-agent': m.maquis_goal_double_agent,
  'coded-messages': m.maquis_goal_coded_messages,
  'take-out-the-bridges': m.maquis_goal_take_out_the_bridges,
  'bomb-for-the-officer': m.maquis_goal_bomb_for_the_officer,
  'milice-hq': m.maquis_goal_milice_hq,
  'bomb-the-barracks': m.maquis_goal_bomb_the_barracks,
  'free-the-resistance-leader': m.maquis_goal_free_the_resistance_leader,
  'destroy-aa-guns': m.maquis_goal_destroy_aa_guns,
};

/** The name of every difficulty mode. */
export const DIFFICULTY_NAMES: Readonly<Record<DifficultyId, () => string>> = {
  'very-easy': m.maquis_mode_very_easy,
  easy: m.maquis_mode_easy,
  normal: m.maquis_mode_normal,
  tricky: m.maquis_mode_tricky,
  hard: m.maquis_mode_hard,
  'very-hard': m.maquis_mode_very_hard,
};

/** The letter on a pawn. */
export const PAWN_LETTERS: Readonly<Record<Pawn, () => string>> = {
  worker: m.maquis_pawn_letter_worker,
  police: m.maquis_pawn_letter_police,
  soldier: m.maquis_pawn_letter_soldier,
};

/** The name of every edition, and of the part that the second edition can be played with. */
export const EDITION_NAMES: Readonly<Record<EditionId | 'three-star', () => string>> = {
  'pnp-1.1': m.maquis_edition_pnp_1_1,
  'box-2019': m.maquis_edition_box_2019,
  'second-edition': m.maquis_edition_second_edition,
  'three-star': m.maquis_edition_three_star,
};

export const MAQUIS_HELP_NAMES: Readonly<Record<HelpLevel, () => string>> = {
  none: m.play_help_none,
  odds: m.maquis_help_odds,
  coach: m.play_help_coach,
};
