import { expect, test } from 'vitest';
import { startingAreas } from '#games/set-europe-ablaze/engine/set-up.ts';
import { tablesExample } from '../examples.ts';

test('11.1.1: what has its place in every game stands there; nobody knows of the rest yet', () => {
  const areas = startingAreas({}, {});
  expect(areas.paris).toEqual({ security: 1, detachments: 1, rsha: 1 });
  expect(areas.belgium).toEqual({ security: 1 });
  expect(areas.netherlands).toEqual({ security: 1 });
  expect(areas['alsace-lorraine']).toEqual({});
});

test('11.1.1: with every free piece in its Area, the other Areas hold none', () => {
  const areas = startingAreas(tablesExample(), {
    ...{ 'vichy-1': 'olive', 'vichy-2': 'olive', abwehr: 'vine' },
    ...{ 'security-1': 'birch', 'security-2': 'birch', 'security-3': 'paris', labor: 'ash' },
  });
  const german = (id: string) => {
    const { security, vichySecurity, detachments, labor } = areas[id] ?? {};
    return [security, vichySecurity, detachments, labor];
  };
  expect(german('olive')).toEqual([0, 2, 0, 0]);
  expect(german('vine')).toEqual([0, 0, 1, 0]);
  expect(areas.vine?.abwehr).toBe(1);
  expect(german('birch')).toEqual([2, 0, 0, 0]);
  expect(german('paris')).toEqual([2, 0, 1, 0]);
  expect(german('ash')).toEqual([0, 0, 0, 1]);
  expect(german('thyme')).toEqual([0, 0, 0, 0]);
});

test('without the German pieces nothing of theirs is told', () => {
  expect(startingAreas({}, undefined).paris).toEqual({});
});
