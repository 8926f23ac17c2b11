import { expect, test } from 'vitest';
import { proofFaults } from '#cli/mine.ts';
import { withSoldiers } from '#games/maquis/cli/mine/tasks.ts';
import { mined } from '#games/maquis/cli/mine.ts';
import type { Exercise } from '#games/maquis/puzzles/index.ts';

/*
 * Morale 5 asks for three patrols, four workers at large for four. Soldiers are the last patrols of a turn:
 * with four on the soldier track all four are soldiers, with three one is a policeman.
 */
const tableWith = (soldiers: number): Exercise['table'] => ({
  goals: { west: 'assassination', east: 'sabotage' },
  day: 9,
  morale: 5,
  soldiers,
  cafe: 1,
  workers: ['grocer', 'doctor'],
  police: ['fence', 'radio-b'],
  discard: [3, 8],
});

const exerciseWith = (soldiers: number): Exercise => ({
  n: 1,
  kind: 'assassination',
  level: 1,
  mode: 'normal',
  table: tableWith(soldiers),
  until: 'end-of-turn',
  check: { 'nobody-arrested': true },
  solution: ['place:cafe'],
});

const NO_TABLE = 'no game comes to its table';

test('more policemen than the soldiers leave room for are a fault of an exercise', () => {
  expect(proofFaults(mined, exerciseWith(4))).toContain(NO_TABLE);
  expect(proofFaults(mined, exerciseWith(3))).toContain(NO_TABLE);
  expect(proofFaults(mined, exerciseWith(2))).not.toContain(NO_TABLE);
});

test('a varied table has soldiers where no policeman can be', () => {
  const places = (soldiers: number) => {
    const { police, soldierPawns } = withSoldiers('normal', tableWith(soldiers));
    return { police, soldierPawns };
  };
  expect(places(4)).toEqual({ police: [], soldierPawns: ['fence', 'radio-b'] });
  expect(places(3)).toEqual({ police: ['fence'], soldierPawns: ['radio-b'] });
  expect(places(2)).toEqual({ police: ['fence', 'radio-b'], soldierPawns: undefined });
});
