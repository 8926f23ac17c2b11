import { expect, it } from 'vitest';
import { playDeal } from '#games/maquis/coach/advisor.ts';
import { FREE } from '#games/maquis/coach/free.ts';
import { drawGoals } from '#games/maquis/engine/index.ts';

const deal = {
  difficulty: 'normal',
  goals: drawGoals('any-two', 'rated'),
  seed: 'rated',
} as const;

it('a deal played twice with the same seed and budget comes to the same', () => {
  const seeds = Array.from({ length: 6 }, (_, n) => `game ${n}`);
  const played = () => seeds.map((seed) => playDeal({ deal, seed, budget: 10 }, FREE));
  expect(played()).toEqual(played());
});

it('it is played to one of the three results', () => {
  const hard = { ...deal, difficulty: 'very-hard' } as const;
  expect(['win', 'draw', 'loss']).toContain(playDeal({ deal: hard, seed: 'a', budget: 5 }, FREE));
});
