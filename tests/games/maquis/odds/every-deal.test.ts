import { describe, expect, test } from 'vitest';
import { LOCATION_IDS } from '#games/maquis/data/index.ts';
import { type Position, snapshotOf } from '#games/maquis/engine/index.ts';
import { type Odds, oddsOf } from '#games/maquis/odds/index.ts';
import { acting, boxed, patrolling, placing } from '../engine/tables.ts';
import { everyDeal, type Seen, withNewcomer } from './dealing.ts';

const armed = { hand: { weapon: 1 } };

/** Positions of few enough deals to deal them all. */
const SMALL: Readonly<Record<string, Position>> = {
  'a fresh deck, three patrols': placing(),
  'a fresh deck, three patrols, a weapon in hand': placing(armed),
  'two workers out, three patrols to come among five cards': placing({
    ...armed,
    workers: ['doctor', 'grocer'],
    police: ['radio-a'],
    discard: [6, 2, 9, 10, 4],
  }),
  'every worker out, four patrols among four cards': patrolling({
    ...armed,
    workers: ['doctor', 'grocer', 'pont-leveque', 'fence', 'radio-b'],
    safeHouse: 0,
    cafe: 0,
    patrolsToCome: 4,
    discard: [1, 3, 5, 7, 9, 10],
  }),
  'one card left before the deck is shuffled': placing({
    ...armed,
    workers: ['black-market'],
    discard: [2, 1, 3, 6, 5, 4, 8, 7, 10],
    patrolsToCome: 3,
  }),
  'no card left, all are shuffled at once': placing({
    ...armed,
    workers: ['radio-a'],
    discard: [2, 1, 3, 6, 5, 4, 8, 7, 10, 9],
    patrolsToCome: 3,
  }),
  'two cards left, then shuffled, two soldiers come last': placing({
    ...armed,
    soldiers: 2,
    workers: ['poor-district', 'rue-baradat'],
    discard: [2, 1, 3, 6, 5, 4, 8, 7],
    patrolsToCome: 4,
  }),
  'soldiers stand already and more come': placing({
    ...armed,
    soldiers: 3,
    workers: ['doctor', 'field-west'],
    airdrops: { 'field-west': { weapon: 1 } },
    police: ['grocer'],
    soldierPawns: ['pont-leveque'],
    discard: [1, 3],
    patrolsToCome: 2,
  }),
  'only soldiers come': placing({ ...armed, soldiers: 5, workers: ['fence'], patrolsToCome: 3 }),
  'a second safe house in the west': placing({
    ...armed,
    rooms: { 'spare-room-west': 'safe-house' },
    workers: ['rue-baradat'],
    discard: [5, 9, 1],
  }),
  'a town full of patrols': placing({
    ...armed,
    workers: ['radio-b', 'black-market'],
    police: ['grocer', 'pont-leveque', 'fence'],
    discard: [1, 3, 8],
    patrolsToCome: 2,
  }),
  'a card was looked at': placing(
    boxed('infiltration', 'sabotage', {
      ...armed,
      workers: ['doctor'],
      west: { successes: 1, inside: true },
      known: 3,
      discard: [1, 6],
    }),
  ),
  'some carry a Fake ID, and roads are closed': placing(
    boxed('milice-parade-day', 'take-out-the-bridges', {
      ...armed,
      day: 6,
      workers: ['fence', 'radio-b'],
      police: ['black-market'],
      fakeIds: ['radio-b', 'fence'],
      bridges: ['pont-du-nord'],
      east: { successes: 1 },
      discard: [1, 6, 9],
      patrolsToCome: 3,
    }),
  ),
  'nothing more to come': acting({
    ...armed,
    workers: ['doctor', 'radio-a'],
    police: ['pont-leveque', 'poor-district', 'fence'],
  }),
};

function sameWorker({ at, arrest, home, homeWithShot }: Odds['workers'][number], seen: Seen): void {
  const of = seen.deals;
  expect({ at, arrest, home, homeWithShot }).toEqual({
    at,
    arrest: { deals: seen.arrest.get(at) ?? 0, of },
    home: { deals: seen.home.get(at) ?? 0, of },
    homeWithShot: homeWithShot && { deals: seen.homeWithShot.get(at) ?? 0, of },
  });
}

describe.each(Object.entries(SMALL))('%s', (_, position) => {
  test('maquis.patrol-placement, maquis.route-home: as counted over every deal, as things stand', () => {
    const seen = everyDeal(position);
    const { patrol, workers } = oddsOf(position);
    for (const id of LOCATION_IDS) {
      expect(patrol[id]).toEqual({ deals: seen.patrol.get(id) ?? 0, of: seen.deals });
    }
    expect(workers.map(({ at }) => at)).toEqual(snapshotOf(position).workers);
    for (const worker of workers) sameWorker(worker, seen);
  });

  test('maquis.patrol-placement, maquis.route-home: and with a worker at any place', () => {
    for (const { newcomer, others } of oddsOf(position).options) {
      const seen = everyDeal(withNewcomer(position, newcomer.at));
      sameWorker(newcomer, seen);
      for (const worker of others) sameWorker(worker, seen);
      expect(others.map(({ at }) => at)).toEqual(snapshotOf(position).workers);
    }
  });
});

test('the small positions have options, shots and reshuffles in them', () => {
  const odds = Object.values(SMALL).map(oddsOf);
  const options = odds.flatMap(({ options }) => options);
  expect(options.length).toBeGreaterThan(100);
  const helped = options.filter(
    ({ newcomer: { home, homeWithShot } }) => homeWithShot && homeWithShot.deals > home.deals,
  );
  expect(helped.length).toBeGreaterThan(40);
});
