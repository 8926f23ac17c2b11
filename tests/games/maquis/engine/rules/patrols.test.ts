import { expect, test } from 'vitest';
import { after, eventsIn } from '../scripts.ts';
import { patrolling } from '../tables.ts';

/* Card 1 names grocer, poor-district, doctor; card 10 fence, pont-du-nord, pont-leveque. */

test('maquis.patrol-placement: the patrol stands on the first place of its card', () => {
  const start = patrolling({ workers: ['cafe'] });
  expect(after(start, 'patrol:1')).toMatchObject({ police: ['grocer'], discard: [1] });
});

test('maquis.patrol-placement: a patrol already there sends it to the second place', () => {
  const start = patrolling({ workers: ['cafe'], police: ['grocer'] });
  expect(after(start, 'patrol:1').police).toEqual(['grocer', 'poor-district']);
});

test('maquis.patrol-placement: a worker not yet activated holds a place too (R16)', () => {
  const start = patrolling({ workers: ['grocer', 'poor-district'] });
  expect(after(start, 'patrol:1')).toMatchObject({
    police: ['doctor'],
    workers: ['grocer', 'poor-district'],
    arrested: 0,
  });
});

test('maquis.patrol-placement: soldiers hold places like police', () => {
  const start = patrolling({ workers: ['cafe'], soldiers: 1, soldierPawns: ['grocer'] });
  expect(after(start, 'patrol:1').police).toEqual(['poor-district']);
});

test('maquis.arrest-on-placement: with all three taken the first worker is arrested (R14)', () => {
  const start = patrolling({ police: ['grocer'], workers: ['poor-district', 'doctor'] });
  expect(after(start, 'patrol:1')).toMatchObject({
    police: ['grocer', 'poor-district'],
    workers: ['doctor'],
    arrested: 1,
  });
});

test('maquis.arrest-on-placement: the search begins again at the top of the card (R14)', () => {
  const start = patrolling({ workers: ['grocer', 'poor-district', 'doctor'] });
  expect(after(start, 'patrol:1')).toMatchObject({
    police: ['grocer'],
    workers: ['doctor', 'poor-district'],
    arrested: 1,
  });
});

test('maquis.arrest-on-placement: a worker in the third place alone is found (R14)', () => {
  const start = patrolling({ police: ['grocer', 'poor-district'], workers: ['doctor'] });
  expect(after(start, 'patrol:1')).toMatchObject({
    police: ['grocer', 'doctor', 'poor-district'],
    workers: [],
    arrested: 1,
  });
});

test('maquis.arrest-on-placement: a soldier who arrests takes the place as a soldier', () => {
  const start = patrolling({
    police: ['grocer', 'poor-district'],
    workers: ['doctor'],
    soldiers: 1,
    patrolsToCome: 1,
  });
  expect(after(start, 'patrol:1')).toMatchObject({ soldierPawns: ['doctor'], arrested: 1 });
});

test('maquis.arrest-on-placement: nobody is arrested while one place of the card is free', () => {
  const start = patrolling({ police: ['grocer'], workers: ['poor-district'] });
  expect(after(start, 'patrol:1')).toMatchObject({ arrested: 0, workers: ['poor-district'] });
});

const OFF_THE_CARDS = [
  'cafe',
  'field-west',
  'field-east',
  'spare-room-west',
  'spare-room-north-east',
  'spare-room-south-east',
  'west-exit',
  'east-exit',
] as const;

test.each(OFF_THE_CARDS)(
  'maquis.arrest-on-placement: never at %s, which no card names (R18)',
  (place) => {
    const start = patrolling({
      workers: [place],
      airdrops: { 'field-west': { food: 1 }, 'field-east': { food: 1 } },
      police: ['grocer', 'poor-district', 'doctor', 'fence'],
      patrolsToCome: 1,
    });
    for (let card = 1; card <= 10; card++) {
      expect(after(start, `patrol:${card}`)).toMatchObject({ workers: [place], arrested: 0 });
    }
  },
);

test('maquis.patrol-not-placed: three patrols on a card leave no room for a fourth (R15)', () => {
  const start = patrolling({
    workers: ['cafe'],
    police: ['fence', 'pont-du-nord', 'pont-leveque'],
    patrolsToCome: 2,
  });
  expect(after(start, 'patrol:10')).toMatchObject({
    police: ['pont-leveque', 'fence', 'pont-du-nord'],
    soldierPawns: [],
    discard: [10],
  });
});

test('maquis.patrol-not-placed: the patrol is used up and no other card drawn for it (R15)', () => {
  const start = patrolling({
    workers: ['cafe'],
    arrested: 2,
    police: ['fence', 'pont-du-nord', 'pont-leveque'],
    patrolsToCome: 2,
  });
  expect(after(start, 'patrol:10')).toMatchObject({ phase: 'patrol', patrolsToCome: 1 });
  expect(eventsIn(start, 'patrol:10', 'patrol-not-placed')).toMatchObject([
    { card: 10, rule: 'maquis.patrol-not-placed' },
  ]);
});

test('maquis.patrol-not-placed: a worker among the three means an arrest instead', () => {
  const start = patrolling({ workers: ['pont-leveque'], police: ['fence', 'pont-du-nord'] });
  expect(eventsIn(start, 'patrol:10', 'patrol-not-placed')).toEqual([]);
  expect(after(start, 'patrol:10').arrested).toBe(1);
});
