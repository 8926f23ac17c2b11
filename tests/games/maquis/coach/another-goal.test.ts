import { expect, test, vi } from 'vitest';
import { ROWS } from '#maquis/coach/features.ts';
import { WEIGHTS } from '#maquis/coach/value/weights.ts';
import { UNITS } from '#maquis/coach/value-net.ts';
import { weightsFrom } from '#maquis/coach/weights-text.ts';
import { GOAL_IDS } from '#maquis/data/index.ts';

vi.mock('#maquis/data/goals.ts', async (importOriginal) => {
  const data = await importOriginal<typeof import('#maquis/data/goals.ts')>();
  const [first] = data.GOALS;
  return {
    ...data,
    GOALS: [...data.GOALS, { ...first, id: 'a-seventh' }],
    GOAL_IDS: [...data.GOAL_IDS, 'a-seventh'],
  };
});

test('the network is of the ruleset it has learned: a seventh goal leaves its weights in place', () => {
  expect(GOAL_IDS).toHaveLength(7);
  expect(weightsFrom(WEIGHTS).rows).toHaveLength(ROWS * UNITS);
});
