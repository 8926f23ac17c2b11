import { expect, test } from 'vitest';
import { type ResistMove, victoryChance } from '#games/resist/coach/index.ts';
import { isBarelyTried, resultChances, simulationNoise } from '#games/resist/ui/coach/chances.ts';

const NONE = {
  epic: 0,
  major: 0,
  victory: 0,
  minor: 0,
  draw: 0,
  civilians: 0,
  missions: 0,
  spies: 0,
};

const move = (chances: Partial<ResistMove['chances']>, simulations: number): ResistMove => ({
  move: 'end',
  simulations,
  score: 0.5,
  standardError: 0,
  chances: { ...NONE, ...chances },
  reasons: [],
});

test('resist.result: four results are victories, and every way to lose is a loss', () => {
  const mixed = { epic: 0.125, major: 0.125, victory: 0.125, minor: 0.125, draw: 0.25 };
  const one = move({ ...mixed, civilians: 0.125, missions: 0.0625, spies: 0.0625 }, 100);
  expect(victoryChance(one.chances)).toBe(0.5);
  expect(Object.fromEntries(resultChances(one))).toEqual({ ...mixed, loss: 0.25 });
});

test('two standard errors of half won: 10 points of 100 games, 5 of 400, and none where all are', () => {
  expect(simulationNoise(move({ major: 0.5, spies: 0.5 }, 100))).toBe(10);
  expect(simulationNoise(move({ major: 0.5, spies: 0.5 }, 400))).toBe(5);
  expect(simulationNoise(move({ epic: 1 }, 400))).toBe(0);
});

test('a handful of games says nothing', () => {
  expect([11, 12].map((simulations) => isBarelyTried(move({ epic: 1 }, simulations)))).toEqual([
    true,
    false,
  ]);
});
