import { expect, test } from 'vitest';
import { resolveOdds } from '#games/set-europe-ablaze/odds/index.ts';
import { type Fraction, fractionNumber } from '#shared/chance/fraction.ts';

/** In percent, to so many digits. */
const percent = (chance: Fraction, digits: number): number =>
  Number((100 * fractionNumber(chance)).toFixed(digits));

/** Success in percent, Sabotage: check number as many as dice, backfire 2. Columns: 0 to 8 defenders. */
const SABOTAGE: readonly (readonly [attack: number, ...chances: readonly number[]])[] = [
  [1, 66.7, 16.7, 1.9, 0.1, 0, 0, 0, 0, 0],
  [2, 97.2, 62.5, 23.9, 5.9, 1, 0.1, 0, 0, 0],
  [3, 99.5, 90, 60, 27.9, 9.4, 2.4, 0.5, 0.1, 0],
  [4, 99.9, 98.3, 85.5, 58.5, 30.5, 12.3, 3.9, 1, 0.2],
  [5, 100, 99.8, 96.2, 82.1, 57.6, 32.4, 14.7, 5.4, 1.7],
  [6, 100, 100, 99.2, 94, 79.5, 56.9, 33.8, 16.7, 6.9],
  [7, 100, 100, 99.9, 98.4, 92, 77.4, 56.4, 34.9, 18.4],
  [8, 100, 100, 100, 99.7, 97.5, 90.2, 75.7, 56, 35.8],
  [10, 100, 100, 100, 100, 99.8, 98.9, 95.4, 87.1, 73.1],
];

test.each(SABOTAGE)('%i dice that sabotage', (attack, ...expected) => {
  expect(
    expected.map((_, defend) =>
      percent(resolveOdds({ attack, defend, modifier: 0, backfire: 2 }).success, 1),
    ),
  ).toEqual(expected);
});

/** Counterintelligence: two off the check number, backfire 1. */
test.each([
  [3, 3, 36.3],
  [4, 4, 38],
  [5, 5, 39.2],
  [6, 5, 63.6],
  [7, 5, 82.2],
  [8, 5, 92.8],
  [5, 3, 87],
  [4, 2, 90.4],
])('%i dice of Counterintelligence against %i', (attack, defend, expected) => {
  const { success } = resolveOdds({ attack, defend, modifier: -2, backfire: 1 });
  expect(percent(success, 1)).toBe(expected);
});
