import { expect, test } from 'vitest';
import { nearest } from '#shared/nearest.ts';

const KNOWN = ['grocer', 'cafe', 'doctor', 'field-west', 'field-east'];

test.each([
  ['grocer', 'grocer'],
  ['grocre', 'grocer'],
  ['grcer', 'grocer'],
  ['groocer', 'grocer'],
  ['Doctor', 'doctor'],
  ['caef', 'cafe'],
  ['field-wset', 'field-west'],
])('%s was meant to be %s', (written, meant) => {
  expect(nearest(written, KNOWN)).toBe(meant);
});

test.each(['', 'x', 'bakery', 'acfe-', 'the grocer over there'])(
  '%j is near nothing',
  (written) => {
    expect(nearest(written, KNOWN)).toBeUndefined();
  },
);
