import { expect, test } from 'vitest';
import { oddsColumns } from '#games/set-europe-ablaze/book/odds/odds-columns.ts';

const SECOND_EXAMPLE = { attack: 6, defend: 5, modifier: -2, backfire: 1, pips: 0, difference: 5 };

test('the second example, with a die more beside it', () => {
  const [asked, more] = oddsColumns(SECOND_EXAMPLE);
  expect(asked).toMatchObject({
    check: '0.18',
    comparison: '29.86',
    backfire: '6.33',
    success: '63.63',
  });
  expect(asked?.exactly).toMatch(/^6\.7/);
  // 82.2 in a hundred, said to one more place.
  expect(Number(more?.success)).toBeCloseTo(82.15, 1);
});

test('a point after the roll lifts backfires to successes', () => {
  const [asked] = oddsColumns({ ...SECOND_EXAMPLE, pips: 1 });
  expect(asked).toMatchObject({ backfire: '0.00', success: '69.96' });
});

test('without dice there is no column with a die less, and nothing succeeds', () => {
  const [asked, , less] = oddsColumns({ ...SECOND_EXAMPLE, attack: 0 });
  expect(asked).toMatchObject({ success: '0.00', exactly: '0.00' });
  expect(less).toBeUndefined();
});
