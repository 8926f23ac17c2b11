import { expect, it } from 'vitest';
import { wordsOfThings } from '#site/search/players-words.ts';

it('players’ words for things lead to them', () => {
  expect(wordsOfThings('en', 'maquis').get('place-doctor')).toContain('hospital');
});
