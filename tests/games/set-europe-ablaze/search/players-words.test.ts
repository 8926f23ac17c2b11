import { expect, it } from 'vitest';
import { wordsOfThings } from '#site/search/players-words.ts';

it('players’ words for cases lead to them', () => {
  const words = wordsOfThings('zh', 'set-europe-ablaze');
  expect(words.get('set-europe-ablaze.sabotage')).toContain('爆破');
});
