import * as m from '#messages';
import {
  type GoalId,
  type LocationId,
  MORALE_TRACK,
  type Resource,
  SOLDIER_TRACK,
  type TileId,
  TURN_TRACK,
} from '../data/index.ts';
import type { GoalPair, TableFault } from '../engine/index.ts';
import { spaceText, thePlace, thePlaceWithGoal } from './in-sentences.ts';
import { GOAL_NAMES, RESOURCE_COUNTS, RESOURCE_NAMES, TILE_NAMES } from './names.ts';

type Params = TableFault['params'];

const goal = ({ goal: id }: Params) => GOAL_NAMES[id as GoalId]();
const at = ({ place }: Params, goals: GoalPair | undefined) => ({
  place: goals ? thePlaceWithGoal(place as LocationId, goals) : thePlace(place),
});

const SENTENCES: Readonly<
  Record<TableFault['code'], (params: Params, goals: GoalPair | undefined) => string>
> = {
  'goal-twice': (params) => m.maquis_fault_goal_twice({ goal: goal(params) }),
  'not-in-this-edition': ({ goal: id, tile }) =>
    m.maquis_fault_not_in_this_edition({
      thing: id ? GOAL_NAMES[id as GoalId]() : TILE_NAMES[tile as TileId](),
    }),
  'day-off-track': ({ day, lastDay }) =>
    m.maquis_fault_day_off_track({ day, lastDay, first: spaceText(TURN_TRACK.start) }),
  'morale-off-track': ({ morale, most }) =>
    m.maquis_fault_morale_off_track({ morale, most, least: MORALE_TRACK.fail }),
  'soldiers-off-track': ({ soldiers, most }) =>
    m.maquis_fault_soldiers_off_track({ soldiers, most, least: SOLDIER_TRACK.start }),
  'workers-do-not-add-up': ({ counted, inTheGame }) => {
    const cafe = thePlace('cafe');
    return counted === inTheGame
      ? m.maquis_fault_workers_misplaced({ cafe, inTheGame })
      : m.maquis_fault_workers_too_many({ cafe, counted, inTheGame });
  },
  'too-many-police': ({ police, most }) => m.maquis_fault_too_many_police({ police, most }),
  'too-many-soldiers': ({ pawns, soldiers }) =>
    m.maquis_fault_too_many_soldiers({ pawns, soldiers }),
  'two-pawns-on-a-place': (params, goals) => m.maquis_fault_two_pawns_on_a_place(at(params, goals)),
  'pawn-in-safe-house': (params, goals) => m.maquis_fault_pawn_in_safe_house(at(params, goals)),
  'pawn-where-no-place-is': (params, goals) =>
    m.maquis_fault_pawn_where_no_place_is(at(params, goals)),
  'patrol-off-the-cards': (params, goals) => m.maquis_fault_patrol_off_the_cards(at(params, goals)),
  'worker-on-empty-field': (params, goals) =>
    m.maquis_fault_worker_on_empty_field(at(params, goals)),
  'too-many-tokens': ({ kind, count, most }) =>
    Number(count) > Number(most)
      ? m.maquis_fault_too_many_tokens({
          amount: RESOURCE_COUNTS[kind as Resource]({ count: Number(count) }),
          most,
        })
      : m.maquis_fault_tokens_not_whole({ kind: RESOURCE_NAMES[kind as Resource](), most }),
  'tile-twice': ({ tile }) => m.maquis_fault_tile_twice({ tile: TILE_NAMES[tile as TileId]() }),
  'too-many-successes': (params) => {
    const { successes, needed } = params;
    return needed === 0
      ? m.maquis_fault_no_successes_to_mark({ goal: goal(params), successes })
      : m.maquis_fault_too_many_successes({ goal: goal(params), successes, needed, least: 0 });
  },
  'complete-without-successes': (params) => {
    const { successes, needed } = params;
    return m.maquis_fault_complete_without_successes({ goal: goal(params), successes, needed });
  },
  'successes-without-complete': (params) =>
    m.maquis_fault_successes_without_complete({ goal: goal(params), needed: params.needed }),
  'complete-out-of-turn': (params) =>
    m.maquis_fault_complete_out_of_turn({ goal: goal(params), soldiers: params.soldiers }),
  'mission-does-not-fit': (params) => m.maquis_fault_mission_does_not_fit({ goal: goal(params) }),
  'card-twice': ({ card }) => m.maquis_fault_card_twice({ card }),
  'too-many-patrols': ({ patrolsToCome, most }) =>
    m.maquis_fault_too_many_patrols({ patrolsToCome, most }),
  'nobody-to-place': () => m.maquis_fault_nobody_to_place({ place: thePlace('safe-house') }),
  'no-patrol-to-come': () => m.maquis_fault_no_patrol_to_come(),
  'pawns-still-to-place': ({ patrolsToCome }) =>
    m.maquis_fault_pawns_still_to_place({ patrolsToCome }),
  'nobody-to-activate': () => m.maquis_fault_nobody_to_activate(),
  'nobody-acting': () => m.maquis_fault_nobody_acting(),
  'acting-out-of-turn': (params, goals) => m.maquis_fault_acting_out_of_turn(at(params, goals)),
  'workers-still-out': ({ workers }) => m.maquis_fault_workers_still_out({ workers }),
  'moment-not-due': () => m.maquis_fault_moment_not_due(),
  'game-is-not-over': () => m.maquis_fault_game_is_not_over(),
};

/**
 * What cannot be on a table, in a sentence: where it is, the limit, and what would be right; where the
 * goals of the table are told, the places beyond the exits by their names.
 */
export const faultText = ({ code, params }: TableFault, goals?: GoalPair): string =>
  SENTENCES[code](params, goals);
