import { expect, test } from 'vitest';
import { nearBothGoals, whichGoalAt } from '#games/maquis/cli/mine/which-goal.ts';
import type { Judged } from '#games/maquis/puzzles/puzzle.ts';
import { randomFrom } from '#shared/random.ts';

/*
 * The west goal has a road to the Fence only, the east goal one to Pont du Nord, from where it goes on over the Poor
 * District and Pont Leveque. Card 8 names the Fence first, card 3 Pont Leveque and then Pont du Nord.
 */
const withCards = (
  deck: Judged['deck'],
  police: NonNullable<Judged['table']['police']>,
): Judged => ({
  mode: 'normal',
  table: {
    goals: { west: 'sabotage', east: 'underground-newspaper' },
    ...{ day: 8, morale: 5, hand: { intel: 2 }, cafe: 0, arrested: 3 },
    ...{ workers: ['grocer'], police, discard: [6, 2] },
  },
  ...(deck ? { deck } : {}),
  until: 'end-of-turn',
  check: {},
});

test('one goal is asked for where a card leaves no way home from the other', () => {
  expect(whichGoalAt(withCards([8], ['radio-a', 'radio-b']), 'success')).toEqual({
    'nobody-arrested': true,
    'either-goal': 'success',
  });
});

test('and not where the cards leave both, or a patrol stands in the way of one to begin with', () => {
  expect(whichGoalAt(withCards([1], ['radio-a', 'radio-b']), 'success')).toBeUndefined();
  expect(whichGoalAt(withCards([8], ['fence', 'radio-b']), 'success')).toBeUndefined();
});

test('both goals are brought near with what their next steps take, or one thing less, on a day that allows it', () => {
  const stand = {
    mode: 'normal',
    table: { goals: { west: 'sabotage', east: 'underground-newspaper' }, day: 2, cafe: 1 },
  } as const;
  const below = randomFrom('near');
  const near = Array.from({ length: 40 }, () => nearBothGoals(stand, below)).filter((one) => !!one);
  expect(new Set(near.map(({ step }) => step))).toEqual(new Set(['success', 'complete']));
  for (const { step, table } of near) {
    // Newspaper takes two intel at each step, the last one of Sabotage an explosive.
    expect(table.hand?.intel ?? 0).toBeGreaterThanOrEqual(1);
    if (step === 'complete') {
      expect(table.day).toBe(14);
      expect([table.west?.successes, table.east?.successes]).toEqual([2, 2]);
    } else {
      expect([table.west?.successes, table.east?.successes]).toEqual([0, 0]);
    }
  }
});
