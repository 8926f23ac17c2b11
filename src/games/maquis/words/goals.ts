import * as m from '#messages';
import {
  DIFFICULTIES,
  type DifficultyId,
  EXITS,
  type ExitId,
  GOALS,
  type Goal,
  type GoalId,
  type Goods,
  type LocationId,
  SIDES,
  type Side,
  TURN_TRACK,
} from '../data/index.ts';
import { goodsText, oneOf, sentences, spaceText } from './in-sentences.ts';
import { GOAL_NAMES, LOCATION_NAMES } from './names.ts';

const costs = ({ successes }: Goal): readonly string[] =>
  successes.map(({ cost }) => goodsText(cost));

const ASKED: Readonly<Record<GoalId, (goal: Goal, last: number) => string>> = {
  'underground-newspaper': (goal) =>
    m.maquis_goal_rule_underground_newspaper({ cost: costs(goal)[0] ?? '' }),
  'destroy-the-train': (goal) =>
    m.maquis_goal_rule_destroy_the_train({
      cost: costs(goal)[0] ?? '',
      days: oneOf(TURN_TRACK.trains),
    }),
  sabotage: (goal) => m.maquis_goal_rule_sabotage({ cost: costs(goal).at(-1) ?? '' }),
  'aid-the-spy': (goal) => {
    const [first = '', second = ''] = costs(goal);
    return m.maquis_goal_rule_aid_the_spy({ first, second });
  },
  assassination: ({ soldiers = 0 }) => m.maquis_goal_rule_assassination({ soldiers }),
  'liberate-the-town': ({ atTheEnd }, last) => {
    const hand: Goods = atTheEnd?.hand ?? {};
    return m.maquis_goal_rule_liberate_the_town({
      goods: goodsText(hand),
      morale: atTheEnd?.morale ?? 0,
      last: spaceText(last),
    });
  },
};

/** A place as it is called where it has to be known by itself: beyond an exit lies a goal. */
export function placeWithGoal(place: LocationId, goals: Readonly<Record<Side, GoalId>>): string {
  const side = SIDES[EXITS.indexOf(place as ExitId)];
  const name = LOCATION_NAMES[place]();
  return side ? m.maquis_goal_at_exit({ goal: GOAL_NAMES[goals[side]](), exit: name }) : name;
}

/** What a goal asks, in full, as it is played in a mode. */
export function goalRuleText(id: GoalId, mode: DifficultyId): string {
  const goal = GOALS.find((known) => known.id === id) ?? GOALS[0];
  const { lastDay } = DIFFICULTIES.find((known) => known.id === mode) ?? DIFFICULTIES[0];
  const asked = ASKED[id](goal, lastDay);
  const marks = goal.successes.length > 0 ? [m.maquis_goal_rule_success()] : [];
  return sentences([asked, ...marks]);
}
