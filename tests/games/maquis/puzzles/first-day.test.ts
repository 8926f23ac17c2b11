import { expect, test } from 'vitest';
import { moveText, play, snapshotOf } from '#games/maquis/engine/index.ts';
import { movesOfDay } from '#games/maquis/puzzles/index.ts';
import { positionOf } from '#games/maquis/puzzles/puzzle.ts';
import { firstDay } from './files.ts';

test('the guided first day plays through the engine, from the first worker to the evening', () => {
  const day = firstDay();
  let position = positionOf(day.mode, day.table, day.deck);
  for (const move of movesOfDay(day)) position = play(position, move).position;
  const evening = snapshotOf(position);
  expect(movesOfDay(day).map(moveText)).toEqual(day.steps.map(({ move }) => move));
  expect(evening).toMatchObject({
    phase: 'placement',
    day: 1,
    morale: 6,
    safeHouse: 4,
    cafe: 1,
    arrested: 0,
    hand: { food: 0, medicine: 0 },
    goals: { west: { successes: 1, complete: false } },
    patrolsToCome: 4,
  });
});

test('the guided first day shows every phase of a turn', () => {
  const kinds = firstDay().steps.map(({ move }) => move.split(':')[0]);
  expect(new Set(kinds)).toEqual(new Set(['place', 'patrol', 'act', 'return', 'upkeep']));
});
