import { expect, test, vi } from 'vitest';
import { FREE_SIGNS } from '#games/maquis/coach/features.ts';
import { WEIGHTS } from '#games/maquis/coach/value/weights.ts';
import { UNITS } from '#games/maquis/coach/value-net.ts';
import { weightsFrom } from '#games/maquis/coach/weights-text.ts';
import { GOAL_IDS } from '#games/maquis/data/index.ts';

vi.mock('#games/maquis/data/goals.ts', async (importOriginal) => {
  const data = await importOriginal<typeof import('#games/maquis/data/goals.ts')>();
  const [first] = data.GOALS;
  return { ...data, GOALS: [...data.GOALS, { ...first, id: 'a-seventh' }] };
});
vi.mock('#games/maquis/data/goal.ts', async (importOriginal) => {
  const data = await importOriginal<typeof import('#games/maquis/data/goal.ts')>();
  return { ...data, GOAL_IDS: [...data.GOAL_IDS, 'a-seventh'] };
});

test('the network is of the ruleset it has learned: a seventh goal leaves its weights in place', () => {
  expect(GOAL_IDS).toHaveLength(7);
  expect(weightsFrom(WEIGHTS, FREE_SIGNS).rows).toHaveLength(FREE_SIGNS.rows * UNITS);
});
