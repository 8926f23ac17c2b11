import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FREE_SIGNS } from '#games/maquis/coach/features.ts';
import { Sampler } from '#games/maquis/coach/training/school.ts';
import { trial } from '#games/maquis/coach/training/self-play.ts';
import { heirOf, subjectCalled } from '#games/maquis/coach/training/subject.ts';
import { WEIGHTS } from '#games/maquis/coach/value/weights.ts';
import { RESULTS } from '#games/maquis/coach/value-net.ts';
import { weightsFrom } from '#games/maquis/coach/weights-text.ts';
import { faultsOf, phaseOf, tableOf } from '#games/maquis/engine/index.ts';
import { randomFrom } from '#shared/random.ts';

const SUBJECTS = [false, true].map(subjectCalled);
const FREE = weightsFrom(WEIGHTS, FREE_SIGNS);
const KNOWN = [FREE, heirOf(FREE)];
const PACE = { simulations: 8, strays: 100, blur: 0.02 };

test('games begin where a real game can stand, at the start of a turn', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const below = randomFrom(seed);
      for (const { inventedStart, ordinaryStart } of SUBJECTS) {
        for (const start of [inventedStart(below), ordinaryStart(below)]) {
          expect(faultsOf(tableOf(start))).toEqual([]);
          expect(['placement', 'look']).toContain(phaseOf(start));
        }
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['the free edition', 0],
  ['the boxed ones', 1],
])(
  'every turn played of %s teaches its rows and three chances, the last one mostly the result',
  (_, which) => {
    const subject = SUBJECTS[which];
    const { allFeatures, rows } = subject.signs;
    const sampler = new Sampler(randomFrom('sampler'), { pace: PACE, trust: 0.7 }, subject);
    const taught = sampler.play(KNOWN[which], 20, { invented: 0.5, reached: 0.2, open: 0.2 });
    const turns = taught.targets.length / RESULTS;
    expect(taught.games).toBe(20);
    expect(taught.rows).toHaveLength(turns * allFeatures);
    expect(taught.rows.every((row) => row >= 0 && row < rows)).toBe(true);
    for (let n = 0; n < turns; n++) {
      const [win, draw, loss] = taught.targets.subarray(n * RESULTS);
      expect(win + draw + loss).toBeCloseTo(1, 5);
      expect(Math.min(win, draw, loss)).toBeGreaterThanOrEqual(0);
    }
    // A game's turns are told last to first.
    expect(Math.max(...taught.targets.subarray(0, RESULTS))).toBeGreaterThanOrEqual(0.7);
  },
);

test('a trial counts every game once, and repeats itself', () => {
  const tried = () => trial(FREE, { games: 4, simulations: 8 }, randomFrom('trial'), SUBJECTS[0]);
  const once = tried();
  expect(once.win + once.draw + once.loss).toBe(4);
  expect(tried()).toEqual(once);
});
