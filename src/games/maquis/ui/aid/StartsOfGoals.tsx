import { EVERY_GOAL, SIDES } from '#games/maquis/data/index.ts';
import type { GoalPair } from '#games/maquis/engine/index.ts';
import { allOf, thePlace } from '#games/maquis/i18n/in-sentences.ts';
import { GOAL_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';

/** What a goal changes before the first turn: where a marker starts, where guns stand. */
export function StartsOfGoals({ goals }: { readonly goals: Partial<GoalPair> }) {
  const lines = SIDES.flatMap((side) => {
    const dealt = EVERY_GOAL.find(({ id }) => id === goals[side]);
    if (!dealt) return [];
    const { start = {}, guns } = dealt;
    const goal = GOAL_NAMES[dealt.id]();
    return [
      ...(start.morale === undefined
        ? []
        : [m.maquis_setup_morale_starts({ goal, count: start.morale })]),
      ...(start.soldiers === undefined
        ? []
        : [m.maquis_setup_soldiers_start({ goal, count: start.soldiers })]),
      ...(guns ? [m.maquis_setup_guns({ places: allOf(guns.at.map(thePlace)) })] : []),
    ];
  });
  return lines.map((line) => (
    <p key={line} class="aid-note">
      {line}
    </p>
  ));
}
