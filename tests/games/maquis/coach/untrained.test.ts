import { expect, test } from 'vitest';
import { advise, choose, isTrained, playerView } from '#games/maquis/coach/index.ts';
import { playDeal } from '#games/maquis/coach/play-deal.ts';
import { legalMoves, moveText, type Position } from '#games/maquis/engine/index.ts';
import { acting, boxed, patrolling, placing, positionWith } from '../engine/tables.ts';

const MOMENTS: readonly Position[] = [
  placing(boxed('officers-mansion', 'sabotage')),
  patrolling(boxed('milice-parade-day', 'destroy-aa-guns', { workers: ['cafe'] })),
  positionWith(
    boxed('infiltration', 'sabotage', { phase: 'look', west: { successes: 1, inside: true } }),
  ),
  acting(boxed('german-shepherds', 'milice-hq', { workers: ['grocer', 'rue-baradat'] })),
];

test('editions that nothing was trained for get advice as well, and say so', () => {
  expect(isTrained(playerView(placing()))).toBe(true);
  for (const position of MOMENTS) {
    const sight = playerView(position);
    expect(isTrained(sight)).toBe(false);
    const { moves } = advise(sight, { budget: 20, seed: 'a' });
    expect(new Set(moves.map(({ move }) => move))).toEqual(
      new Set(legalMoves(position).map(moveText)),
    );
    for (const { chances } of moves) expect(chances.win + chances.loss).toBeCloseTo(1);
  }
});

test('the same seed and budget give the same advice', () => {
  for (const position of MOMENTS) {
    const sight = playerView(position);
    const asked = { budget: 15, seed: 'b' };
    expect(advise(sight, asked)).toEqual(advise(sight, asked));
    expect(choose(sight, asked)).toBe(choose(sight, asked));
  }
});

test('what chance moves is nobody’s choice', () => {
  const [, patrol, look] = MOMENTS.map((position) => choose(playerView(position), ASKED));
  expect([patrol, look]).toEqual([undefined, undefined]);
});

const ASKED = { budget: 5, seed: 'c' };

test('a deal of another edition is played to its end', () => {
  const goals = { west: 'double-agent', east: 'coded-messages' } as const;
  const deal = { ruleset: 'box-2019', difficulty: 'easy', goals, seed: 'd' } as const;
  expect(['win', 'loss']).toContain(playDeal({ deal, seed: 'e', budget: 3 }));
});
