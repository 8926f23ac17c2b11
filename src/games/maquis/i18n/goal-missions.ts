import * as m from '#messages';
import { eitherOf, listed } from '#shared/list-text.ts';
import type { BOXED_GOAL_IDS, Goal, LocationId, Success } from '../data/index.ts';
import { goodsText, thePlace } from './in-sentences.ts';

/*
 * What the missions of the boxed editions ask, in full.
 */

type BoxedGoalId = (typeof BOXED_GOAL_IDS)[number];

const NO_STEP: Success = { cost: {} };

const stepOf = ({ successes }: Goal, n: number): Success => successes[n] ?? NO_STEP;
const costOf = (goal: Goal, n: number): string => goodsText(stepOf(goal, n).cost);
const lastDay = ({ days = [] }: Success): number => Math.max(...days);
const places = (ids: readonly LocationId[] = []): string => listed(ids.map(thePlace));
const firstPlace = (goal: Goal): string => thePlace(stepOf(goal, 0).at?.[0] ?? 'rue-baradat');

export const MISSION_RULES: Readonly<Record<BoxedGoalId, (goal: Goal) => string>> = {
  'milice-parade-day': (goal) =>
    m.maquis_goal_rule_milice_parade_day({
      place: firstPlace(goal),
      cost: costOf(goal, 0),
      days: eitherOf(stepOf(goal, 0).days ?? []),
      fence: thePlace(goal.closesRoad?.between[1] ?? 'fence'),
    }),
  'officers-mansion': ({ visits }) =>
    m.maquis_goal_rule_officers_mansion({ places: places(visits) }),
  infiltration: (goal) =>
    m.maquis_goal_rule_infiltration({ first: costOf(goal, 0), second: costOf(goal, 1) }),
  'german-shepherds': (goal) => m.maquis_goal_rule_german_shepherds({ cost: costOf(goal, 0) }),
  'double-agent': ({ visits }) => m.maquis_goal_rule_double_agent({ places: places(visits) }),
  'coded-messages': (goal) =>
    m.maquis_goal_rule_coded_messages({
      cost: costOf(goal, 0),
      last: lastDay(stepOf(goal, 0)),
      home: stepOf(goal, 0).stays?.homeOn ?? 0,
    }),
  'take-out-the-bridges': (goal) =>
    m.maquis_goal_rule_take_out_the_bridges({ place: firstPlace(goal), cost: costOf(goal, 0) }),
  'bomb-for-the-officer': (goal) =>
    m.maquis_goal_rule_bomb_for_the_officer({
      cost: costOf(goal, 0),
      morale: stepOf(goal, 0).leastMorale ?? 0,
      places: places(goal.closesPlaces),
    }),
  'milice-hq': (goal) => {
    const { major } = stepOf(goal, 1);
    return m.maquis_goal_rule_milice_hq({
      start: goal.start?.morale ?? 0,
      place: firstPlace(goal),
      cost: costOf(goal, 1),
      below: typeof major === 'object' ? major.soldiersBelow : 0,
    });
  },
  'bomb-the-barracks': (goal) =>
    m.maquis_goal_rule_bomb_the_barracks({
      start: goal.start?.soldiers ?? 0,
      cost: costOf(goal, 2),
      distraction: goodsText(goal.distraction?.cost ?? {}),
    }),
  'free-the-resistance-leader': (goal) => {
    const { otherwise = NO_STEP } = stepOf(goal, 1);
    return m.maquis_goal_rule_free_the_resistance_leader({
      first: costOf(goal, 0),
      last: lastDay(stepOf(goal, 0)),
      second: costOf(goal, 1),
      late: lastDay(stepOf(goal, 1)),
      exact: lastDay(otherwise),
      major: goodsText(otherwise.cost),
    });
  },
  'destroy-aa-guns': (goal) =>
    m.maquis_goal_rule_destroy_aa_guns({
      places: places(goal.guns?.at),
      one: goodsText({ weapon: 1 }),
      other: goodsText({ explosives: 1 }),
    }),
};
