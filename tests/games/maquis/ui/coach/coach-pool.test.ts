import { describe, expect, it } from 'vitest';
import { playerView } from '#games/maquis/coach/index.ts';
import { newGame } from '#games/maquis/engine/index.ts';
import { type OpenCoach, openCoaches, type Thoughts } from '#games/maquis/ui/coach/coach-pool.ts';
import { type CoachRequest, newCoach } from '#games/maquis/ui/coach/coaching.ts';

const sight = playerView(
  newGame({ difficulty: 'normal', goals: { west: 'sabotage', east: 'aid-the-spy' }, seed: 'a' }),
);

/** Coaches in this very thread, and all they were asked. */
function inThread() {
  const asked: CoachRequest[][] = [];
  const fails: (() => void)[] = [];
  const open: OpenCoach = (hear, fail) => {
    const own: CoachRequest[] = [];
    asked.push(own);
    fails.push(fail);
    const ask = newCoach({ answer: hear, later: (then) => setTimeout(then), now: () => 0 });
    return {
      ask: (request) => {
        own.push(request);
        setTimeout(() => ask(request));
      },
      close: () => {},
    };
  };
  return { asked, fails, open };
}

const pondered = (size: number): Promise<Thoughts> =>
  new Promise((resolve) => {
    const coaches = openCoaches(inThread().open, size, () => {});
    coaches.ponder(sight, { seed: 's', simulations: 301 }, (thoughts) => {
      if (thoughts.isDone) resolve(thoughts);
    });
  });

describe('several coaches', () => {
  it('share one thought among them and count every simulation', async () => {
    const { done, of, advice } = await pondered(3);
    expect([done, of]).toEqual([301, 301]);
    expect(advice.simulations).toBeGreaterThanOrEqual(301);
    const visits = advice.moves.reduce((sum, move) => sum + move.visits, 0);
    expect(visits).toBe(advice.simulations);
  });

  it('give the same advice every time', async () => {
    expect(await pondered(3)).toEqual(await pondered(3));
    expect((await pondered(1)).advice).not.toEqual((await pondered(3)).advice);
  });

  it('each have luck of their own', async () => {
    const { asked, open } = inThread();
    openCoaches(open, 2, () => {}).ponder(sight, { seed: 's', simulations: 10 }, () => {});
    const seeds = asked.map(([first]) => first.asks === 'think' && first.seed);
    expect(new Set(seeds).size).toBe(2);
  });

  it('take many moments one by one, each when it is free', async () => {
    const { asked, open } = inThread();
    const coaches = openCoaches(open, 2, () => {});
    const looks = await Promise.all(
      Array.from({ length: 5 }, (_, n) => coaches.look(sight, `look ${n}`, 25)),
    );
    expect(looks).toHaveLength(5);
    const begun = asked.map((all) => all.filter(({ asks }) => asks === 'think').length);
    expect(begun.reduce((sum, count) => sum + count)).toBe(5);
    expect(Math.min(...begun)).toBeGreaterThan(0);
    expect(asked.flat().filter(({ asks }) => asks === 'forget')).toHaveLength(5);
  });

  it('tell everybody who waits when one of them cannot be loaded', async () => {
    const { fails, open } = inThread();
    let failures = 0;
    const coaches = openCoaches(open, 2, () => failures++);
    const waiting = [1, 2, 3].map(() => coaches.look(sight, 's', 25));
    fails[1]();
    fails[0]();
    const settled = await Promise.allSettled(waiting);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(failures).toBe(1);
    await expect(coaches.look(sight, 's', 25)).rejects.toThrow();
  });
});
