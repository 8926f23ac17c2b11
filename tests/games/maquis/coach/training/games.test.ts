import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_FEATURES, ROWS } from '#games/maquis/coach/features.ts';
import { Sampler } from '#games/maquis/coach/training/sampler.ts';
import { inventedStart, ordinaryStart } from '#games/maquis/coach/training/starts.ts';
import { trial } from '#games/maquis/coach/training/trial.ts';
import { WEIGHTS } from '#games/maquis/coach/value/weights.ts';
import { RESULTS } from '#games/maquis/coach/value-net.ts';
import { weightsFrom } from '#games/maquis/coach/weights-text.ts';
import { faultsOf, phaseOf, tableOf } from '#games/maquis/engine/index.ts';
import { randomFrom } from '#shared/random.ts';

const PACE = { simulations: 8, strays: 100, blur: 0.02 };

test('games begin where a real game can stand, at the start of a turn', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const below = randomFrom(seed);
      for (const start of [inventedStart(below), ordinaryStart(below)]) {
        expect(faultsOf(tableOf(start))).toEqual([]);
        expect(phaseOf(start)).toBe('placement');
      }
    }),
    { numRuns: 300 },
  );
});

test('every turn played teaches its rows and three chances, the last one mostly the result', () => {
  const sampler = new Sampler(randomFrom('sampler'), { pace: PACE, trust: 0.7 });
  const taught = sampler.play(weightsFrom(WEIGHTS), 20, { invented: 0.5, reached: 0.2, open: 0.2 });
  const turns = taught.targets.length / RESULTS;
  expect(taught.games).toBe(20);
  expect(taught.rows).toHaveLength(turns * ALL_FEATURES);
  expect(taught.rows.every((row) => row >= 0 && row < ROWS)).toBe(true);
  for (let n = 0; n < turns; n++) {
    const [win, draw, loss] = taught.targets.subarray(n * RESULTS);
    expect(win + draw + loss).toBeCloseTo(1, 5);
    expect(Math.min(win, draw, loss)).toBeGreaterThanOrEqual(0);
  }
  // A game's turns are told last to first.
  expect(Math.max(...taught.targets.subarray(0, RESULTS))).toBeGreaterThanOrEqual(0.7);
});

test('a trial counts every game once, and repeats itself', () => {
  const weights = weightsFrom(WEIGHTS);
  const once = trial(weights, { games: 4, simulations: 8 }, randomFrom('trial'));
  expect(once.win + once.draw + once.loss).toBe(4);
  expect(trial(weights, { games: 4, simulations: 8 }, randomFrom('trial'))).toEqual(once);
});
