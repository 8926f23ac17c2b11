import { expect, test } from 'vitest';
import { after, eventsIn, refusals } from '../scripts.ts';
import { acting } from '../tables.ts';

test('maquis.recruiting: a food at the cafe brings a worker to the safe house', () => {
  const start = acting({ workers: ['cafe'], hand: { food: 1 } });
  expect(after(start, 'act:cafe:recruit return')).toMatchObject({
    hand: { food: 0 },
    safeHouse: 4,
    cafe: 1,
  });
});

test('maquis.recruiting: the recruit is placed from the next turn on and then brings patrols', () => {
  const start = acting({ workers: ['cafe', 'grocer'], hand: { food: 1 }, morale: 7 });
  const script = 'act:cafe:recruit return act:grocer:none return';
  expect(after(start, script).phase).toBe('dusk');
  expect(after(start, `${script} upkeep`)).toMatchObject({ safeHouse: 4, patrolsToCome: 4 });
});

test('maquis.recruiting: not before the recruiter is home', () => {
  const start = acting({ workers: ['cafe'], hand: { food: 1 } });
  expect(after(start, 'act:cafe:recruit')).toMatchObject({ safeHouse: 2, cafe: 2 });
});

test('maquis.recruiting: nobody waits at the cafe, nobody is recruited (R48)', () => {
  const start = acting({ workers: ['cafe'], cafe: 0, hand: { food: 1 } });
  expect(refusals(start, 'act:cafe:recruit')).toEqual(['nobody-to-recruit']);
});

test('maquis.recruiting: not without food', () => {
  const start = acting({ workers: ['cafe'], hand: { medicine: 1 } });
  expect(refusals(start, 'act:cafe:recruit')).toEqual(['cannot-pay']);
});

test('maquis.morale-limit: morale rises to seven', () => {
  const start = acting({ workers: ['poor-district'], hand: { food: 1, medicine: 1 } });
  expect(after(start, 'act:poor-district:aid').morale).toBe(7);
});

test('maquis.morale-limit: at seven it can be raised in vain (R35)', () => {
  const start = acting({ workers: ['poor-district'], morale: 7, hand: { food: 1, medicine: 1 } });
  expect(after(start, 'act:poor-district:aid')).toMatchObject({
    morale: 7,
    hand: { food: 0, medicine: 0 },
  });
  expect(eventsIn(start, 'act:poor-district:aid', 'morale-changed')).toEqual([]);
});

test('maquis.morale-limit: the propagandist works at seven too (R35)', () => {
  const start = acting({
    workers: ['spare-room-west'],
    rooms: { 'spare-room-west': 'propagandist' },
    morale: 7,
  });
  expect(after(start, 'act:spare-room-west:morale return').morale).toBe(7);
});

test('maquis.morale-limit: it falls no lower than zero', () => {
  const start = acting({
    workers: ['black-market', 'cafe'],
    police: ['doctor'],
    morale: 1,
    hand: { food: 1, weapon: 1 },
  });
  expect(after(start, 'shoot:doctor act:black-market:sell-food return').morale).toBe(0);
});
