import { expect, test } from 'vitest';
import { resistOddsCommand } from '#games/resist/cli/advise.ts';
import type { Position } from '#games/resist/engine/index.ts';
import { linesOf, replayed } from '../fixtures.ts';

const oddsOf = (position: Position) => resistOddsCommand.lines(position)[0];

/* The odds of twenty positions, worked out by another program as exact fractions. */
const LINES = linesOf<{ moves: string[]; odds: object }>('odds.jsonl');

test.each(LINES.map((line, n) => ({ n: n + 1, ...line })))(
  'odds of position $n',
  ({ n: _, odds, ...record }) => {
    expect(oddsOf(replayed(record).positions.at(-1) ?? [])).toEqual(odds);
  },
);

test('at the opening of any game the civilians are as they are in the box', () => {
  const { positions } = replayed({ moves: [] });
  expect(oddsOf(positions[0])).toMatchObject({
    civilians: [
      '0/1',
      '3/28',
      '773/1568',
      '209897/263424',
      '206582161/221276160',
      '182323198073/185871974400',
    ],
    reveal: {
      1: {
        'counter-guerrilla': '1/4',
        military: '1/8',
        guard: '5/32',
        grunt: '5/32',
        jailor: '1/16',
      },
    },
  });
});

test('resist.all-spies: nobody asks where one may not go on', () => {
  expect(oddsOf(replayed({ moves: [] }).positions[0])).not.toHaveProperty('allSpies');
});
