import { expect, test } from 'vitest';
import { advise, playerView } from '#games/maquis/coach/index.ts';
import type { GOAL_IDS } from '#games/maquis/data/index.ts';
import { positionFrom, type Table } from '#games/maquis/engine/index.ts';
import { tableFrom } from '#games/maquis/puzzles/index.ts';

type GoalId = (typeof GOAL_IDS)[number];

/** The same evening in games with different goals, and with the deck at different ends. */
function evening(west: GoalId, east: GoalId, discard: readonly (1 | 2 | 3 | 4)[] = []): Table {
  return tableFrom('normal', {
    goals: { west, east },
    phase: 'action',
    day: 9,
    morale: 5,
    hand: { food: 1, medicine: 1, weapon: 2 },
    workers: ['grocer', 'poor-district', 'radio-b'],
    police: ['fence', 'doctor', 'radio-a'],
    discard: [...discard],
  });
}

function adviceOn(table: Table) {
  const made = positionFrom(table);
  if ('faults' in made) throw new Error(made.faults.map(({ code }) => code).join(', '));
  return advise(playerView(made.position), { budget: 20, seed: 'memory' });
}

test('what was thought of one game does not change what is thought of another', () => {
  const alone = adviceOn(evening('underground-newspaper', 'destroy-the-train'));
  adviceOn(evening('sabotage', 'liberate-the-town'));
  adviceOn(evening('underground-newspaper', 'destroy-the-train', [1, 2, 3, 4]));
  adviceOn(evening('assassination', 'aid-the-spy'));
  expect(adviceOn(evening('underground-newspaper', 'destroy-the-train'))).toEqual(alone);
  const other = adviceOn(evening('sabotage', 'liberate-the-town'));
  expect(other.value).not.toEqual(alone.value);
});
