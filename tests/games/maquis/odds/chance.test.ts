import { expect, test } from 'vitest';
import { chanceFraction, lowestTerms } from '#games/maquis/odds/index.ts';

test.each([
  [{ deals: 584, of: 720 }, '73/90'],
  [{ deals: 0, of: 30240 }, '0/1'],
  [{ deals: 5040, of: 5040 }, '1/1'],
  [{ deals: 1, of: 1 }, '1/1'],
  [{ deals: 719, of: 720 }, '719/720'],
])('%j is %s in lowest terms', (chance, text) => {
  expect(chanceFraction(chance)).toBe(text);
  const [deals, of] = text.split('/').map(Number);
  expect(lowestTerms(chance)).toEqual({ deals, of });
});
