import { expect, test } from 'vitest';
import { exercisesOn } from '#cli/mine.ts';
import { mined, twinOf } from '#games/maquis/cli/mine.ts';

test('no two exercises in the lists look alike', () => {
  const numbers = new Map<string, number[]>();
  for (const value of exercisesOn('maquis')) {
    const exercise = mined.read(value);
    if ('faults' in exercise || exercise.read.withdrawn) continue;
    const twin = twinOf(exercise.read);
    numbers.set(twin, [...(numbers.get(twin) ?? []), exercise.read.n]);
  }
  expect([...numbers.values()].filter(({ length }) => length > 1)).toEqual([]);
});
