import { expect, test } from 'vitest';
import { routesHome, shotsThatOpen } from '#games/maquis/engine/index.ts';
import { acting } from './tables.ts';

/*
 *   rue Baradat --- doctor --- Pont Leveque === safe house        The doctor's roads; radio A and
 *        |          /     \                                      the western spare room are joined
 *      fence    radio A - spare room west                        to each other as well.
 */

test('maquis.route-home: a shortest way, from the worker to the safe house', () => {
  const start = acting({ workers: ['radio-b'], police: ['doctor'] });
  expect(routesHome(start, 'radio-b')).toMatchObject({
    isHome: true,
    route: ['radio-b', 'black-market', 'grocer', 'safe-house'],
  });
});

test('maquis.route-home: a longer way round where the shortest is closed', () => {
  const start = acting({ workers: ['rue-baradat'], police: ['doctor'] });
  expect(routesHome(start, 'rue-baradat').route).toEqual([
    'rue-baradat',
    'fence',
    'poor-district',
    'pont-leveque',
    'safe-house',
  ]);
});

test('maquis.route-home: the way leads to the nearest safe house, board or tile', () => {
  const start = acting({
    workers: ['radio-a'],
    rooms: { 'spare-room-west': 'safe-house' },
  });
  expect(routesHome(start, 'radio-a').route).toEqual(['radio-a', 'spare-room-west']);
  expect(routesHome(start, 'grocer').route).toEqual(['grocer', 'safe-house']);
});

test('maquis.route-home: whoever stands in a safe house has come home', () => {
  const start = acting({ workers: ['cafe'], rooms: { 'spare-room-west': 'safe-house' } });
  expect(routesHome(start, 'spare-room-west')).toMatchObject({
    isHome: true,
    route: ['spare-room-west'],
  });
});

test('maquis.route-home: each patrol that cuts the way, and whether it alone does (two cuts)', () => {
  const start = acting({
    workers: ['doctor'],
    police: ['pont-leveque', 'rue-baradat', 'fence'],
  });
  expect(routesHome(start, 'doctor')).toEqual({
    isHome: false,
    route: [],
    cuts: [
      { place: 'pont-leveque', pawn: 'police', from: ['doctor'], opensIfGone: true },
      { place: 'rue-baradat', pawn: 'police', from: ['doctor'], opensIfGone: false },
    ],
  });
  expect(shotsThatOpen(start, 'doctor')).toEqual(['pont-leveque']);
});

test('maquis.route-home: a patrol can be met from several places', () => {
  const start = acting({ workers: ['radio-a'], police: ['doctor', 'pont-leveque'] });
  expect(routesHome(start, 'radio-a').cuts).toEqual([
    {
      place: 'doctor',
      pawn: 'police',
      from: ['radio-a', 'spare-room-west'],
      opensIfGone: true,
    },
  ]);
});

test('maquis.route-home: two patrols in a row are not opened by one shot', () => {
  const start = acting({
    workers: ['spare-room-south-east'],
    police: ['grocer'],
  });
  expect(shotsThatOpen(start, 'spare-room-south-east')).toEqual(['grocer']);
  const deep = acting({
    workers: ['radio-b'],
    police: ['black-market', 'grocer', 'poor-district', 'pont-du-nord'],
  });
  expect(routesHome(deep, 'radio-b').cuts).toEqual([
    {
      place: 'black-market',
      pawn: 'police',
      from: ['radio-b', 'spare-room-north-east'],
      opensIfGone: false,
    },
  ]);
  expect(shotsThatOpen(deep, 'radio-b')).toEqual([]);
});

test('maquis.shoot-police-only: a soldier who cuts the way is told but cannot be shot (R13)', () => {
  const start = acting({
    workers: ['spare-room-south-east'],
    soldiers: 1,
    soldierPawns: ['grocer'],
  });
  expect(routesHome(start, 'spare-room-south-east').cuts).toEqual([
    {
      place: 'grocer',
      pawn: 'soldier',
      from: ['spare-room-south-east'],
      opensIfGone: true,
    },
  ]);
  expect(shotsThatOpen(start, 'spare-room-south-east')).toEqual([]);
});

test('maquis.escape-shot: where a way is open no shot is needed', () => {
  const start = acting({ workers: ['grocer'], police: ['black-market'] });
  expect(shotsThatOpen(start, 'grocer')).toEqual([]);
  expect(routesHome(start, 'grocer').cuts).toEqual([
    {
      place: 'black-market',
      pawn: 'police',
      from: ['grocer', 'poor-district', 'pont-du-nord'],
      opensIfGone: true,
    },
  ]);
});

test('maquis.escape-shot: either of two shots can open the way', () => {
  const start = acting({ workers: ['doctor'], police: ['pont-leveque', 'rue-baradat'] });
  expect(shotsThatOpen(start, 'doctor')).toEqual(['pont-leveque', 'rue-baradat']);
});
