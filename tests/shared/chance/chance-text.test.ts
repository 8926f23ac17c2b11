import { expect, test } from 'vitest';
import { percentText } from '#shared/chance/chance-text.ts';
import { fraction } from '#shared/chance/fraction.ts';

test.each([
  [0, '0%'],
  [0.001, '<1%'],
  [0.0049, '<1%'],
  [0.005, '1%'],
  [0.4, '40%'],
  [0.994, '99%'],
  [0.995, '>99%'],
  [0.999, '>99%'],
  [1, '100%'],
])('%d is %s: only the certain is 100%%, only the impossible 0%%', (chance, text) => {
  expect(percentText(chance)).toBe(text);
});

// 1 of 720 deals is 0.14 in a hundred; 11 of 36 are 30.56.
test.each([
  [1, 720, '<1%', '0.1%'],
  [719, 720, '>99%', '99.9%'],
  [11, 36, '31%', '30.6%'],
  [1, 2, '50%', '50%'],
  [1, 2592, '<1%', '<0.1%'],
  [2591, 2592, '>99%', '>99.9%'],
  [7, 7, '100%', '100%'],
])('%i of %i is %s, and to one more digit %s', (ways, of, whole, finer) => {
  expect(percentText(fraction(ways, of))).toBe(whole);
  expect(percentText(fraction(ways, of), 1)).toBe(finer);
});
