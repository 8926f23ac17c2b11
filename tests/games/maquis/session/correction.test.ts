import { describe, expect, test } from 'vitest';
import {
  nextPatrol,
  type Position,
  parseMove,
  patrolsToCome,
  play,
  positionFrom,
  type Snapshot,
  tableOf,
} from '#games/maquis/engine/index.ts';
import { type Corrected, correct } from '#games/maquis/session/index.ts';
import {
  acting,
  atDusk,
  patrolling,
  placing,
  positionWith,
  type Told,
  tableWith,
} from '../engine/tables.ts';
import { change, positionOf, sound } from './corrected.ts';

describe('a correction of one thing', () => {
  test.each<[string, Partial<Snapshot>]>([
    ['the day', { day: 7 }],
    ['morale', { morale: 2 }],
    ['the soldiers', { soldiers: 3 }],
    ['goods', { hand: { intel: 1, food: 4, medicine: 0, money: 2, weapon: 1, explosives: 3 } }],
    ['a patrol more', { police: ['fence', 'grocer'] }],
    ['goods on a field', { airdrops: { 'field-east': { food: 3 } } }],
    ['a tile', { rooms: { 'spare-room-west': 'smuggler' } }],
    ['the discard', { discard: [3, 1, 10] }],
    ['that a shot was fired', { shot: true }],
  ])('changes nothing else: %s', (_, part) => {
    const position = acting({ workers: ['cafe', 'doctor'], police: ['grocer'] });
    const { table, adjusted, faults } = change(position, part);
    expect(adjusted).toEqual([]);
    expect(faults).toEqual([]);
    expect(table.state).toEqual({ ...tableOf(position).state, ...part });
  });

  test('leaves the table given as it was', () => {
    const table = tableOf(acting({ workers: ['cafe'] }));
    const copy = structuredClone(table);
    correct(table, { workers: [], safeHouse: 3 });
    expect(table).toEqual(copy);
  });

  test('of nothing is the same table', () => {
    const table = tableOf(placing());
    expect(correct(table, {})).toEqual({ table, adjusted: [], faults: [] });
  });
});

describe('maquis.turn: the moment of the turn follows the pawns', () => {
  test.each<[string, Position, Partial<Snapshot>, Snapshot['phase']]>([
    [
      'no worker left to place',
      placing({ workers: ['cafe'], safeHouse: 2 }),
      { safeHouse: 0 },
      'patrol',
    ],
    [
      'neither a worker nor a patrol left to place',
      placing({ workers: ['cafe', 'fence'], safeHouse: 1, patrolsToCome: 1 }),
      { safeHouse: 0, workers: ['cafe', 'fence', 'doctor'], patrolsToCome: 0 },
      'action',
    ],
    [
      'nobody anywhere',
      placing({ safeHouse: 1, arrested: 2, patrolsToCome: 0, workers: [] }),
      { safeHouse: 0, patrolsToCome: 0 },
      'dusk',
    ],
    [
      'no patrol to come',
      patrolling({ workers: ['cafe'], safeHouse: 2 }),
      { patrolsToCome: 0 },
      'placement',
    ],
    [
      'no patrol to come and nobody at home',
      patrolling({ workers: ['cafe'], safeHouse: 0, arrested: 2 }),
      { patrolsToCome: 0 },
      'action',
    ],
    [
      'no worker on the board',
      acting({ workers: ['cafe'] }),
      { workers: [], safeHouse: 3 },
      'dusk',
    ],
    ['a worker still out', atDusk(), { workers: ['cafe'], safeHouse: 2 }, 'action'],
    ['a patrol still to come', acting({ workers: ['cafe'] }), { patrolsToCome: 1 }, 'patrol'],
  ])('%s', (_, position, part, phase) => {
    const { table, adjusted } = change(position, part);
    expect(table.state.phase).toBe(phase);
    expect(adjusted).toContain('phase');
    expect(positionFrom(table)).toHaveProperty('position');
  });

  test('chosen by hand stays, though it does not fit yet, and fits once the pawns do', () => {
    const chosen = change(placing({ patrolsToCome: 0 }), { phase: 'action' });
    expect(chosen.faults.map(({ code }) => code)).toEqual(['nobody-to-activate']);
    const later = correct(chosen.table, { day: 4 });
    expect(later.table.state).toMatchObject({ phase: 'action', day: 4 });
    const fits = correct(later.table, { workers: ['grocer'], safeHouse: 2 });
    expect(fits.table.state.phase).toBe('action');
    expect(fits.faults).toEqual([]);
  });

  test('a worker on the way home who is taken away leaves the others to act', () => {
    const position = play(
      acting({ workers: ['cafe', 'grocer'], safeHouse: 1 }),
      moveOf('act:grocer:food'),
    ).position;
    const { table, adjusted, faults } = change(position, { workers: ['cafe'], safeHouse: 2 });
    expect(faults).toEqual([]);
    expect(table.state).toMatchObject({ phase: 'action', acting: null });
    expect(table.unseen).not.toHaveProperty('carrying');
    expect(adjusted).toEqual(['phase', 'acting']);
  });

  test('a worker on the way home stays so through a correction of something else', () => {
    const position = play(
      acting({ workers: ['cafe', 'grocer'] }),
      moveOf('act:grocer:food'),
    ).position;
    const table = sound(position, { morale: 3 });
    expect(table.state).toMatchObject({ phase: 'returning', acting: 'grocer' });
    expect(table.unseen?.carrying).toEqual(tableOf(position).unseen?.carrying);
    const home = play(positionOf(table), moveOf('return')).position;
    expect(tableOf(home).state.hand.food).toBe(1);
  });
});

test('maquis.recruiting: a recruit on the way who is not at the cafe does not come', () => {
  const start = acting({ workers: ['cafe'], hand: { food: 1 } });
  const position = play(start, moveOf('act:cafe:recruit')).position;
  const { table, faults } = change(position, { cafe: 0 });
  if (faults.length > 0) return;
  const home = tableOf(play(positionOf(table), moveOf('return')).position);
  expect(home.state.cafe).toBe(0);
  expect(positionFrom(home)).toHaveProperty('position');
});

function moveOf(text: string): number {
  const parsed = parseMove(text);
  if ('fault' in parsed) throw new Error(parsed.fault.code);
  return parsed.move;
}

describe('maquis.setup-workers: the arrested are counted from the rest', () => {
  test.each<[Partial<Snapshot>, number]>([
    [{ safeHouse: 1 }, 1],
    [{ safeHouse: 0 }, 2],
    [{ cafe: 0 }, 2],
    [{ workers: ['cafe', 'fence'], safeHouse: 0 }, 1],
  ])('%j: %i', (part, arrested) => {
    const { table, adjusted, faults } = change(acting({ workers: ['cafe'] }), part);
    expect(faults).toEqual([]);
    expect(table.state.arrested).toBe(arrested);
    expect(adjusted).toEqual(['arrested']);
  });

  test('unless they are said', () => {
    const { adjusted, faults } = change(acting({ workers: ['cafe'] }), {
      arrested: 1,
      safeHouse: 1,
    });
    expect(adjusted).toEqual([]);
    expect(faults).toEqual([]);
  });
});

describe('maquis.successes: a goal is complete with its last success', () => {
  const west = (told: Told, successes: number): Corrected => {
    const position = acting({ workers: ['cafe'], ...told });
    const { goals } = tableOf(position).state;
    return change(position, { goals: { ...goals, west: { ...goals.west, successes } } });
  };

  test('and not before', () => {
    expect(west({}, 2)).toMatchObject({
      adjusted: [],
      faults: [],
      table: { state: { goals: { west: { successes: 2, complete: false } } } },
    });
    expect(west({}, 3)).toMatchObject({
      adjusted: ['goals'],
      faults: [],
      table: { state: { goals: { west: { successes: 3, complete: true } } } },
    });
    expect(west({ west: { successes: 3, complete: true } }, 1)).toMatchObject({
      adjusted: ['goals'],
      faults: [],
      table: { state: { goals: { west: { successes: 1, complete: false } } } },
    });
  });

  test('maquis.goal-assassination: one without successes is complete when one says so', () => {
    const position = acting({
      workers: ['cafe'],
      goals: { west: 'assassination', east: 'aid-the-spy' },
      soldiers: 5,
      east: { successes: 2, complete: true },
    });
    const { goals } = tableOf(position).state;
    const table = sound(position, { goals: { ...goals, west: { successes: 0, complete: true } } });
    expect(table.state.goals.west).toEqual({ successes: 0, complete: true });
  });
});

describe('maquis.patrol-count: patrols are counted anew', () => {
  test.each<[Partial<Snapshot>, number]>([
    [{ morale: 7 }, 3],
    [{ morale: 4 }, 4],
    [{ morale: 1 }, 5],
    [{ safeHouse: 4, cafe: 1 }, 4],
    [{ safeHouse: 2 }, 3],
  ])('at the start of a turn: %j gives %i', (part, patrols) => {
    const { table, adjusted } = change(placing(), part);
    expect(table.state.patrolsToCome).toBe(patrols);
    expect(adjusted.includes('patrols')).toBe(patrols !== 3);
  });

  test.each<[string, Told]>([
    ['a worker stands', { workers: ['cafe'] }],
    ['a policeman stands', { police: ['grocer'] }],
    ['a soldier stands', { soldierPawns: ['grocer'], soldiers: 1 }],
    ['a card is awaited', { workers: ['cafe'], phase: 'patrol' }],
  ])('never later: %s', (_, told) => {
    const { table, adjusted } = change(placing(told), { morale: 1 });
    expect(table.state.patrolsToCome).toBe(3);
    expect(adjusted).toEqual([]);
  });

  test('unless their number is said', () => {
    const table = sound(placing(), { morale: 1, patrolsToCome: 2 });
    expect(table.state.patrolsToCome).toBe(2);
  });

  test('but not for a change that has nothing to do with them', () => {
    const { table } = change(placing(), { patrolsToCome: 5 });
    const hand = { ...table.state.hand, food: 1 };
    expect(correct(table, { hand }).table.state.patrolsToCome).toBe(5);
    expect(correct(table, { day: 4 }).table.state.patrolsToCome).toBe(5);
  });

  test('maquis.soldiers-last: as many of them are soldiers as the track says', () => {
    const start = positionWith({ soldiers: 5 });
    expect(patrolsToCome(start)).toEqual({ all: 3, soldiers: 3 });
    const lower = positionOf(sound(start, { morale: 3 }));
    expect(patrolsToCome(lower)).toEqual({ all: 4, soldiers: 4 });
    expect(nextPatrol(lower)).toBe('soldier');
  });

  test('maquis.soldiers-last: and as many as a corrected track says', () => {
    expect(patrolsToCome(positionOf(sound(placing(), { soldiers: 2 })))).toEqual({
      all: 3,
      soldiers: 2,
    });
    const board = patrolling({
      workers: ['cafe'],
      soldierPawns: ['grocer'],
      soldiers: 1,
      patrolsToCome: 1,
    });
    expect(patrolsToCome(positionOf(sound(board, { soldiers: 2 })))).toEqual({
      all: 1,
      soldiers: 1,
    });
  });
});

test('a told table that was never played is corrected like any other', () => {
  const { table, faults } = correct(tableWith({ phase: 'action', workers: ['cafe'] }), {
    morale: 2,
  });
  expect(faults).toEqual([]);
  expect(table.unseen).toEqual({});
});
