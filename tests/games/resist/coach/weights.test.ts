import { expect, test } from 'vitest';
import { freshWeights } from '#games/resist/coach/training/learner.ts';
import { WEIGHTS } from '#games/resist/coach/value/weights.ts';
import { resistWeightsFrom, resistWeightsText } from '#games/resist/coach/value-net.ts';

test('the weights that ship come back as they went', () => {
  expect(resistWeightsText(resistWeightsFrom(WEIGHTS))).toBe(WEIGHTS);
});

test('rounding moves no weight by more than half of a 127th of the largest', () => {
  const weights = freshWeights('test');
  const back = resistWeightsFrom(resistWeightsText(weights));
  const most = Math.max(...weights.rows.map(Math.abs));
  const moved = weights.rows.map((weight, n) => Math.abs(weight - back.rows[n]));
  expect(Math.max(...moved)).toBeLessThanOrEqual(most / 254 + 1e-6);
});

test('a text of another size is refused with both sizes', () => {
  expect(() => resistWeightsFrom(btoa('short'))).toThrow(/5 bytes, not the \d+ of these features/);
});
