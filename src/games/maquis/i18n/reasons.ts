import * as m from '#messages';
import { eitherOf } from '#shared/list-text.ts';
import {
  EVERY_TILE,
  type GoalId,
  LOCATIONS,
  type LocationId,
  NO_ACTION,
  type Resource,
  type TileId,
  TURN_TRACK,
} from '../data/index.ts';
import type { GoalPair, Reason } from '../engine/index.ts';
import { type BoxedReasonCode, boxedWords, type Called } from './boxed-words.ts';
import { spaceText, thePlace, thePlaceWithGoal } from './in-sentences.ts';
import { GOAL_NAMES, RESOURCE_COUNTS, TILE_NAMES } from './names.ts';

type Params = Reason['params'];

const goal = (id: Params[string]) => GOAL_NAMES[id as GoalId]();
const tile = (id: Params[string]) => TILE_NAMES[id as TileId]();
const amount = (kind: Params[string], count: Params[string]) =>
  RESOURCE_COUNTS[kind as Resource]({ count: Number(count) });

/** What can be done at a place, in the words of a move: its own actions, or those of its tile. */
function actionIds({ place, tile: laid }: Params): string {
  const holder = laid
    ? EVERY_TILE.find(({ id }) => id === (laid as TileId))
    : LOCATIONS.find(({ id }) => id === (place as LocationId));
  return eitherOf([NO_ACTION, ...(holder?.actions ?? [])].map(({ id }) => id));
}

const SENTENCES: Readonly<
  Record<Exclude<Reason['code'], BoxedReasonCode>, (params: Params, at: Called) => string>
> = {
  'game-is-over': () => m.maquis_reason_game_is_over(),
  'worker-to-place': () => m.maquis_reason_worker_to_place(),
  'patrol-to-draw': () => m.maquis_reason_patrol_to_draw(),
  'workers-to-activate': () => m.maquis_reason_workers_to_activate(),
  'way-home-to-judge': () => m.maquis_reason_way_home_to_judge(),
  'upkeep-to-do': () => m.maquis_reason_upkeep_to_do(),
  'place-is-taken': ({ place, pawn }, at) =>
    m.maquis_reason_place_is_taken({ place: at(place), pawn }),
  'place-is-safe-house': ({ place }, at) =>
    m.maquis_reason_place_is_safe_house({ place: at(place) }),
  'field-is-empty': ({ place }, at) => m.maquis_reason_field_is_empty({ place: at(place) }),
  'goal-has-no-place': ({ goal: id }) => m.maquis_reason_goal_has_no_place({ goal: goal(id) }),
  'card-in-discard': ({ card }) => m.maquis_reason_card_in_discard({ card }),
  'card-not-on-top': ({ card, top }) => m.maquis_reason_card_not_on_top({ card, top }),
  'no-worker-there': ({ place }, at) => m.maquis_reason_no_worker_there({ place: at(place) }),
  'no-such-action-there': (params, at) =>
    m.maquis_reason_no_such_action_there({
      place: at(params.place),
      action: params.action,
      actions: actionIds(params),
    }),
  'cannot-pay': ({ place, kind, need, have }, at) => {
    const wanted = { place: at(place), need: amount(kind, need) };
    return have === 0
      ? m.maquis_reason_cannot_pay_anything(wanted)
      : m.maquis_reason_cannot_pay({ ...wanted, have: amount(kind, have) });
  },
  'nobody-to-recruit': ({ place }, at) => m.maquis_reason_nobody_to_recruit({ place: at(place) }),
  'goal-is-complete': ({ goal: id }) => m.maquis_reason_goal_is_complete({ goal: goal(id) }),
  'nothing-lies-there': ({ place }, at) => m.maquis_reason_nothing_lies_there({ place: at(place) }),
  'no-train-today': ({ day }) =>
    m.maquis_reason_no_train_today({
      space: spaceText(Number(day)),
      trains: eitherOf(TURN_TRACK.trains),
    }),
  'field-is-taken': ({ place }, at) => m.maquis_reason_field_is_taken({ place: at(place) }),
  'tile-is-laid': ({ tile: id }) => m.maquis_reason_tile_is_laid({ tile: tile(id) }),
  'shot-already': () => m.maquis_reason_shot_already(),
  'no-weapon': () => m.maquis_reason_no_weapon(),
  'soldiers-cannot-be-shot': ({ place }, at) =>
    m.maquis_reason_soldiers_cannot_be_shot({ place: at(place) }),
  'no-police-there': ({ place }, at) => m.maquis_reason_no_police_there({ place: at(place) }),
};

/**
 * Why a move is refused, in a sentence: what is wrong, where, and what would be right; where the goals of
 * the game are told, the places beyond the exits by their names.
 */
export function reasonText({ code, params }: Reason, goals?: GoalPair): string {
  const at: Called = (place) =>
    goals ? thePlaceWithGoal(place as LocationId, goals) : thePlace(place);
  return isOfTheBoxed(code) ? boxedWords().reasons[code](params, at) : SENTENCES[code](params, at);
}

const isOfTheBoxed = (code: Reason['code']): code is BoxedReasonCode => !(code in SENTENCES);

/** All the reasons against a move, the most telling first. */
export const reasonTexts = (reasons: readonly Reason[], goals?: GoalPair): readonly string[] =>
  reasons.map((reason) => reasonText(reason, goals));
