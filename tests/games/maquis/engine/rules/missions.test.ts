import { expect, test } from 'vitest';
import { outcomeOf } from '#games/maquis/engine/index.ts';
import { after, legalTexts, playAll, refusals } from '../scripts.ts';
import { acting, atDusk, boxed } from '../tables.ts';

/*
 * What all missions of the boxed editions share.
 */

const DONE = { successes: 3, complete: true } as const;

test('maquis.missions: both goals win, one alone is a loss', () => {
  const start = boxed('sabotage', 'aid-the-spy', { west: DONE, day: 14 });
  expect(outcomeOf(playAll(atDusk(start), 'upkeep').position)?.result).toBe('loss');
  const both = { ...start, east: { successes: 2, complete: true } };
  expect(outcomeOf(playAll(atDusk(both), 'upkeep').position)?.result).toBe('win');
});

test('maquis.missions: a worker cut off from home takes no action without a shield (E02)', () => {
  const start = acting(
    boxed('sabotage', 'aid-the-spy', {
      workers: ['fence'],
      police: ['rue-baradat', 'poor-district'],
      hand: { food: 1 },
    }),
  );
  expect(legalTexts(start)).toEqual(['act:fence:none']);
});

test('maquis.mission-steps: on the card a step names no side, on the board the side of its card', () => {
  const start = acting(
    boxed('milice-parade-day', 'sabotage', {
      day: 3,
      workers: ['rue-baradat', 'east-exit'],
      hand: { weapon: 1 },
    }),
  );
  expect(legalTexts(start, 'act:rue-baradat:goal')).toEqual(['act:rue-baradat:goal:west']);
  expect(legalTexts(start, 'act:east-exit:goal')).toEqual(['act:east-exit:goal']);
});

test('maquis.mission-steps: a step out of its days is refused (E01)', () => {
  const start = acting(
    boxed('milice-parade-day', 'sabotage', {
      day: 4,
      workers: ['rue-baradat'],
      hand: { weapon: 1 },
    }),
  );
  expect(refusals(start, 'act:rue-baradat:goal:west')).toEqual(['step-not-today']);
});

test('maquis.mission-visits: whoever is activated there has been there, though nothing is done (E09, E48)', () => {
  const start = acting(boxed('officers-mansion', 'sabotage', { workers: ['rue-baradat'] }));
  expect(after(start, 'act:rue-baradat:none').goals.west).toMatchObject({
    successes: 1,
    marks: ['rue-baradat'],
  });
});

test('maquis.mission-visits: one activation marks for both goals, a second one there marks nothing (E08)', () => {
  const start = acting(
    boxed('officers-mansion', 'double-agent', {
      workers: ['rue-baradat'],
      west: { successes: 1, marks: ['rue-baradat'] },
    }),
  );
  const { goals } = after(start, 'act:rue-baradat:none');
  expect(goals.west.successes).toBe(1);
  expect(goals.east).toMatchObject({ successes: 1, marks: ['rue-baradat'] });
});

test('maquis.staying-workers: the mole is neither on the board nor at home, and another may come (E18, E56)', () => {
  const start = acting(
    boxed('infiltration', 'sabotage', { workers: ['west-exit'], hand: { intel: 2 } }),
  );
  const { state, position } = playAll(start, 'act:west-exit:goal');
  expect(state).toMatchObject({
    phase: 'dusk',
    workers: [],
    acting: null,
    arrested: 0,
    goals: { west: { inside: true } },
  });
  expect(legalTexts(playAll(position, 'upkeep look:1').position)).toContain('place:west-exit');
});

test('maquis.staying-workers: a cryptographer alone keeps the game going, a mole alone does not (E20)', () => {
  const alone = { workers: ['west-exit'], safeHouse: 0, cafe: 0, arrested: 4 } as const;
  const mole = acting(boxed('infiltration', 'sabotage', { ...alone, hand: { intel: 2 } }));
  expect(outcomeOf(playAll(mole, 'act:west-exit:goal upkeep').position)).toEqual({
    result: 'loss',
    reason: 'workers',
  });
  const coder = acting(
    boxed('coded-messages', 'sabotage', {
      ...alone,
      day: 6,
      hand: { money: 1, food: 1, weapon: 1 },
    }),
  );
  expect(outcomeOf(playAll(coder, 'act:west-exit:goal upkeep').position)).toBeUndefined();
});
