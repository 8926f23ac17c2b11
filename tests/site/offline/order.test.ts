import { expect, test } from 'vitest';
import { inOrder } from '#site/offline/sets.ts';

const FILES = [
  { path: '', sets: ['en', 'zh'] },
  { path: '_astro/en/aid.js', sets: ['en/maquis'] },
  { path: '_astro/town.css', sets: ['en', 'zh'] },
  { path: 'en/about/', sets: ['en'] },
  { path: 'en/maquis/table/', sets: ['en/maquis'] },
  { path: 'en/not-kept/', sets: ['en'] },
  { path: 'en/resist/rules/', sets: ['en/resist'] },
  { path: 'zh/about/', sets: ['zh'] },
  { path: 'zh/maquis/table/', sets: ['zh/maquis'] },
];

test('the page for what is not here comes first, then what is of no game, then the game being read', () => {
  expect(inOrder(FILES, ['en/maquis', 'en', 'en/resist'])).toEqual([
    'en/not-kept/',
    '_astro/town.css',
    '',
    'en/about/',
    '_astro/en/aid.js',
    'en/maquis/table/',
    'en/resist/rules/',
  ]);
});

test('a set in another language brings what is of no game in that language, after the others', () => {
  const order = inOrder(FILES, ['en', 'zh/maquis']);
  expect(order.slice(-2)).toEqual(['zh/about/', 'zh/maquis/table/']);
  expect(order).not.toContain('en/maquis/table/');
});

test('nothing is fetched where nothing is wanted', () => {
  expect(inOrder(FILES, [])).toEqual([]);
});
