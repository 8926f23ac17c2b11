// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Result } from '#games/maquis/engine/index.ts';
import {
  firstWin,
  RATED_GAMES,
  type Rating,
  rateDeal,
  storedRating,
  storeRating,
} from '#games/maquis/ui/coach/deal/rating.ts';

const deal = {
  difficulty: 'normal',
  goals: { west: 'sabotage', east: 'aid-the-spy' },
  seed: 'rated',
} as const;

/** Coaches whose games come to what the test says, by the number of the game. */
function coaches(size: number, resultOf: (game: number) => Result) {
  const asked: string[] = [];
  let inHand = 0;
  let most = 0;
  return {
    size,
    asked,
    get most() {
      return most;
    },
    playDeal: async ({ seed }: { readonly seed: string }) => {
      asked.push(seed);
      most = Math.max(most, ++inHand);
      await new Promise((done) => setTimeout(done));
      inHand--;
      return resultOf(Number(/\d+/.exec(seed)?.[0]));
    },
  };
}

describe('how hard a deal is', () => {
  it('is how many of so many games were won, drawn and lost, each game with luck of its own', async () => {
    const played = coaches(2, (game) => (game < 10 ? 'win' : game < 13 ? 'draw' : 'loss'));
    const told: Rating[] = [];
    const rating = await rateDeal(
      played,
      deal,
      (one) => told.push(one),
      new AbortController().signal,
    );
    expect(rating).toEqual({ win: 10, draw: 3, loss: 3 });
    expect(new Set(played.asked).size).toBe(RATED_GAMES);
    expect(told).toHaveLength(RATED_GAMES);
    expect(played.most).toBe(2);
  });

  it('is not told where it was ended before, and no game is begun after that', async () => {
    const ending = new AbortController();
    const played = coaches(2, () => 'win');
    const rating = await rateDeal(
      played,
      deal,
      () => {
        ending.abort();
      },
      ending.signal,
    );
    expect(rating).toBeUndefined();
    expect(played.asked.length).toBeLessThanOrEqual(3);
  });

  it('a deal is one the coach can win as soon as it has won it', async () => {
    const late = coaches(1, (game) => (game === 4 ? 'win' : 'loss'));
    expect(await firstWin(late, deal, new AbortController().signal)).toBe(5);
    const never = coaches(1, () => 'draw');
    expect(await firstWin(never, deal, new AbortController().signal)).toBeUndefined();
    expect(never.asked).toHaveLength(RATED_GAMES);
  });
});

describe('ratings on this device', () => {
  const rating: Rating = { win: 9, draw: 4, loss: 3 };
  beforeEach(() => localStorage.clear());

  it('are found again for the same deal and for no other', () => {
    storeRating(deal, rating);
    expect(storedRating({ ...deal })).toEqual(rating);
    expect(storedRating({ ...deal, seed: 'other' })).toBeUndefined();
    expect(storedRating({ ...deal, difficulty: 'hard' })).toBeUndefined();
    expect(
      storedRating({ ...deal, goals: { west: 'aid-the-spy', east: 'sabotage' } }),
    ).toBeUndefined();
  });

  it('do not hold for another coach', () => {
    storeRating(deal, rating);
    const [key] = Object.keys(localStorage);
    const kept = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...kept, by: 'an older coach' }));
    expect(storedRating(deal)).toBeUndefined();
  });

  it('are as if there were none where storage holds something else', () => {
    storeRating(deal, rating);
    const [key] = Object.keys(localStorage);
    localStorage.setItem(key, '{"deals": 7');
    expect(storedRating(deal)).toBeUndefined();
    storeRating(deal, rating);
    expect(storedRating(deal)).toEqual(rating);
  });

  it('that are not whole are not shown', () => {
    storeRating(deal, { win: 1, draw: 0, loss: 0 });
    expect(storedRating(deal)).toBeUndefined();
  });
});
