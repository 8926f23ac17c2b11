import * as m from '#messages';
import { listed } from '#shared/list-text.ts';
import {
  EVERY_RESOURCE,
  EXITS,
  type ExitId,
  type GoalId,
  type Goods,
  type LocationId,
  SIDES,
  TURN_TRACK,
} from '../data/index.ts';
import type { GoalPair } from '../engine/index.ts';
import { GOAL_NAMES, LOCATION_NAMES, RESOURCE_COUNTS } from './names.ts';

/** The name of a place as it stands within a sentence, with its article where it has one. */
const THE_PLACE: Readonly<Record<LocationId, () => string>> = {
  'safe-house': m.maquis_the_safe_house,
  'pont-leveque': m.maquis_the_pont_leveque,
  grocer: m.maquis_the_grocer,
  cafe: m.maquis_the_cafe,
  'field-west': m.maquis_the_field_west,
  'field-east': m.maquis_the_field_east,
  doctor: m.maquis_the_doctor,
  'radio-a': m.maquis_the_radio_a,
  'rue-baradat': m.maquis_the_rue_baradat,
  fence: m.maquis_the_fence,
  'poor-district': m.maquis_the_poor_district,
  'pont-du-nord': m.maquis_the_pont_du_nord,
  'black-market': m.maquis_the_black_market,
  'radio-b': m.maquis_the_radio_b,
  'spare-room-west': m.maquis_the_spare_room_west,
  'spare-room-north-east': m.maquis_the_spare_room_north_east,
  'spare-room-south-east': m.maquis_the_spare_room_south_east,
  'west-exit': m.maquis_the_west_exit,
  'east-exit': m.maquis_the_east_exit,
};

/** "the Grocer", "Radio A". Engine parameters are plain texts and numbers, hence the wide type. */
export const thePlace = (id: LocationId | string | number): string => THE_PLACE[id as LocationId]();

const goalAt = (place: LocationId, goals: GoalPair): GoalId | undefined => {
  const side = SIDES[EXITS.indexOf(place as ExitId)];
  return side && goals[side];
};

/** The name of a place in a game: beyond an exit lies a goal, and the place is called by it. */
export function placeWithGoal(place: LocationId, goals: GoalPair): string {
  const goal = goalAt(place, goals);
  return goal ? GOAL_NAMES[goal]() : LOCATION_NAMES[place]();
}

/** The same within a sentence: "the Grocer", "the Sabotage card". */
export function thePlaceWithGoal(place: LocationId, goals: GoalPair): string {
  const goal = goalAt(place, goals);
  return goal ? m.maquis_the_goal_card({ goal: GOAL_NAMES[goal]() }) : thePlace(place);
}

/** "1 food and 2 money", kinds in the order of the record; the word for nothing where there is none. */
export function goodsText(goods: Goods): string {
  const amounts = EVERY_RESOURCE.flatMap((kind) => {
    const count = goods[kind] ?? 0;
    return count > 0 ? [RESOURCE_COUNTS[kind]({ count })] : [];
  });
  return amounts.length > 0 ? listed(amounts) : m.maquis_resource_count_nothing();
}

/** A space of the turn track: its number, or what is printed on the first and the last. */
export function spaceText(day: number): string {
  if (day === TURN_TRACK.start) return m.maquis_track_start();
  return day === TURN_TRACK.end ? m.maquis_track_end() : String(day);
}

/** "Doctor, free, gives 1 medicine": what stands side by side, without a last "and". */
export const sideBySide = (parts: readonly string[]): string =>
  parts.reduce((first, second) => m.maquis_side_by_side({ first, second }));
