import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIFFICULTIES, LOCATION_IDS, PAWNS } from '#games/maquis/data/index.ts';
import { type PhaseId, type Snapshot, type Table, tableOf } from '#games/maquis/engine/index.ts';
import {
  atMoment,
  correct,
  emptyTable,
  pawnIn,
  withDifficulty,
  withGoal,
  withPawn,
  withPawnMoved,
} from '#games/maquis/session/index.ts';
import { gamesToPlay, playOut } from '../engine/generated/games.ts';
import { type Told, tableWith, USUAL_GOALS } from '../engine/tables.ts';

/** A table with a change made to fit; what cannot be is told in `faults`. */
const made = (told: Told, change: (state: Snapshot) => Partial<Snapshot>) => {
  const table = tableWith(told);
  return correct(table, change(table.state));
};

describe('a pawn put on a place by hand', () => {
  test('is a worker from home', () => {
    const { table, faults } = made({}, (state) => withPawn(state, 'doctor', 'worker'));
    expect(table.state).toMatchObject({ workers: ['doctor'], safeHouse: 2, arrested: 0, cafe: 2 });
    expect(faults).toEqual([]);
  });

  test('is a worker out of arrest when nobody is at home, and from the cafe when nobody is there', () => {
    const out = { phase: 'action', workers: ['doctor', 'fence'], safeHouse: 0 } as const;
    const freed = made({ ...out, arrested: 1 }, (state) => withPawn(state, 'grocer', 'worker'));
    expect(freed.table.state).toMatchObject({ arrested: 0, cafe: 2 });
    const three = { ...out, workers: ['doctor', 'fence', 'radio-a'] } as const;
    const recruit = made(three, (state) => withPawn(state, 'grocer', 'worker'));
    expect(recruit.table.state).toMatchObject({ arrested: 0, cafe: 1 });
    expect([freed.faults, recruit.faults]).toEqual([[], []]);
  });

  test('is one worker too many when none is left anywhere: maquis.setup-workers', () => {
    const all = ['doctor', 'fence', 'radio-a', 'cafe', 'rue-baradat'] as const;
    const told = { phase: 'action', workers: [...all], cafe: 0, safeHouse: 0 } as const;
    const { faults } = made(told, (state) => withPawn(state, 'grocer', 'worker'));
    expect(faults.map(({ code }) => code)).toContain('workers-do-not-add-up');
  });

  test('is one of the patrols to come, and is to come again when it is taken away', () => {
    const told = { workers: ['doctor'], safeHouse: 2, patrolsToCome: 3 } as const;
    const { table } = made(told, (state) => withPawn(state, 'grocer', 'police'));
    expect(table.state).toMatchObject({ police: ['grocer'], patrolsToCome: 2 });
    const back = correct(table, withPawn(table.state, 'grocer', undefined));
    expect(back.table.state).toMatchObject({ police: [], patrolsToCome: 3 });
  });

  test('is a patrol more once all have come', () => {
    const told = { phase: 'action', workers: ['doctor'] } as const;
    const { table } = made(told, (state) => withPawn(state, 'grocer', 'police'));
    expect(table.state).toMatchObject({ phase: 'action', police: ['grocer'], patrolsToCome: 0 });
  });

  test('takes the place of another, who goes home', () => {
    const told = { phase: 'action', workers: ['doctor', 'fence'] } as const;
    const { table, faults } = made(told, (state) => withPawn(state, 'fence', 'police'));
    expect(table.state).toMatchObject({ workers: ['doctor'], police: ['fence'], safeHouse: 2 });
    expect(faults).toEqual([]);
  });

  test('is no change where it stands already', () => {
    const { state } = tableWith({ police: ['grocer'] });
    expect(withPawn(state, 'grocer', 'police')).toEqual({});
    expect(withPawn(state, 'doctor', undefined)).toEqual({});
  });
});

describe('a pawn moved by hand', () => {
  test('leaves everybody else as they were', () => {
    const told = { workers: ['doctor'], safeHouse: 2, police: ['grocer'] } as const;
    const { table, faults } = made(told, (state) => withPawnMoved(state, 'grocer', 'rue-baradat'));
    expect(table.state).toEqual({ ...tableWith(told).state, police: ['rue-baradat'] });
    expect(faults).toEqual([]);
  });

  test('takes the way home along', () => {
    const told = { phase: 'returning', workers: ['doctor'], acting: 'doctor' } as const;
    const { table } = made(told, (state) => withPawnMoved(state, 'doctor', 'fence'));
    expect(table.state).toMatchObject({ phase: 'returning', workers: ['fence'], acting: 'fence' });
  });

  test('is nobody where nobody stands', () => {
    expect(withPawnMoved(tableWith().state, 'doctor', 'fence')).toEqual({});
  });
});

test('whatever is put and moved: no worker is made or lost while there is one to take', () => {
  const hand = fc.array(
    fc.tuple(
      fc.constantFrom(...LOCATION_IDS),
      fc.constantFrom(...LOCATION_IDS),
      fc.constantFrom(undefined, ...PAWNS),
      fc.boolean(),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(gamesToPlay, fc.nat(400), hand, (game, at, done) => {
      const { steps, end } = playOut(game);
      let table: Table = tableOf(steps[at % steps.length]?.before ?? end);
      const count = ({ state }: Table) =>
        state.safeHouse + state.cafe + state.arrested + state.workers.length;
      const before = count(table);
      for (const [place, to, pawn, moves] of done) {
        const { state } = table;
        if (state.workers.length === before) break;
        const change = moves ? withPawnMoved(state, place, to) : withPawn(state, place, pawn);
        table = correct(table, change).table;
        if (!moves) expect(pawnIn(table.state, place)).toBe(pawn);
        expect(count(table)).toBe(before);
      }
    }),
    { numRuns: 150 },
  );
});

describe('maquis.turn: the moment chosen by hand', () => {
  test.each<[PhaseId, Told, Partial<Snapshot>]>([
    ['action', { workers: ['doctor'], patrolsToCome: 2 }, { patrolsToCome: 0 }],
    ['dusk', { patrolsToCome: 3 }, { patrolsToCome: 0 }],
    ['returning', { workers: ['doctor', 'fence'] }, { acting: 'doctor', patrolsToCome: 0 }],
    ['placement', { phase: 'dusk' }, { patrolsToCome: 3 }],
    ['patrol', { phase: 'action', workers: ['doctor'], police: ['grocer'] }, { patrolsToCome: 2 }],
  ])('%s', (phase, told, state) => {
    const { table, faults } = made(told, (before) => atMoment(before, phase));
    expect(table.state).toMatchObject({ phase, ...state });
    expect(faults).toEqual([]);
  });

  test('brings a patrol, where a patrol is said to come: maquis.patrol-count', () => {
    const police = ['grocer', 'fence', 'radio-a'] as const;
    const told = { phase: 'action', workers: ['doctor'], police: [...police] } as const;
    const { table } = made(told, (state) => atMoment(state, 'patrol'));
    expect(table.state.patrolsToCome).toBe(1);
  });
});

describe('the game that is set up', () => {
  test.each(DIFFICULTIES)('$id: has the workers of its mode', ({ id, workers, recruits }) => {
    const { table, faults } = correct(withDifficulty(emptyTable('normal', USUAL_GOALS), id), {});
    expect(table.state).toMatchObject({ safeHouse: workers, cafe: recruits, arrested: 0 });
    expect(faults).toEqual([]);
  });

  test('takes another goal from its beginning, and the other goal’s progress stays', () => {
    const table = tableWith({ west: { successes: 2 }, east: { successes: 1 } });
    const other = withGoal(table, 'west', 'destroy-the-train');
    expect(other.goals).toEqual({ ...USUAL_GOALS, west: 'destroy-the-train' });
    expect(other.state.goals).toEqual({
      west: { successes: 0, complete: false },
      east: { successes: 1, complete: false },
    });
  });

  test('never has the same goal twice: the two change places', () => {
    const table = tableWith({ west: { successes: 2 } });
    const swapped = withGoal(table, 'east', USUAL_GOALS.west);
    expect(swapped.goals).toEqual({ west: USUAL_GOALS.east, east: USUAL_GOALS.west });
    expect(swapped.state.goals.east.successes).toBe(2);
    expect(withGoal(table, 'west', USUAL_GOALS.west)).toBe(table);
  });
});
