import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { advise, choose, newThinker, playerView } from '#games/maquis/coach/index.ts';
import { legalMoves, moveText, phaseOf } from '#games/maquis/engine/index.ts';
import { moments } from './moments.ts';

const PHASES = ['placement', 'patrol', 'action', 'returning', 'dusk'] as const;

test.each(PHASES)('every legal move is ranked (%s), with chances that add up', (phase) => {
  const moment = moments.filter((position) => phaseOf(position) === phase);
  fc.assert(
    fc.property(moment, fc.constantFrom(1, 40, 150), (position, budget) => {
      const { moves, value, simulations } = advise(playerView(position), { budget, seed: 'all' });
      expect(moves.map(({ move }) => move).sort()).toEqual(
        legalMoves(position).map(moveText).sort(),
      );
      const chance = ['placement', 'patrol'].includes(phase);
      expect(simulations >= budget).toBe(chance);
      for (const { chances, standardError, share, simulations: visits } of [...moves, value].map(
        (told) => ({ share: 0, simulations: 0, ...told }),
      )) {
        const { win, draw, loss } = chances;
        expect(win + draw + loss).toBeCloseTo(1, 6);
        for (const part of [win, draw, loss, share]) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(1 + 1e-9);
        }
        expect(standardError).toBeLessThan(0.51);
        expect(Number.isInteger(visits)).toBe(true);
      }
    }),
    { numRuns: 12 },
  );
});

test('the same seed and number of simulations give the same advice, whatever was asked before', () => {
  fc.assert(
    fc.property(moments, moments, fc.string(), (position, other, seed) => {
      const asked = { budget: 80, seed };
      const first = advise(playerView(position), asked);
      const move = choose(playerView(position), asked);
      advise(playerView(other), asked);
      expect(advise(playerView(position), asked)).toEqual(first);
      expect(choose(playerView(position), asked)).toBe(move);
    }),
    { numRuns: 25 },
  );
});

test('thinking in pieces comes to the same as thinking at once', () => {
  fc.assert(
    fc.property(moments, (position) => {
      const piecemeal = newThinker(playerView(position), { seed: 'pieces' });
      for (const part of [10, 50, 40]) piecemeal.think(part);
      const atOnce = advise(playerView(position), { budget: 100, seed: 'pieces' });
      expect(piecemeal.evaluate()).toEqual(atOnce);
    }),
    { numRuns: 25 },
  );
});

test('the coach makes a legal move, and leaves the card to come where a patrol is next', () => {
  fc.assert(
    fc.property(moments, (position) => {
      const move = choose(playerView(position), { budget: 30, seed: 'legal' });
      if (move === undefined) expect(phaseOf(position)).toBe('patrol');
      else expect(legalMoves(position)).toContain(move);
    }),
    { numRuns: 60 },
  );
});
