import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import { percentText } from '#shared/chance/chance-text.ts';
import type { AdviceReason } from '../coach/reasons.ts';
import type { LocationId } from '../data/index.ts';
import { goalPairOf, type Position } from '../engine/index.ts';
import { type Chance, chanceNumber } from '../odds/index.ts';
import { advisedMoveText } from './coach.ts';
import { goodsText, spaceText, thePlaceWithGoal } from './in-sentences.ts';
import { GOAL_NAMES } from './names.ts';

/** The places that are bridges: whoever stands there holds the road over the river. */
const BRIDGES: ReadonlySet<LocationId> = new Set(['pont-leveque', 'pont-du-nord']);

/** A difference between two chances in points: "12"; what is too small for one is "<1". */
const pointsText = (difference: number): string =>
  difference > 0 && difference < 0.005
    ? '<1'
    : (Math.round(difference * 100) || 0).toLocaleString(getLocale());

/** A reason of the coach as a sentence. */
export function coachReasonText(reason: AdviceReason, position: Position): string {
  const thePlace = (place: LocationId) => thePlaceWithGoal(place, goalPairOf(position));
  switch (reason.code) {
    case 'best-by-far':
    case 'better-than': {
      const terms = {
        move: advisedMoveText(position, reason.move),
        points: pointsText(reason.points),
      };
      return reason.code === 'best-by-far'
        ? m.maquis_coach_why_best_by_far(terms)
        : m.maquis_coach_why_better_than(terms);
    }
    case 'as-good-as':
      return m.maquis_coach_why_as_good_as({ move: advisedMoveText(position, reason.move) });
    case 'worse-than':
      return m.maquis_coach_why_worse_than({
        move: advisedMoveText(position, reason.move),
        points: pointsText(reason.points),
      });
    case 'way-home':
      return m.maquis_coach_why_way_home({ place: thePlace(reason.place) });
    case 'could-be-stuck':
      return m.maquis_coach_why_could_be_stuck({
        place: thePlace(reason.place),
        chance: dealsText(reason.chance),
      });
    case 'could-be-arrested':
      return m.maquis_coach_why_could_be_arrested({
        place: thePlace(reason.place),
        chance: dealsText(reason.chance),
      });
    case 'keeps-way-home':
      return (
        BRIDGES.has(reason.place)
          ? m.maquis_coach_why_holds_bridge
          : m.maquis_coach_why_keeps_way_home
      )({
        worker: thePlace(reason.worker),
        chance: dealsText(reason.chance),
        without: dealsText(reason.without),
      });
    case 'two-ways-home':
      return m.maquis_coach_why_two_ways({ place: thePlace(reason.place) });
    case 'only-way-home':
      return m.maquis_coach_why_only_way({
        place: thePlace(reason.place),
        by: thePlace(reason.by),
      });
    case 'could-bring':
      return m.maquis_coach_why_could_bring({
        place: thePlace(reason.place),
        goal: GOAL_NAMES[reason.goal](),
        goods: goodsText(reason.goods),
      });
    case 'could-score':
      return m.maquis_coach_why_could_score({ goal: GOAL_NAMES[reason.goal]() });
    case 'goal-needs': {
      const terms = { goal: GOAL_NAMES[reason.goal](), goods: goodsText(reason.goods) };
      return reason.by === undefined
        ? m.maquis_coach_why_goal_needs(terms)
        : m.maquis_coach_why_goal_needs_by({ ...terms, day: spaceText(reason.by) });
    }
    case 'scores':
      return m.maquis_coach_why_scores({ goal: GOAL_NAMES[reason.goal]() });
    case 'kept-though-arrested':
      return m.maquis_coach_why_kept({ place: thePlace(reason.place) });
    case 'opens-way':
      return m.maquis_coach_why_opens_way({ worker: thePlace(reason.worker) });
    case 'shot-for-goal':
      return m.maquis_coach_why_shot_for_goal({ goal: GOAL_NAMES[reason.goal]() });
    case 'shot-costs':
      return m.maquis_coach_why_shot_costs();
    case 'before-others':
      return m.maquis_coach_why_before_others({
        move: advisedMoveText(position, reason.move),
        points: pointsText(reason.points),
      });
  }
}

const dealsText = (chance: Chance): string => percentText(chanceNumber(chance));
