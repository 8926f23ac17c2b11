import { expect, test } from 'vitest';
import { inOrder } from '#site/offline/order.ts';

const LANGUAGES = ['en', 'zh'];
const PATHS = [
  '',
  '_astro/en/aid.DV6UR2dr.js',
  '_astro/town.C2hbNGNj.css',
  '_astro/zh/aid.DV6UR2dr.js',
  'en/about/',
  'en/not-kept/',
  'pagefind/wasm.en.pagefind',
  'search/zh.json',
  'zh/about/',
  'zh/not-kept/',
];

test('the page for what is not here comes first, then what pages share, then pages, then other languages', () => {
  expect(inOrder(PATHS, 'zh', LANGUAGES)).toEqual([
    'zh/not-kept/',
    '_astro/town.C2hbNGNj.css',
    '_astro/zh/aid.DV6UR2dr.js',
    'search/zh.json',
    '',
    'zh/about/',
    '_astro/en/aid.DV6UR2dr.js',
    'pagefind/wasm.en.pagefind',
    'en/about/',
    'en/not-kept/',
  ]);
});

test('an unknown language leaves nothing out', () => {
  expect([...inOrder(PATHS, 'fr', LANGUAGES)].sort()).toEqual([...PATHS].sort());
});
