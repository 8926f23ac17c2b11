import '../../../setup/steps.ts';
import { expect, it } from 'vitest';
import { oddsOf } from '#games/maquis/odds/index.ts';
import { stepsOf } from '../../../setup/steps.ts';
import { positionWith } from '../engine/tables.ts';

/** Some 2,400,000 in November 2026: a few milliseconds. */
const MOST_STEPS = 4_000_000;

it('the whole table of a decision is counted in few steps', () => {
  // The dearest there is: nobody placed, five patrols of a fresh deck, a weapon, soldiers last.
  const dearest = positionWith({ morale: 1, patrolsToCome: 5, soldiers: 3, hand: { weapon: 1 } });
  expect(stepsOf(() => oddsOf(dearest))).toBeLessThan(MOST_STEPS);
});
