import { describe, expect, test } from 'vitest';
import type { LocationId } from '#games/maquis/data/index.ts';
import { type Snapshot, type Table, tableOf } from '#games/maquis/engine/index.ts';
import { correct } from '#games/maquis/session/index.ts';
import { acting, patrolling } from '../engine/tables.ts';

const codes = (table: Table, part: Partial<Snapshot>): string[] =>
  correct(table, part).faults.map(({ code }) => code);

describe('what cannot be is named', () => {
  const action = tableOf(acting({ workers: ['cafe'], safeHouse: 2 }));
  const hand = action.state.hand;

  test.each<[string, Partial<Snapshot>, string]>([
    ['maquis.setup-workers: six workers', { safeHouse: 5 }, 'workers-do-not-add-up'],
    ['maquis.setup-workers: three recruits', { cafe: 3, safeHouse: 1 }, 'workers-do-not-add-up'],
    [
      'maquis.free-place: two pawns on a place',
      { police: ['cafe', 'grocer', 'grocer'] },
      'two-pawns-on-a-place',
    ],
    [
      'maquis.free-place: a worker and a policeman',
      { workers: ['grocer'], police: ['grocer'] },
      'two-pawns-on-a-place',
    ],
    ['maquis.limited-supply: five weapons', { hand: { ...hand, weapon: 5 } }, 'too-many-tokens'],
    ['maquis.limited-supply: fewer than none', { hand: { ...hand, food: -1 } }, 'too-many-tokens'],
    ['maquis.morale-limit: morale 9', { morale: 9 }, 'morale-off-track'],
    ['maquis.soldier-track: six soldiers', { soldiers: 6 }, 'soldiers-off-track'],
    [
      'maquis.soldier-track: more pawns than the track says',
      { soldierPawns: ['grocer'] },
      'too-many-soldiers',
    ],
    ['maquis.end-time: a day that is not', { day: 16 }, 'day-off-track'],
    ['maquis.setup-deck: a card twice', { discard: [3, 4, 3] }, 'card-twice'],
    [
      'maquis.one-tile-each: a tile twice',
      { rooms: { 'spare-room-west': 'smuggler', 'spare-room-north-east': 'smuggler' } },
      'tile-twice',
    ],
    [
      'maquis.safe-house-closed: a worker in the safe house',
      { workers: ['safe-house'] },
      'pawn-in-safe-house',
    ],
    [
      'maquis.empty-field: a worker on an empty field',
      { workers: ['field-west'] },
      'worker-on-empty-field',
    ],
    [
      'maquis.patrol-placement: a patrol where no card sends it',
      { police: ['west-exit'] },
      'patrol-off-the-cards',
    ],
    ['maquis.patrol-count: six patrols', { patrolsToCome: 6 }, 'too-many-patrols'],
    [
      'maquis.successes: four successes of three',
      { goals: { ...action.state.goals, west: { successes: 4, complete: true } } },
      'too-many-successes',
    ],
  ])('%s', (title, part, code) => {
    const { faults } = correct(action, part);
    expect(faults.map((fault) => fault.code)).toContain(code);
    expect(title).toContain(faults.find((fault) => fault.code === code)?.rule);
  });

  test('maquis.goal-place: a worker beyond an exit without a place', () => {
    const table = tableOf(
      acting({ workers: ['cafe'], goals: { west: 'assassination', east: 'aid-the-spy' } }),
    );
    expect(codes(table, { workers: ['west-exit'] })).toEqual(['pawn-where-no-place-is']);
  });

  test('maquis.components: six policemen', () => {
    const police: LocationId[] = [
      'grocer',
      'doctor',
      'fence',
      'radio-a',
      'radio-b',
      'pont-du-nord',
    ];
    expect(codes(action, { police })).toEqual(['too-many-police']);
  });

  test('maquis.components: more patrols to come than pawns are left in the box', () => {
    const table = tableOf(patrolling({ workers: ['cafe'], police: ['grocer'] }));
    expect(codes(table, { patrolsToCome: 4 })).toEqual([]);
    expect(codes(table, { patrolsToCome: 5 })).not.toEqual([]);
  });

  test('all at once', () => {
    const part = { morale: 9, day: 20, hand: { ...hand, weapon: 5 } };
    expect(codes(action, part)).toEqual(['day-off-track', 'morale-off-track', 'too-many-tokens']);
  });

  test('and is mended by the next change', () => {
    const { table } = correct(action, { morale: 9 });
    expect(correct(table, { morale: 4 }).faults).toEqual([]);
  });
});
