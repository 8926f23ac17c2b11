import { describe, expect, test } from 'vitest';
import { LOCATION_IDS, type LocationId } from '#games/maquis/data/index.ts';
import {
  cardsLeft,
  legalMoves,
  type Position,
  play,
  routesHome,
  snapshotOf,
  wouldComeHome,
} from '#games/maquis/engine/index.ts';
import counted from '../../../fixtures/maquis/ways-home.json' with { type: 'json' };
import { playAll } from './scripts.ts';
import { placing } from './tables.ts';

const places = Object.keys(counted.places) as (keyof typeof counted.places)[];

/** One worker in the game, goods on both fields so that it can be placed anywhere. */
const alone = (patrols: number): Position =>
  placing({
    arrested: 2,
    patrolsToCome: patrols,
    airdrops: { 'field-west': { food: 1 }, 'field-east': { food: 1 } },
  });

interface Orders {
  home: number;
  arrested: number;
  all: number;
}

/** Draws every order of the patrols still to come, each card as a legal move of the engine. */
function countOrders(position: Position, place: LocationId): Orders {
  const { patrolsToCome, arrested } = snapshotOf(position);
  if (patrolsToCome === 0) {
    const isArrested = arrested === 3;
    const isHome = !isArrested && wouldComeHome(position, place);
    return { home: Number(isHome), arrested: Number(isArrested), all: 1 };
  }
  const sum: Orders = { home: 0, arrested: 0, all: 0 };
  for (const move of legalMoves(position)) {
    const orders = countOrders(play(position, move).position, place);
    sum.home += orders.home;
    sum.arrested += orders.arrested;
    sum.all += orders.all;
  }
  return sum;
}

describe.each([1, 2, 3])('all orders of %i patrols', (patrols) => {
  test.each(places)('maquis.route-home: one worker alone at %s', (place) => {
    const start = playAll(alone(patrols), `place:${place}`).position;
    expect(cardsLeft(start)).toHaveLength(10);
    expect(countOrders(start, place)).toEqual({
      home: counted.places[place].home[patrols - 1],
      arrested: counted.places[place].arrested[patrols - 1],
      all: counted.orders[patrols - 1],
    });
  });
});

/*
 * With four and five patrols the orders are too many to play for each place in turn. Orders that
 * have led to the same pawns from the same cards go on alike, so each such table is counted once.
 */
function countedOnce(start: Position, place: LocationId): Orders {
  const known = new Map<string, Orders>();
  const count = (position: Position): Orders => {
    const { patrolsToCome, workers, police, discard } = snapshotOf(position);
    const table = `${patrolsToCome} ${workers} ${police} ${[...discard].sort()}`;
    const found = known.get(table);
    if (found) return found;
    const sum: Orders = { home: 0, arrested: 0, all: 0 };
    if (patrolsToCome === 0) Object.assign(sum, countOrders(position, place));
    else {
      for (const move of legalMoves(position)) {
        const orders = count(play(position, move).position);
        sum.home += orders.home;
        sum.arrested += orders.arrested;
        sum.all += orders.all;
      }
    }
    known.set(table, sum);
    return sum;
  };
  return count(start);
}

describe.each([4, 5])('all orders of %i patrols', (patrols) => {
  test.each(places)('maquis.route-home: one worker alone at %s', (place) => {
    const start = playAll(alone(patrols), `place:${place}`).position;
    expect(countedOnce(start, place)).toEqual({
      home: counted.places[place].home[patrols - 1],
      arrested: counted.places[place].arrested[patrols - 1],
      all: counted.orders[patrols - 1],
    });
  });
});

test.each(Object.entries(counted.roadsHome))(
  'maquis.route-home: from %s it is %i roads to the safe house',
  (place, roads) => {
    const { route } = routesHome(alone(1), place as LocationId);
    expect(route).toHaveLength(roads + 1);
    expect(route[0]).toBe(place);
    expect(route.at(-1)).toBe('safe-house');
  },
);

test('maquis.route-home: the exits are one road beyond the fence and Pont du Nord', () => {
  expect(routesHome(alone(1), 'west-exit').route.slice(0, 2)).toEqual(['west-exit', 'fence']);
  expect(routesHome(alone(1), 'west-exit').route).toHaveLength(5);
  expect(routesHome(alone(1), 'east-exit').route.slice(0, 2)).toEqual([
    'east-exit',
    'pont-du-nord',
  ]);
  expect(routesHome(alone(1), 'east-exit').route).toHaveLength(5);
});

test('maquis.route-home: every place of the town is in the count', () => {
  const left = LOCATION_IDS.filter((id) => !places.some((place) => place === id));
  expect(left).toEqual(['safe-house', 'west-exit', 'east-exit']);
});
