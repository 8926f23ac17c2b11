import { expect, test } from 'vitest';
import {
  fraction,
  fractionIn,
  fractionNumber,
  fractionText,
  NEVER,
  product,
  SURE,
  sum,
} from '#shared/chance/fraction.ts';

test('fractions are in lowest terms', () => {
  expect(fractionText(fraction(584, 720))).toBe('73/90');
  expect(fractionText(fraction(0, 12))).toBe('0/1');
  expect(fractionIn('10/4')).toEqual(fraction(5, 2));
});

test('sums and products are exact, however large the numbers grow', () => {
  expect(fractionText(sum(fraction(1, 3), fraction(1, 6)))).toBe('1/2');
  const small = fraction(1, 1_000_000_007);
  expect(fractionText(product(product(small, small), small))).toBe(
    '1/1000000021000000147000000343',
  );
  expect(sum(product(NEVER, small), SURE)).toEqual(SURE);
  expect(fractionNumber(fraction(3, 4))).toBe(0.75);
});
