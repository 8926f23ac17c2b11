import { expect, test } from 'vitest';
import type { LocationId } from '#games/maquis/data/index.ts';
import type { Position } from '#games/maquis/engine/index.ts';
import { oddsOf } from '#games/maquis/odds/index.ts';
import counted from '../../../fixtures/maquis/ways-home.json' with { type: 'json' };
import { playAll } from '../engine/scripts.ts';
import { placing } from '../engine/tables.ts';

const places = Object.keys(counted.places) as (keyof typeof counted.places)[];

/** One worker in the game, goods on both fields so that it can be placed anywhere. */
const alone = (patrols: number): Position =>
  placing({
    arrested: 2,
    patrolsToCome: patrols,
    airdrops: { 'field-west': { food: 1 }, 'field-east': { food: 1 } },
  });

const expected = (place: keyof typeof counted.places, patrols: number) => {
  const of = counted.orders[patrols - 1];
  const { home, arrested } = counted.places[place];
  return {
    at: place,
    arrest: { deals: arrested[patrols - 1], of },
    home: { deals: home[patrols - 1], of },
  };
};

test.each([1, 2, 3, 4, 5])(
  'maquis.route-home: a lone worker goes anywhere, %i patrols',
  (patrols) => {
    const newcomers = oddsOf(alone(patrols)).options.map(({ newcomer }) => newcomer);
    for (const place of places) {
      expect(newcomers.find(({ at }) => at === place)).toEqual(expected(place, patrols));
    }
  },
);

test.each([1, 2, 3, 4, 5])(
  'maquis.route-home: a lone worker stands there, %i patrols',
  (patrols) => {
    for (const place of places) {
      const start = playAll(alone(patrols), `place:${place}`).position;
      expect(oddsOf(start).workers).toEqual([expected(place, patrols)]);
      expect(oddsOf(start).options).toEqual([]);
    }
  },
);

/* With nobody on the board the first card stands on its first place: two cards name the grocer first,
   two each the fence, Pont Leveque, and either radio. */
test('maquis.patrol-placement: where the first patrol of a fresh deck stands', () => {
  const { patrol } = oddsOf(alone(1));
  const first: Partial<Record<LocationId, number>> = {
    grocer: 2,
    fence: 2,
    'pont-leveque': 2,
    'radio-a': 2,
    'radio-b': 2,
  };
  for (const [place, chance] of Object.entries(patrol)) {
    expect(chance).toEqual({ deals: first[place as LocationId] ?? 0, of: 10 });
  }
});
