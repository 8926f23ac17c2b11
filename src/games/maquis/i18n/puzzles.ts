import * as m from '#messages';
import {
  type FieldId,
  type LocationId,
  type Resource,
  SIDES,
  type Side,
  type TileId,
} from '../data/index.ts';
import type { GoalPair } from '../engine/index.ts';
import type { PuzzleKind, Question, StatedPuzzle } from '../puzzles/index.ts';
import { goodsText, thePlace, thePlaceWithGoal } from './in-sentences.ts';
import { GOAL_NAMES, TILE_NAMES } from './names.ts';

/** What a puzzle practises. */
export const PUZZLE_KIND_NAMES: Readonly<Record<PuzzleKind, () => string>> = {
  ...GOAL_NAMES,
  'safe-places': m.scenario_kind_safe_places,
  'keeping-a-route': m.scenario_kind_keeping_a_route,
  'order-of-activation': m.scenario_kind_order_of_activation,
  'airdrops-and-supply': m.scenario_kind_airdrops_and_supply,
  'spare-rooms': m.scenario_kind_spare_rooms,
  'when-to-shoot': m.scenario_kind_when_to_shoot,
  'arrest-on-placement': m.scenario_kind_arrest_on_placement,
  'end-of-the-game': m.scenario_kind_end_of_the_game,
  'two-turns': m.maquis_puzzle_kind_two_turns,
  'which-goal': m.maquis_puzzle_kind_which_goal,
};

/** What one question of a check asks for, as a part of a sentence: "1 intel in hand". */
export function questionText(
  { name, params }: Pick<Question, 'name' | 'params'>,
  goals: GoalPair,
): string {
  const least = Number(params.least);
  const goods = goodsText({ [params.kind as Resource]: least });
  const at = (place: typeof params.place) => thePlaceWithGoal(place as LocationId, goals);
  const goal = GOAL_NAMES[goals[(params.side ?? 'west') as Side]]();
  switch (name) {
    case 'nobody-arrested':
      return m.maquis_question_nobody_arrested();
    case 'arrests-at-most':
      return m.maquis_question_arrests_at_most({ count: Number(params.most) });
    case 'no-shot':
      return m.maquis_question_no_shot();
    case 'worker-home':
      return m.maquis_question_worker_home({ place: at(params.place) });
    case 'way-home-open':
      return m.maquis_question_way_home_open({ place: at(params.place) });
    case 'hand':
      return m.maquis_question_hand({ goods });
    case 'airdrops':
      return m.maquis_question_airdrops({ goods, field: thePlace(params.field as FieldId) });
    case 'tile':
      return m.maquis_question_tile({
        tile: TILE_NAMES[params.tile as TileId](),
        room: thePlace(params.room),
      });
    case 'morale-at-least':
      return m.maquis_question_morale({ least });
    case 'workers-at-least':
      return m.maquis_question_workers({ least });
    case 'successes':
      return m.maquis_question_successes({ goal, count: least });
    case 'goal-complete':
      return m.maquis_question_goal_complete({ goal });
    case 'either-goal': {
      const [west, east] = SIDES.map((side) => GOAL_NAMES[goals[side]]());
      return params.step === 'complete'
        ? m.maquis_question_either_complete({ west, east })
        : m.maquis_question_either_success({ west, east });
    }
    case 'not-lost':
      return m.maquis_question_not_lost();
    case 'result':
      return params.result === 'win' ? m.maquis_question_win() : m.maquis_question_draw();
  }
}

/** When a puzzle is judged, as the beginning of a list of what is asked. */
export function untilText(until: StatedPuzzle['until']): string {
  switch (until) {
    case 'end-of-placement':
      return m.maquis_scenario_until_placement();
    case 'end-of-turn':
      return m.maquis_scenario_until_turn();
    case 'end-of-game':
      return m.maquis_scenario_until_over();
    default:
      return until.turns === 2
        ? m.maquis_scenario_until_next_turn()
        : m.maquis_scenario_until_turns({ turns: until.turns });
  }
}
