import { describe, expect, test } from 'vitest';
import { EVERY_GOAL } from '#games/maquis/data/index.ts';
import {
  FAULT_CODES,
  faultsOf,
  positionFrom,
  type TableFault,
} from '#games/maquis/engine/index.ts';
import { boxed, type Told, tableWith } from './tables.ts';

/** For every fault of a table a table that has it and no other. */
const FAULTY: Readonly<Record<TableFault['code'], Told>> = {
  'goal-twice': { goals: { west: 'sabotage', east: 'sabotage' } },
  'not-in-this-edition': { goals: { west: 'infiltration', east: 'sabotage' } },
  'mission-does-not-fit': boxed('officers-mansion', 'sabotage', {
    west: { successes: 1, marks: ['grocer'] },
  }),
  'day-off-track': { day: 16 },
  'morale-off-track': { morale: 8 },
  'soldiers-off-track': { soldiers: 6 },
  'workers-do-not-add-up': { safeHouse: 4 },
  'too-many-police': {
    phase: 'dusk',
    police: ['grocer', 'doctor', 'fence', 'radio-a', 'radio-b', 'rue-baradat'],
  },
  'too-many-soldiers': { soldiers: 1, soldierPawns: ['grocer', 'doctor'] },
  'two-pawns-on-a-place': { workers: ['grocer'], police: ['grocer'] },
  'pawn-in-safe-house': { workers: ['safe-house'] },
  'pawn-where-no-place-is': {
    goals: { west: 'sabotage', east: 'assassination' },
    workers: ['east-exit'],
  },
  'patrol-off-the-cards': { police: ['cafe'] },
  'worker-on-empty-field': { workers: ['field-west'] },
  'too-many-tokens': { hand: { food: 5 } },
  'tile-twice': {
    rooms: { 'spare-room-west': 'smuggler', 'spare-room-north-east': 'smuggler' },
  },
  'too-many-successes': { west: { successes: 4 } },
  'complete-without-successes': { west: { successes: 2, complete: true } },
  'successes-without-complete': { west: { successes: 3, complete: false } },
  'complete-out-of-turn': {
    goals: { west: 'sabotage', east: 'assassination' },
    east: { successes: 0, complete: true },
  },
  'card-twice': { discard: [4], unseen: { deck: [4] } },
  'too-many-patrols': { patrolsToCome: 6 },
  'nobody-to-place': { workers: ['grocer', 'doctor', 'cafe'] },
  'no-patrol-to-come': { phase: 'patrol', patrolsToCome: 0 },
  'pawns-still-to-place': { phase: 'action', workers: ['cafe'], patrolsToCome: 1 },
  'nobody-to-activate': { phase: 'action' },
  'nobody-acting': { phase: 'returning', workers: ['cafe'] },
  'acting-out-of-turn': { phase: 'action', workers: ['cafe'], acting: 'cafe' },
  'workers-still-out': { phase: 'dusk', workers: ['cafe'] },
  'moment-not-due': boxed('infiltration', 'sabotage', { phase: 'look' }),
  'game-is-not-over': { phase: 'over' },
};

describe('a table that cannot be is told what is wrong', () => {
  test.each(FAULT_CODES)('%s', (code) => {
    const faults = faultsOf(tableWith(FAULTY[code]));
    expect(faults.map((fault) => fault.code)).toEqual([code]);
    expect(faults[0]?.rule).toMatch(/^maquis\./);
    expect(positionFrom(tableWith(FAULTY[code]))).toEqual({ faults });
  });

  test.each([
    ['a day between two spaces', { day: 2.5 }, 'day-off-track'],
    ['a space past the end of Tricky', { difficulty: 'tricky', day: 13 }, 'day-off-track'],
    ['morale below the track', { morale: -1 }, 'morale-off-track'],
    ['a fifth worker in Hard', { difficulty: 'hard', safeHouse: 3 }, 'workers-do-not-add-up'],
    ['a third worker at the cafe', { cafe: 3, safeHouse: 2 }, 'workers-do-not-add-up'],
    [
      'a worker in the safe house tile',
      {
        workers: ['spare-room-west'],
        rooms: { 'spare-room-west': 'safe-house' },
      },
      'pawn-in-safe-house',
    ],
    [
      'a soldier in a spare room',
      {
        soldiers: 1,
        soldierPawns: ['spare-room-west'],
      },
      'patrol-off-the-cards',
    ],
    [
      'five of a kind in hand and on a field',
      {
        hand: { money: 3 },
        airdrops: { 'field-west': { money: 2 } },
      },
      'too-many-tokens',
    ],
    ['fewer goods than none', { hand: { money: -1 } }, 'too-many-tokens'],
    [
      'a success for a goal without a place',
      {
        goals: { west: 'sabotage', east: 'assassination' },
        east: { successes: 1 },
      },
      'too-many-successes',
    ],
    ['the marker on END in a game that goes on', { day: 15 }, 'day-off-track'],
    ['the marker on END in Very Easy', { difficulty: 'very-easy', day: 15 }, 'day-off-track'],
    ['the marker on 12 in Tricky', { difficulty: 'tricky', day: 12 }, 'day-off-track'],
  ] as const)('%s', (_, told, code) => {
    expect(faultsOf(tableWith(told)).map((fault) => fault.code)).toContain(code);
  });

  test('a sixth patrol cannot come (R05)', () => {
    const police = ['grocer', 'doctor', 'fence', 'radio-a', 'radio-b'] as const;
    expect(faultsOf(tableWith({ police, patrolsToCome: 1 }))).not.toEqual([]);
  });

  test('a field with none of any kind is an empty one', () => {
    const faults = faultsOf(
      tableWith({ workers: ['field-west'], airdrops: { 'field-west': { food: 0 } } }),
    );
    expect(faults.map(({ code }) => code)).toEqual(['worker-on-empty-field']);
  });

  test('one thing wrong is told once', () => {
    const faults = faultsOf(tableWith({ discard: [4, 4] }));
    expect(faults.map(({ code, params }) => [code, params])).toEqual([['card-twice', { card: 4 }]]);
  });

  test('everything wrong is told at once', () => {
    const faults = faultsOf(tableWith({ day: 20, morale: 9, hand: { intel: 7 } }));
    expect(faults.map(({ code }) => code)).toEqual([
      'day-off-track',
      'morale-off-track',
      'too-many-tokens',
    ]);
  });

  test('a sound table has none', () => {
    expect(faultsOf(tableWith())).toEqual([]);
  });
});

test.each(EVERY_GOAL.map((goal) => [goal.id, goal] as const))(
  'maquis.three-star-missions: %s is a major success only where its card has one',
  (id, goal) => {
    const east = goal.stars === 3;
    const other = id === 'sabotage' ? 'aid-the-spy' : 'sabotage';
    const table = tableWith({
      ruleset: 'second-edition',
      goals: east ? { west: other, east: id } : { west: id, east: other },
      [east ? 'east' : 'west']: { major: true },
    });
    const fits = !faultsOf(table).some(({ code }) => code === 'mission-does-not-fit');
    expect(fits).toBe(goal.stars === 3);
  },
);
