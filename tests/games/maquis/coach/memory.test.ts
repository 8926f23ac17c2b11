import { expect, test } from 'vitest';
import { advise, playerView } from '#games/maquis/coach/index.ts';
import { PlanMemory } from '#games/maquis/coach/plan-memory.ts';
import { UNITS } from '#games/maquis/coach/value-net.ts';
import type { GOAL_IDS } from '#games/maquis/data/index.ts';
import { positionFrom, type Table } from '#games/maquis/engine/index.ts';
import { blankDraft, HOMES, WORKERS } from '#games/maquis/engine/position.ts';
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

/** Days on which the workers stand elsewhere each time: at the places that the bits of a number are. */
const days = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const day = blankDraft();
    day[HOMES] = 1;
    day[WORKERS] = (n + 1) << 1;
    return day;
  });

test('a day planned once is known again, however many were planned after it', () => {
  const memory = new PlanMemory();
  const planned = days(900);
  const numbers = planned.map((day, n) => {
    const plan = memory.find(day);
    expect(memory.has(plan)).toBe(false);
    memory.keep(plan);
    memory.over[plan] = n % 4;
    memory.sums[plan * UNITS] = n;
    return plan;
  });
  expect(new Set(numbers).size).toBe(planned.length);
  planned.forEach((day, n) => {
    const plan = memory.find(day);
    expect(memory.has(plan)).toBe(true);
    expect([plan, memory.over[plan], memory.sums[plan * UNITS]]).toEqual([numbers[n], n % 4, n]);
  });
  memory.forget();
  expect(memory.has(memory.find(planned[7]))).toBe(false);
});
