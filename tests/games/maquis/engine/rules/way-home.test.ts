import { expect, test } from 'vitest';
import { wouldComeHome } from '#games/maquis/engine/index.ts';
import { after, playAll } from '../scripts.ts';
import { acting, atDusk } from '../tables.ts';

test('maquis.route-home: a worker comes home along roads through empty places', () => {
  const start = acting({ workers: ['radio-a'], police: ['rue-baradat'] });
  expect(after(start, 'act:radio-a:intel return')).toMatchObject({
    safeHouse: 3,
    arrested: 0,
    hand: { intel: 1 },
  });
});

test('maquis.route-home: other workers do not stand in the way (R24)', () => {
  const start = acting({ workers: ['doctor', 'pont-leveque'], police: ['rue-baradat'] });
  expect(wouldComeHome(start, 'doctor')).toBe(true);
});

test('maquis.route-home: workers already home make no difference (R24)', () => {
  const start = acting({ workers: ['doctor', 'pont-leveque'], police: ['rue-baradat'] });
  const { position } = playAll(start, 'act:pont-leveque:none return');
  expect(wouldComeHome(position, 'doctor')).toBe(true);
});

test('maquis.route-home: no way leads through a patrol, police or soldier', () => {
  const police = acting({ workers: ['spare-room-south-east'], police: ['grocer'] });
  expect(wouldComeHome(police, 'spare-room-south-east')).toBe(false);
  const soldier = acting({
    workers: ['spare-room-south-east'],
    soldiers: 1,
    soldierPawns: ['grocer'],
  });
  expect(wouldComeHome(soldier, 'spare-room-south-east')).toBe(false);
});

test('maquis.route-home: a worker beside the patrol need not pass it', () => {
  const start = acting({ workers: ['pont-leveque'], police: ['doctor', 'poor-district'] });
  expect(wouldComeHome(start, 'pont-leveque')).toBe(true);
});

test('maquis.route-home: a goal card hangs on its one road (R24)', () => {
  const west = acting({ workers: ['west-exit', 'pont-du-nord'], police: ['fence'] });
  expect(wouldComeHome(west, 'west-exit')).toBe(false);
  expect(wouldComeHome(west, 'pont-du-nord')).toBe(true);
  const east = acting({ workers: ['east-exit', 'fence'], police: ['pont-du-nord'] });
  expect(wouldComeHome(east, 'east-exit')).toBe(false);
  expect(wouldComeHome(east, 'fence')).toBe(true);
});

test('maquis.arrest-on-return: a worker who is cut off is arrested', () => {
  const start = acting({ workers: ['radio-b'], police: ['black-market'] });
  expect(after(start, 'act:radio-b:none return')).toMatchObject({
    workers: [],
    safeHouse: 2,
    arrested: 1,
    phase: 'dusk',
  });
});

test('maquis.arrest-on-return: a worker who is not cut off is not arrested', () => {
  const start = acting({ workers: ['radio-b'], police: ['grocer'] });
  expect(after(start, 'act:radio-b:none return')).toMatchObject({ safeHouse: 3, arrested: 0 });
});

test('maquis.arrested-for-good: an arrested worker does not come back next turn (R48)', () => {
  const start = acting({ workers: ['radio-b'], police: ['black-market'] });
  expect(after(start, 'act:radio-b:none return upkeep')).toMatchObject({
    safeHouse: 2,
    cafe: 2,
    arrested: 1,
  });
});

test('maquis.arrested-for-good: only those at the cafe can be recruited after an arrest (R48)', () => {
  const start = acting({ workers: ['cafe'], cafe: 0, arrested: 3, hand: { food: 2 } });
  expect(() => playAll(start, 'act:cafe:recruit')).toThrow('nobody-to-recruit');
  expect(after(start, 'act:cafe:none return')).toMatchObject({ safeHouse: 2, arrested: 3 });
});

test('maquis.arrested-for-good: arrested workers do not bring patrols', () => {
  const start = atDusk({ morale: 7, cafe: 0, arrested: 2 });
  expect(after(start, 'upkeep').patrolsToCome).toBe(3);
});
