import * as m from '#messages';
import { eitherOf, sentences } from '#shared/list-text.ts';
import {
  type DifficultyId,
  difficultyCalled,
  EVERY_GOAL,
  type GOAL_IDS,
  type Goal,
  type GoalId,
  type Goods,
  goalCalled,
  TURN_TRACK,
} from '../data/index.ts';
import { boxedWords } from './boxed-words.ts';
import { goodsText, spaceText } from './in-sentences.ts';

const costs = ({ successes }: Goal): readonly string[] =>
  successes.map(({ cost }) => goodsText(cost));

type FreeGoalId = (typeof GOAL_IDS)[number];

const isOfTheFree = (id: GoalId): id is FreeGoalId => id in ASKED;

const ASKED: Readonly<Record<FreeGoalId, (goal: Goal, last: number) => string>> = {
  'underground-newspaper': (goal) =>
    m.maquis_goal_rule_underground_newspaper({ cost: costs(goal)[0] ?? '' }),
  'destroy-the-train': (goal) =>
    m.maquis_goal_rule_destroy_the_train({
      cost: costs(goal)[0] ?? '',
      days: eitherOf(TURN_TRACK.trains),
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

/** What a goal asks, in full, as it is played in a mode. */
export function goalRuleText(id: GoalId, mode: DifficultyId): string {
  const goal = goalCalled(id) ?? EVERY_GOAL[0];
  const { lastDay } = difficultyCalled(mode);
  const asked = isOfTheFree(id) ? ASKED[id](goal, lastDay) : boxedWords().goalRules[id](goal);
  const marks = isOfTheFree(id) && goal.successes.length > 0 ? [m.maquis_goal_rule_success()] : [];
  return sentences([asked, ...marks]);
}
