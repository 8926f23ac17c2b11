import { GOALS, type Goods, RESOURCES } from '#maquis/data/index.ts';
import { GOAL_NAMES } from '#maquis/messages/names.ts';
import * as m from '#messages';
import { GoodsIcon } from './GoodsIcon.tsx';
import type { GoalView } from './town-view.ts';

const Cost = ({ goods }: { goods: Goods }) => (
  <>
    {RESOURCES.flatMap((kind) =>
      Array.from({ length: goods[kind] ?? 0 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cubes have nothing else to go by
        <GoodsIcon key={`${kind}${i}`} kind={kind} />
      )),
    )}
  </>
);

/** The face of a goal card: its name, and a circle for each success with what marking it costs. */
export function GoalCard({ goal, marked, complete }: GoalView) {
  const successes = GOALS.find(({ id }) => id === goal)?.successes ?? [];
  return (
    <span class="goal-card" aria-hidden="true">
      <span class="goal-card__name">{GOAL_NAMES[goal]()}</span>
      {successes.length === 0 && !complete && (
        <span class="goal-card__note">{m.maquis_map_goal_elsewhere()}</span>
      )}
      <span class="goal-card__successes">
        {successes.map(({ cost, circle }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the circles is their identity
          <span
            key={i}
            class={
              i < marked ? 'goal-card__success goal-card__success--marked' : 'goal-card__success'
            }
          >
            <span class="goal-card__circle">{i < marked ? '✓' : circle}</span>
            <span class="goal-card__cost">
              <Cost goods={cost} />
            </span>
          </span>
        ))}
      </span>
      {complete && <span class="goal-card__stamp">{m.maquis_map_goal_done()}</span>}
    </span>
  );
}
