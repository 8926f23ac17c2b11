import { expect, test } from 'vitest';
import { outcomeOf } from '#games/maquis/engine/index.ts';
import { after, legalTexts, playAll, refusals } from '../scripts.ts';
import { acting, atDusk, boxed, positionWith } from '../tables.ts';

const DONE = { successes: 3, complete: true } as const;

test('maquis.three-star-missions: a success and a plain goal are 2 points of 3, a major success wins (E43)', () => {
  const told = boxed('sabotage', 'destroy-aa-guns', { day: 14, west: DONE });
  const three = {
    successes: 3,
    marks: ['field-west', 'field-east', 'rue-baradat'],
    complete: true,
  } as const;
  expect(outcomeOf(playAll(atDusk({ ...told, east: three }), 'upkeep').position)?.result).toBe(
    'loss',
  );
  const all = {
    successes: 5,
    marks: ['field-west', 'field-east', 'rue-baradat', 'black-market', 'east-exit'],
    complete: true,
    major: true,
  } as const;
  expect(outcomeOf(playAll(atDusk({ ...told, east: all }), 'upkeep').position)?.result).toBe('win');
});

test('maquis.three-star-missions: one in the west is no game of this edition (E43)', () => {
  expect(() => positionWith(boxed('milice-hq', 'sabotage'))).toThrow('not-in-this-edition');
});

const HQ = {
  east: { successes: 1 },
  workers: ['east-exit'],
  hand: { poison: 2 },
  morale: 4,
} as const;

test('maquis.goal-milice-hq: morale +2, then three soldier steps of 1 morale each (E29)', () => {
  const start = acting(boxed('sabotage', 'milice-hq', HQ));
  expect(after(start, 'act:east-exit:goal')).toMatchObject({
    morale: 3,
    soldiers: 3,
    goals: { east: { complete: true, major: true } },
  });
});

test('maquis.goal-milice-hq: with the track at 3 it is no major success; capped steps cost nothing (E29)', () => {
  const start = acting(boxed('sabotage', 'milice-hq', { ...HQ, soldiers: 3 }));
  expect(after(start, 'act:east-exit:goal')).toMatchObject({
    morale: 4,
    soldiers: 5,
    goals: { east: { complete: true, major: false } },
  });
});

test('maquis.goal-milice-hq: the first step, at Rue Baradat, needs a way home', () => {
  const cut = { workers: ['rue-baradat'], police: ['pont-leveque', 'fence'] } as const;
  expect(
    refusals(acting(boxed('sabotage', 'milice-hq', cut)), 'act:rue-baradat:goal:east'),
  ).toEqual(['no-way-home']);
  const open = acting(boxed('sabotage', 'milice-hq', { workers: ['rue-baradat'] }));
  expect(after(open, 'act:rue-baradat:goal:east').goals.east.successes).toBe(1);
});

const BOMB = { 'fake-id': 1, explosives: 2, weapon: 1 } as const;

test('maquis.goal-bomb-the-barracks: a distraction on the same day, before the bomb or after it, makes it major (E31)', () => {
  const start = acting(
    boxed('sabotage', 'bomb-the-barracks', {
      workers: ['east-exit', 'field-west'],
      east: { successes: 2 },
      hand: BOMB,
    }),
  );
  const before = 'act:field-west:goal:east return act:east-exit:goal';
  const later = 'act:east-exit:goal return act:field-west:goal:east';
  for (const script of [before, later]) {
    expect(after(start, script).goals.east).toMatchObject({ complete: true, major: true });
  }
});

test('maquis.goal-bomb-the-barracks: without one it is a plain success, and one alone is lost', () => {
  const start = acting(
    boxed('sabotage', 'bomb-the-barracks', {
      workers: ['east-exit', 'field-west'],
      east: { successes: 2 },
      hand: BOMB,
    }),
  );
  expect(after(start, 'act:east-exit:goal').goals.east).toMatchObject({
    complete: true,
    major: false,
  });
  expect(
    after(start, 'act:field-west:goal:east return act:east-exit:none return upkeep'),
  ).toMatchObject({ distracted: false, goals: { east: { complete: false } } });
});

test('maquis.goal-bomb-the-barracks: after both visits fields without goods are open to workers (E52)', () => {
  const told = (successes: number) =>
    positionWith(
      boxed('sabotage', 'bomb-the-barracks', { phase: 'placement', east: { successes } }),
    );
  expect(legalTexts(told(1))).not.toContain('place:field-west');
  expect(legalTexts(told(2))).toContain('place:field-west');
});

test('maquis.goal-free-the-resistance-leader: until day 9 with poison, a plain success', () => {
  const told = { workers: ['east-exit'], east: { successes: 1 }, hand: { poison: 1 } } as const;
  expect(
    after(
      acting(boxed('sabotage', 'free-the-resistance-leader', { ...told, day: 9 })),
      'act:east-exit:goal',
    ).goals.east,
  ).toMatchObject({ complete: true, major: false });
  expect(
    legalTexts(
      acting(boxed('sabotage', 'free-the-resistance-leader', { ...told, day: 10 })),
      'act:east-exit:goal',
    ),
  ).toEqual([]);
});

test('maquis.goal-free-the-resistance-leader: on day 10 major, with two soldier steps of 1 morale each (E30)', () => {
  const start = acting(
    boxed('sabotage', 'free-the-resistance-leader', {
      day: 10,
      workers: ['east-exit'],
      east: { successes: 1 },
      hand: { 'fake-id': 1, weapon: 2, medicine: 1 },
    }),
  );
  expect(after(start, 'act:east-exit:goal')).toMatchObject({
    soldiers: 2,
    morale: 4,
    goals: { east: { complete: true, major: true } },
  });
});

test('maquis.goal-destroy-aa-guns: one action, one gun, for a weapon or explosives (E33)', () => {
  const start = acting(
    boxed('sabotage', 'destroy-aa-guns', {
      workers: ['rue-baradat'],
      hand: { weapon: 1, explosives: 1 },
    }),
  );
  expect(legalTexts(start, 'act:rue-baradat:goal')).toEqual([
    'act:rue-baradat:goal:east:weapon',
    'act:rue-baradat:goal:east:explosives',
  ]);
  expect(after(start, 'act:rue-baradat:goal:east:explosives')).toMatchObject({
    hand: { weapon: 1, explosives: 0 },
    goals: { east: { successes: 1, marks: ['rue-baradat'], complete: false } },
  });
});

test('maquis.goal-destroy-aa-guns: three are a success, five a major one (E32)', () => {
  const gone = (
    marks: readonly ('field-west' | 'field-east' | 'rue-baradat')[],
    more: object = {},
  ) =>
    acting(
      boxed('sabotage', 'destroy-aa-guns', {
        workers: ['black-market', 'east-exit'],
        hand: { weapon: 2 },
        east: { successes: marks.length, marks, ...more },
      }),
    );
  expect(
    after(gone(['field-west', 'field-east']), 'act:black-market:goal:east:weapon').goals.east,
  ).toMatchObject({ complete: true, major: false });
  const all = gone(['field-west', 'field-east', 'rue-baradat'], { complete: true });
  expect(
    after(all, 'act:black-market:goal:east:weapon return act:east-exit:goal:weapon').goals.east,
  ).toMatchObject({ successes: 5, complete: true, major: true });
});
