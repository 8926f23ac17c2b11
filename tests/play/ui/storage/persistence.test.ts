import { expect, test } from 'vitest';
import { isDue } from '#play/ui/storage/persistence.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_795_300_000_000;
const OLD = NOW - 8 * DAY;

test.each([
  ['old games, no promise, no backup', { oldest: OLD, last: undefined, promised: false }, true],
  ['a browser that makes no promises', { oldest: OLD, last: undefined, promised: undefined }, true],
  ['a backup long ago', { oldest: OLD, last: NOW - 31 * DAY, promised: false }, true],
  ['a backup lately', { oldest: OLD, last: NOW - 29 * DAY, promised: false }, false],
  ['a promise', { oldest: OLD, last: undefined, promised: true }, false],
  ['games of this week', { oldest: NOW - 6 * DAY, last: undefined, promised: false }, false],
  ['no games', { oldest: undefined, last: undefined, promised: false }, false],
  ['a clock set back', { oldest: NOW + DAY, last: NOW + DAY, promised: false }, false],
] as const)('of a backup is reminded or not: %s', (_, state, due) => {
  expect(isDue(NOW, state)).toBe(due);
});
