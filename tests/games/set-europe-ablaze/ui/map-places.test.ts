import { expect, test } from 'vitest';
import { bordersOf, mapPlaces } from '#games/set-europe-ablaze/ui/map/map-places.ts';
import { tablesExample } from '../examples.ts';

test('5.3.4: Areas stand in rows by their steps from Germany', () => {
  const { areas } = tablesExample();
  const { of, rows } = mapPlaces(areas, 4);
  const row = (id: string) => of.get(id)?.row;
  expect(['ash', 'belgium', 'paris', 'birch', 'olive', 'vine', 'thyme'].map(row)).toEqual([
    0, 0, 1, 1, 2, 3, 4,
  ]);
  expect(rows).toBe(5);
  expect(bordersOf(areas)).toContainEqual(['paris', 'birch']);
});

test('a row holds as many as fit, and no two Areas stand in one place; one that is cut off is there too', () => {
  const border = Array.from({ length: 9 }, (_, nth) => ({ id: `a-${nth}`, touchesGermany: true }));
  const areas = [...border, { id: 'island' }] as never;
  const { of, rows, longest } = mapPlaces(areas, 4);
  expect([rows, longest]).toEqual([4, 3]);
  expect(new Set([...of.values()].map(({ row, along }) => `${row} ${along}`)).size).toBe(10);
});
