import { describe, expect, test } from 'vitest';
import { EDITION_IDS, EVERY_GOAL_ID, SIDES } from '#games/maquis/data/index.ts';
import {
  faultsOf,
  goalsFit,
  newGame,
  phasesOf,
  type Table,
  tableOf,
} from '#games/maquis/engine/index.ts';
import {
  atMoment,
  correct,
  emptyTable,
  goalsBeyond,
  withDifficulty,
  withGoal,
  withRuleset,
  withStaying,
} from '#games/maquis/session/index.ts';
import { boxed, tableWith } from '../engine/tables.ts';

const sound = (table: Table): Table => {
  expect(faultsOf(table).map(({ code }) => code)).toEqual([]);
  return table;
};

describe('the edition of a table that is set up', () => {
  test.each(EDITION_IDS)('%s: a table begins as a game does', (ruleset) => {
    const goals = { west: 'sabotage', east: 'aid-the-spy' } as const;
    const table = sound(emptyTable('normal', goals, ruleset));
    expect(table.state).toEqual(tableOf(newGame({ ruleset, difficulty: 'normal', goals })).state);
  });

  test('becomes another one, and what stands and lies there stays', () => {
    const free = tableWith({ phase: 'action', workers: ['doctor'], hand: { food: 2 }, day: 4 });
    const second = sound(withRuleset(free, 'second-edition'));
    expect(second.ruleset).toBe('second-edition');
    expect(second.state).toMatchObject({
      phase: 'action',
      workers: ['doctor'],
      day: 4,
      lap: 1,
      hand: { food: 2, poison: 0, 'fake-id': 0 },
    });
    expect(withRuleset(second, 'pnp-1.1')).toEqual({ ...free, goals: second.goals });
  });

  test('lets go of what the other edition does not have', () => {
    const told = boxed('infiltration', 'milice-hq', {
      west: { successes: 1, inside: true },
      hand: { poison: 2, food: 1 },
      rooms: { 'spare-room-west': 'fixer', 'spare-room-north-east': 'smuggler' },
      workers: ['grocer'],
      fakeIds: ['grocer'],
    });
    const box = sound(correct(withRuleset(tableWith(told), 'box-2019'), {}).table);
    expect(box.goals).toEqual({ west: 'infiltration', east: 'underground-newspaper' });
    expect(box.state).toMatchObject({
      rooms: { 'spare-room-north-east': 'smuggler' },
      fakeIds: [],
    });
    expect(box.state.hand).not.toHaveProperty('poison');
    const free = sound(correct(withRuleset(box, 'pnp-1.1'), {}).table);
    expect(free).not.toHaveProperty('ruleset');
    // The mole is home again.
    expect(free.state.safeHouse).toBe(box.state.safeHouse + 1);
    expect(Object.keys(free.state).sort()).toEqual(Object.keys(tableWith().state).sort());
  });

  test('leaves a moment that only its missions brought', () => {
    const looking = tableWith(
      boxed('infiltration', 'sabotage', { phase: 'look', west: { successes: 1, inside: true } }),
    );
    sound(looking);
    expect(sound(withRuleset(looking, 'pnp-1.1')).state.phase).toBe('placement');
    expect(sound(withGoal(looking, 'west', 'aid-the-spy')).state.phase).toBe('placement');
  });
});

describe('the missions of a table that is set up', () => {
  // On their cards: morale starts on 4 with Milice HQ, the soldier track on 3 with the Barracks.
  test('the markers start where a mission has them start, and go back with it', () => {
    const usual = tableWith(boxed('sabotage', 'aid-the-spy'));
    expect(usual.state).toMatchObject({ morale: 6, soldiers: 0, patrolsToCome: 3 });
    const headquarters = sound(withGoal(usual, 'east', 'milice-hq'));
    expect(headquarters.state).toMatchObject({ morale: 4, soldiers: 0, patrolsToCome: 4 });
    const barracks = sound(withGoal(headquarters, 'east', 'bomb-the-barracks'));
    expect(barracks.state).toMatchObject({ morale: 6, soldiers: 3, patrolsToCome: 3 });
    expect(sound(withGoal(barracks, 'east', 'aid-the-spy'))).toEqual(usual);
    expect(sound(withRuleset(headquarters, 'pnp-1.1')).state.morale).toBe(6);
  });

  test('markers that were moved stay where they are, and so do the patrols of a turn under way', () => {
    const moved = tableWith(boxed('sabotage', 'aid-the-spy', { morale: 5, soldiers: 1 }));
    expect(withGoal(moved, 'east', 'milice-hq').state).toMatchObject({ morale: 5, soldiers: 1 });
    const underWay = tableWith(
      boxed('sabotage', 'aid-the-spy', { workers: ['grocer'], patrolsToCome: 3 }),
    );
    const other = sound(withGoal(underWay, 'east', 'milice-hq'));
    expect(other.state).toMatchObject({ morale: 4, patrolsToCome: 3 });
  });

  test('three stars lie in the east alone', () => {
    expect(goalsBeyond('west', 'second-edition')).toHaveLength(14);
    expect(goalsBeyond('east', 'second-edition')).toHaveLength(18);
    expect(goalsBeyond('east', 'box-2019')).toHaveLength(14);
    expect(goalsBeyond('east')).toHaveLength(6);
    const table = tableWith(boxed('sabotage', 'milice-hq'));
    const other = withGoal(table, 'east', 'sabotage');
    expect(other.goals).toEqual({ west: 'underground-newspaper', east: 'sabotage' });
  });

  test.each(SIDES)('whatever is chosen beyond the %s exit, the table can be', (side) => {
    for (const ruleset of EDITION_IDS) {
      const start = emptyTable('normal', { west: 'sabotage', east: 'aid-the-spy' }, ruleset);
      for (const goal of EVERY_GOAL_ID.filter((id) => goalsBeyond(side, ruleset).includes(id))) {
        const table = sound(withGoal(start, side, goal));
        expect(table.goals[side]).toBe(goal);
        expect(goalsFit(ruleset, table.goals)).toBe(true);
      }
    }
  });

  test('take with them what belongs to them', () => {
    const bridges = tableWith(
      boxed('take-out-the-bridges', 'sabotage', {
        west: { successes: 1 },
        bridges: ['pont-du-nord'],
        bridgeDue: true,
      }),
    );
    expect(withGoal(bridges, 'west', 'aid-the-spy').state).toMatchObject({
      bridges: [],
      bridgeDue: false,
    });
    const barracks = tableWith(boxed('sabotage', 'bomb-the-barracks', { distracted: true }));
    expect(withGoal(barracks, 'east', 'aid-the-spy').state.distracted).toBe(false);
  });

  test('a mole goes in from home with the first success, and comes home with the second', () => {
    const table = tableWith(boxed('infiltration', 'sabotage'));
    const goals = (successes: number, of = table) => ({
      goals: { ...of.state.goals, west: { ...of.state.goals.west, successes } },
    });
    const inside = correct(table, withStaying(table, goals(1))).table;
    expect(sound(inside).state).toMatchObject({ safeHouse: 2, goals: { west: { inside: true } } });
    const done = correct(inside, withStaying(inside, goals(2, inside))).table;
    expect(sound(done).state).toMatchObject({
      safeHouse: 3,
      goals: { west: { inside: false, complete: true } },
    });
    const mark = { ...table.state.goals, west: { ...table.state.goals.west, inside: true } };
    const marked = correct(table, withStaying(table, { goals: mark })).table;
    expect(marked).toEqual(inside);
    const harder = withDifficulty(inside, 'easy');
    expect(sound(harder).state.safeHouse).toBe(2);
  });

  test('guns and bridges complete their goals', () => {
    const guns = tableWith(boxed('sabotage', 'destroy-aa-guns'));
    const destroyed = (...marks: Table['state']['workers']) => ({
      ...guns.state.goals,
      east: { ...guns.state.goals.east, marks, successes: marks.length },
    });
    const three = correct(guns, { goals: destroyed('field-west', 'field-east', 'rue-baradat') });
    expect(three.table.state.goals.east).toMatchObject({ complete: true, major: false });
    const all = destroyed('field-west', 'field-east', 'rue-baradat', 'black-market', 'east-exit');
    expect(correct(guns, { goals: all }).table.state.goals.east.major).toBe(true);
    const bridges = tableWith(
      boxed('take-out-the-bridges', 'sabotage', { west: { successes: 2 } }),
    );
    const fallen = correct(bridges, { bridges: ['poor-district', 'pont-du-nord'] });
    expect(sound(fallen.table).state.goals.west.complete).toBe(true);
  });
});

describe('the moments that missions bring', () => {
  const visited = [
    ...['pont-leveque', 'doctor', 'radio-a', 'rue-baradat', 'poor-district', 'pont-du-nord'],
  ] as Table['state']['workers'];

  test('are offered with those missions only', () => {
    const usual = ['placement', 'patrol', 'action', 'returning', 'dusk', 'over'];
    expect(phasesOf(tableWith(boxed('sabotage', 'aid-the-spy')))).toEqual(usual);
    expect(phasesOf(tableWith(boxed('double-agent', 'infiltration')))).toEqual([
      ...usual,
      'look',
      'reveal',
      'remove',
    ]);
    expect(phasesOf(tableWith(boxed('take-out-the-bridges', 'sabotage')))).toContain('bridge');
  });

  test.each([
    ['look', boxed('infiltration', 'sabotage', { west: { successes: 1, inside: true } })],
    [
      'reveal',
      boxed('double-agent', 'sabotage', {
        phase: 'action',
        workers: ['doctor', 'grocer'],
        west: { successes: 6, marks: visited },
      }),
    ],
    [
      'remove',
      boxed('double-agent', 'sabotage', {
        phase: 'action',
        workers: ['doctor'],
        west: { successes: 7, marks: visited, complete: true, target: 'doctor' },
      }),
    ],
    ['bridge', boxed('take-out-the-bridges', 'sabotage', { phase: 'dusk' })],
  ] as const)('%s can be set up, and played on from', (phase, told) => {
    const table = tableWith(told);
    const at = sound(correct(table, atMoment(table.state, phase)).table);
    expect(at.state.phase).toBe(phase);
  });

  test.each([
    ['look', boxed('infiltration', 'sabotage')],
    ['reveal', boxed('double-agent', 'sabotage', { west: { successes: 5 } })],
    ['remove', boxed('double-agent', 'sabotage', { west: { successes: 6, marks: visited } })],
    ['dusk', boxed('take-out-the-bridges', 'sabotage', { bridgeDue: true })],
  ] as const)('%s is told to be none where nothing calls for it', (phase, told) => {
    const { state, ...table } = tableWith({ ...told, phase, patrolsToCome: 0 });
    const faults = faultsOf({ ...table, state });
    expect(faults.map(({ code }) => code)).toContain('moment-not-due');
  });
});
