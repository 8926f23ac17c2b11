import { expect, test } from 'vitest';
import { signed } from '#shared/signed.ts';

test.each([
  [2, '+2'],
  [0, '0'],
  [-1, '\u22121'],
  [-12, '\u221212'],
])('%i is written %s, with a minus sign and no hyphen', (number, text) => {
  expect(signed(number)).toBe(text);
});
