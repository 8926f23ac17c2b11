import * as m from '#messages';
import { eitherOf, listed } from '#shared/list-text.ts';
import type { BOXED_GOAL_IDS, Goal, GoalId, LocationId, Success } from '../data/index.ts';
import type { Reason } from '../engine/index.ts';
import type { BoxedEvent, BoxedWords } from './boxed-words.ts';
import { goodsText, spaceText, thePlace } from './in-sentences.ts';
import { GOAL_NAMES } from './names.ts';

/** What happened, as a line of the log. */
function eventText(event: BoxedEvent): string {
  switch (event.type) {
    case 'major-success':
      return m.maquis_event_major_success({ goal: GOAL_NAMES[event.goal]() });
    case 'visited':
      return m.maquis_event_visited({
        place: thePlace(event.place),
        goal: GOAL_NAMES[event.goal](),
      });
    case 'gun-destroyed':
      return m.maquis_event_gun_destroyed({ place: thePlace(event.place) });
    case 'distracted':
      return m.maquis_event_distracted({ goal: GOAL_NAMES[event.goal]() });
    case 'stayed':
      return event.as === 'mole'
        ? m.maquis_event_stayed_mole()
        : m.maquis_event_stayed_cryptographer();
    case 'worker-removed':
      return m.maquis_event_worker_removed({ place: thePlace(event.place) });
    case 'bridge-destroyed':
      return m.maquis_event_bridge_destroyed({
        place: thePlace(event.place),
        market: thePlace('black-market'),
      });
    case 'fake-id-kept':
      return m.maquis_event_fake_id_kept();
    case 'fake-id-spent':
      return m.maquis_event_fake_id_spent();
    case 'card-seen':
      return m.maquis_event_card_seen({ card: event.card });
    case 'card-turned-over':
      return m.maquis_event_card_turned_over({ card: event.card, place: thePlace(event.place) });
  }
}

const goal = (id: Reason['params'][string]) => GOAL_NAMES[id as GoalId]();

const REASONS: BoxedWords['reasons'] = {
  'no-step-there-now': ({ goal: id, place }, at) =>
    m.maquis_reason_no_step_there_now({ goal: goal(id), place: at(place) }),
  'step-not-today': ({ goal: id, day }) =>
    m.maquis_reason_step_not_today({ goal: goal(id), space: spaceText(Number(day)) }),
  'morale-too-low': ({ goal: id, need, have }) =>
    m.maquis_reason_morale_too_low({ goal: goal(id), need, have }),
  'gun-is-gone': ({ place }, at) => m.maquis_reason_gun_is_gone({ place: at(place) }),
  'no-way-home': ({ place }, at) => m.maquis_reason_no_way_home({ place: at(place) }),
  'place-is-closed': ({ place }, at) => m.maquis_reason_place_is_closed({ place: at(place) }),
  'no-fake-id-there': () => m.maquis_reason_no_fake_id_there({ cafe: thePlace('cafe') }),
  'cannot-be-borrowed': ({ place }, at) => m.maquis_reason_cannot_be_borrowed({ place: at(place) }),
  'card-to-see': () => m.maquis_reason_card_to_see(),
  'worker-to-remove': () => m.maquis_reason_worker_to_remove(),
  'bridge-to-destroy': () => m.maquis_reason_bridge_to_destroy(),
  'not-to-be-removed': ({ place }, at) => m.maquis_reason_not_to_be_removed({ place: at(place) }),
  'bridge-is-gone': ({ place }, at) => m.maquis_reason_bridge_is_gone({ place: at(place) }),
  'shots-between-actions': () => m.maquis_reason_shots_between_actions(),
  'shots-forbidden': () => m.maquis_reason_shots_forbidden(),
};

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

const MISSION_RULES: Readonly<Record<BoxedGoalId, (goal: Goal) => string>> = {
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

/** For `setBoxedWords`: a file that only did that when it is loaded would be left out of a built site. */
export const BOXED_WORDS: BoxedWords = {
  goalRules: MISSION_RULES,
  event: eventText,
  reasons: REASONS,
};
