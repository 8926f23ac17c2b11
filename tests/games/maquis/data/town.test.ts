import { describe, expect, test } from 'vitest';
import {
  EXIT_ROADS,
  LOCATION_IDS,
  LOCATIONS,
  type LocationId,
  PATROL_CARDS,
  ROADS,
} from '#games/maquis/data/index.ts';

/** Where each place's roads lead, as the board is read place by place. */
const ROADS_FROM: Readonly<Record<LocationId, readonly LocationId[]>> = {
  'safe-house': ['cafe', 'field-east', 'grocer', 'pont-leveque'],
  'pont-leveque': ['doctor', 'poor-district', 'safe-house'],
  grocer: ['black-market', 'safe-house', 'spare-room-south-east'],
  cafe: ['field-west', 'safe-house'],
  'field-west': ['cafe'],
  'field-east': ['safe-house'],
  doctor: ['pont-leveque', 'radio-a', 'rue-baradat', 'spare-room-west'],
  'radio-a': ['doctor', 'spare-room-west'],
  'rue-baradat': ['doctor', 'fence'],
  fence: ['poor-district', 'rue-baradat', 'west-exit'],
  'poor-district': ['black-market', 'fence', 'pont-du-nord', 'pont-leveque'],
  'pont-du-nord': ['black-market', 'east-exit', 'poor-district'],
  'black-market': ['grocer', 'pont-du-nord', 'poor-district', 'radio-b', 'spare-room-north-east'],
  'radio-b': ['black-market', 'spare-room-north-east'],
  'spare-room-west': ['doctor', 'radio-a'],
  'spare-room-north-east': ['black-market', 'radio-b'],
  'spare-room-south-east': ['grocer'],
  'west-exit': ['fence'],
  'east-exit': ['pont-du-nord'],
};

describe('the roads', () => {
  test('lead where the board draws them', () => {
    for (const place of LOCATION_IDS) {
      const led = [...ROADS, ...EXIT_ROADS].flatMap(({ between: [a, b] }) =>
        a === place ? [b] : b === place ? [a] : [],
      );
      expect(led.sort()).toEqual([...ROADS_FROM[place]].sort());
    }
  });

  test('are 21 in the town and two out of it', () => {
    expect(ROADS).toHaveLength(21);
    expect(EXIT_ROADS).toHaveLength(2);
  });

  test('cross the river on three bridges', () => {
    const bridges = ROADS.filter(({ bridge }) => bridge).map(({ between }) => [...between].sort());
    expect(bridges.sort()).toEqual([
      ['black-market', 'pont-du-nord'],
      ['black-market', 'poor-district'],
      ['pont-leveque', 'safe-house'],
    ]);
  });
});

describe('the patrol cards', () => {
  test('are ten, numbered from one, of three different places each', () => {
    expect(PATROL_CARDS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { places } of PATROL_CARDS) expect(new Set(places).size).toBe(3);
  });

  /** How often a place stands first, second and third. */
  test.each([
    ['grocer', [2, 1, 1]],
    ['doctor', [0, 0, 3]],
    ['fence', [2, 0, 1]],
    ['poor-district', [0, 1, 1]],
    ['black-market', [0, 1, 2]],
    ['radio-a', [2, 0, 0]],
    ['radio-b', [2, 0, 0]],
    ['rue-baradat', [0, 3, 0]],
    ['pont-leveque', [2, 1, 2]],
    ['pont-du-nord', [0, 3, 0]],
  ] as const)('name %s so often: %j', (place, often) => {
    const found = [0, 1, 2].map(
      (slot) => PATROL_CARDS.filter(({ places }) => places[slot] === place).length,
    );
    expect(found).toEqual(often);
  });

  test('name no safe house, cafe, field, spare room or exit (R18)', () => {
    const kinds = new Set(
      PATROL_CARDS.flatMap(({ places }) =>
        places.map((place) => LOCATIONS.find(({ id }) => id === place)?.kind),
      ),
    );
    expect(kinds).toEqual(new Set(['place']));
  });

  test.each([
    [1, ['grocer', 'poor-district', 'doctor']],
    [2, ['radio-b', 'grocer', 'black-market']],
    [3, ['pont-leveque', 'pont-du-nord', 'doctor']],
    [4, ['radio-b', 'rue-baradat', 'pont-leveque']],
    [5, ['pont-leveque', 'black-market', 'doctor']],
    [6, ['radio-a', 'rue-baradat', 'grocer']],
    [7, ['radio-a', 'pont-leveque', 'black-market']],
    [8, ['fence', 'rue-baradat', 'poor-district']],
    [9, ['grocer', 'pont-du-nord', 'fence']],
    [10, ['fence', 'pont-du-nord', 'pont-leveque']],
  ] as const)('card %i: %j', (number, places) => {
    expect(PATROL_CARDS[number - 1]?.places).toEqual(places);
  });
});

test('the places are the 19 of the record, in its order', () => {
  expect(LOCATIONS.map(({ id }) => id)).toEqual(LOCATION_IDS);
  expect(LOCATION_IDS).toHaveLength(19);
  const ofKind = (kind: string) => LOCATIONS.filter((location) => location.kind === kind).length;
  expect(['home', 'place', 'field', 'room', 'exit'].map(ofKind)).toEqual([1, 11, 2, 3, 2]);
});
