import { expect, test } from 'vitest';
import { adviser, LINES_A_LOOK } from '#games/les-poilus/coach/index.ts';
import { playerView, rules } from '#games/les-poilus/engine/index.ts';
import { at } from '../engine/tables.ts';

/** Two nights active, and a hand with a third and a card that does no harm. */
const moment = at({
  noMansLand: ['night-shell', 'night-gas'],
  seats: [{ cards: ['night-whistle', 'snow-whistle'] }, { cards: ['rain-gas'] }, {}],
});

test('it tells every legal move once, best first, and the lines add up look by look', () => {
  const coach = adviser(playerView(moment, 0), 'test');
  const first = coach.look();
  const again = coach.look();
  expect([...again.map(({ move }) => move)].sort()).toEqual([...rules.legalMoves(moment)].sort());
  const worths = again.map(({ worth }) => worth);
  expect(worths).toEqual([...worths].sort((one, other) => other - one));
  const lines = (moves: typeof first) => moves.reduce((sum, move) => sum + move.lines, 0);
  expect(lines(first)).toBeLessThanOrEqual(LINES_A_LOOK);
  expect(lines(again)).toBeGreaterThan(lines(first));
});

test('les-poilus.three-of-a-kind: it does not lay the third', () => {
  const [best] = adviser(playerView(moment, 0), 'third').look();
  expect(best.move).not.toBe('play:night-whistle');
});

test('an error is never nought, however the lines agree', () => {
  for (const { error, lines } of adviser(playerView(moment, 0), 'error').look()) {
    expect(error).toBeGreaterThan(0);
    expect(lines).toBeGreaterThanOrEqual(0);
  }
});
