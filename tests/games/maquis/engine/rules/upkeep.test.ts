import { expect, test } from 'vitest';
import type { DifficultyId } from '#games/maquis/data/index.ts';
import { after, playAll, refusals } from '../scripts.ts';
import { acting, atDusk } from '../tables.ts';

test('maquis.upkeep: the patrols leave and the marker moves one space', () => {
  const start = atDusk({ soldiers: 1, police: ['grocer', 'doctor'], soldierPawns: ['fence'] });
  expect(after(start, 'upkeep')).toMatchObject({
    day: 1,
    police: [],
    soldierPawns: [],
    soldiers: 1,
    phase: 'placement',
  });
});

test('maquis.upkeep: it waits until the last worker is home', () => {
  const start = acting({ workers: ['cafe'] });
  expect(refusals(start, 'upkeep')).toEqual(['workers-to-activate']);
  const { position } = playAll(start, 'act:cafe:none');
  expect(refusals(position, 'upkeep')).toEqual(['way-home-to-judge']);
  expect(refusals(playAll(position, 'return').position, 'upkeep')).toEqual([]);
});

test('maquis.upkeep: nothing but a shot can be done instead', () => {
  const start = atDusk();
  expect(refusals(start, 'place:grocer')).toEqual(['upkeep-to-do']);
  expect(refusals(start, 'act:grocer:food')).toEqual(['upkeep-to-do']);
});

test('maquis.upkeep: clear, move, lose, test for the end, in this order (R40)', () => {
  const types = (day: number, morale: number) =>
    playAll(atDusk({ day, morale }), 'upkeep').events.map(({ type }) => type);
  expect(types(2, 6)).toEqual(['patrols-left', 'day-passed', 'morale-changed', 'turn-began']);
  expect(types(2, 1)).toEqual([
    'patrols-left',
    'day-passed',
    'morale-changed',
    'end-triggered',
    'game-over',
  ]);
});

test('maquis.upkeep: the goods on the fields, the rooms and the discard stay', () => {
  const start = atDusk({
    airdrops: { 'field-west': { food: 3 } },
    rooms: { 'spare-room-west': 'informant' },
    discard: [4, 7],
    hand: { intel: 2 },
  });
  expect(after(start, 'upkeep')).toMatchObject({
    airdrops: { 'field-west': { food: 3 } },
    rooms: { 'spare-room-west': 'informant' },
    discard: [4, 7],
    hand: { intel: 2 },
  });
});

/** The spaces on which a mode loses morale, from the turn track. */
const LOSSES: readonly (readonly [DifficultyId, number, readonly number[]])[] = [
  ['very-easy', 15, [3, 6, 9, 12]],
  ['easy', 15, [3, 6, 9, 12]],
  ['normal', 15, [3, 6, 9, 12]],
  ['tricky', 12, [3, 6, 9, 12]],
  ['hard', 12, [2, 5, 8, 10, 12]],
  ['very-hard', 12, [2, 5, 8, 10, 12]],
];

test.each(LOSSES)(
  'maquis.calendar-morale: in %s the spaces up to %i that cost morale are %j',
  (difficulty, end, losses) => {
    const found = Array.from({ length: end }, (_, n) => n + 1).filter(
      (day) => after(atDusk({ difficulty, day: day - 1 }), 'upkeep').morale === 5,
    );
    expect(found).toEqual(losses);
  },
);

test('maquis.calendar-morale: a space without a loss costs nothing', () => {
  expect(after(atDusk({ day: 3 }), 'upkeep').morale).toBe(6);
});

test('maquis.calendar-morale: the loss of space 12 comes before the end there (R39)', () => {
  const start = atDusk({
    difficulty: 'tricky',
    day: 11,
    morale: 1,
    west: { successes: 3, complete: true },
  });
  const { events, state } = playAll(start, 'upkeep');
  expect(state).toMatchObject({ phase: 'over', morale: 0 });
  expect(events.at(-1)).toMatchObject({ type: 'game-over', result: 'loss', ending: 'morale' });
});

test('maquis.calendar-morale: END itself costs nothing (R39)', () => {
  const start = atDusk({ day: 14, morale: 1, west: { successes: 3, complete: true } });
  const { events, state } = playAll(start, 'upkeep');
  expect(state).toMatchObject({ phase: 'over', day: 15, morale: 1 });
  expect(events.at(-1)).toMatchObject({ type: 'game-over', result: 'draw', ending: 'time' });
});
