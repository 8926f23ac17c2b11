import { expect, test } from 'vitest';
import { LINES_A_LOOK, type PoilusMove, poilusAdvisor } from '#games/les-poilus/coach/index.ts';
import { playerView, poilusRules } from '#games/les-poilus/engine/index.ts';
import { at } from '../engine/tables.ts';

/** Two nights active, and a hand with a third and a card that does no harm. */
const moment = at({
  noMansLand: ['night-shell', 'night-gas'],
  seats: [{ cards: ['night-whistle', 'snow-whistle'] }, { cards: ['rain-gas'] }, {}],
});

/** What is thought after so many looks. */
function seen(seed: string, looks: number): readonly PoilusMove[] {
  const search = poilusAdvisor.start(playerView(moment, 0), seed);
  search.think(looks * LINES_A_LOOK);
  return search.analysis().moves;
}

test('it tells every legal move once, best first, and the lines add up look by look', () => {
  const [first, again] = [seen('test', 1), seen('test', 2)];
  expect([...again.map(({ move }) => move)].sort()).toEqual(
    [...poilusRules.legalMoves(moment)].sort(),
  );
  const scores = again.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((one, other) => other - one));
  const lines = (moves: typeof first) => moves.reduce((sum, move) => sum + move.simulations, 0);
  expect(lines(first)).toBeLessThanOrEqual(LINES_A_LOOK);
  expect(lines(again)).toBeGreaterThan(lines(first));
});

test('les-poilus.three-of-a-kind: it does not lay the third', () => {
  const [best] = seen('third', 1);
  expect(best.move).not.toBe('play:night-whistle');
});

test('an error is never nought, however the lines agree', () => {
  for (const { standardError, simulations } of seen('error', 1)) {
    expect(standardError).toBeGreaterThan(0);
    expect(simulations).toBeGreaterThanOrEqual(0);
  }
});
