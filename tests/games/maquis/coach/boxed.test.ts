import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { playDeal } from '#games/maquis/coach/advisor.ts';
import { BOXED } from '#games/maquis/coach/boxed/boxed.ts';
import { BOXED_SIGNS, hasState, STATES, stateOf } from '#games/maquis/coach/boxed/features.ts';
import { BOXED_WEIGHTS, BOXED_WEIGHTS_MADE } from '#games/maquis/coach/boxed/weights.ts';
import { DayPlan } from '#games/maquis/coach/day-plan.ts';
import { unseenCards } from '#games/maquis/coach/features.ts';
import { advise, choose, playerView } from '#games/maquis/coach/index.ts';
import { inventedBoxedStart } from '#games/maquis/coach/training/boxed-starts.ts';
import { UNITS, ValueNet } from '#games/maquis/coach/value-net.ts';
import { weightsFrom, weightsText } from '#games/maquis/coach/weights-text.ts';
import { EVERY_GOAL } from '#games/maquis/data/index.ts';
import { goalSuccesses, legalMoves, moveText, type Position } from '#games/maquis/engine/index.ts';
import { randomFrom } from '#shared/random.ts';
import { acting, boxed, patrolling, placing, positionWith } from '../engine/tables.ts';

const VISITS = ['pont-leveque', 'doctor', 'radio-a', 'rue-baradat', 'poor-district'] as const;

const MOMENTS: readonly Position[] = [
  placing(boxed('officers-mansion', 'sabotage')),
  placing(boxed('sabotage', 'bomb-the-barracks', { hand: { 'fake-id': 1 } })),
  patrolling(boxed('milice-parade-day', 'destroy-aa-guns', { workers: ['cafe'] })),
  positionWith(
    boxed('infiltration', 'sabotage', { phase: 'look', west: { successes: 1, inside: true } }),
  ),
  acting(boxed('german-shepherds', 'milice-hq', { workers: ['grocer', 'rue-baradat'] })),
  positionWith(
    boxed('double-agent', 'sabotage', {
      phase: 'reveal',
      west: { successes: 6, marks: [...VISITS, 'pont-du-nord'] },
      workers: ['doctor', 'grocer'],
      acting: 'doctor',
    }),
  ),
];

test('every moment of the boxed editions gets advice about every legal move', () => {
  for (const position of MOMENTS) {
    const { moves } = advise(playerView(position), { budget: 20, seed: 'a' });
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
  const asked = { budget: 5, seed: 'c' };
  const chosen = MOMENTS.map((position) => choose(playerView(position), asked));
  expect([chosen[2], chosen[3], chosen[5]]).toEqual([undefined, undefined, undefined]);
});

test('a step of a mission that wins the game is taken', () => {
  const position = acting(
    boxed('bomb-for-the-officer', 'sabotage', {
      east: { successes: 3, complete: true },
      hand: { weapon: 1, explosives: 1 },
      workers: ['west-exit'],
    }),
  );
  const [best] = advise(playerView(position), { budget: 10, seed: 'd' }).moves;
  expect(best.move).toBe('act:west-exit:goal');
  expect(best.chances.win).toBe(1);
});

test('a deal of another edition is played to its end', () => {
  const goals = { west: 'double-agent', east: 'coded-messages' } as const;
  const deal = { ruleset: 'box-2019', difficulty: 'easy', goals, seed: 'd' } as const;
  expect(['win', 'loss']).toContain(playDeal({ deal, seed: 'e', budget: 3 }, BOXED));
});

test('the weights that are shipped say which commands made them, and come back from their text', () => {
  const weights = weightsFrom(BOXED_WEIGHTS, BOXED_SIGNS);
  expect(weights.rows).toHaveLength(BOXED_SIGNS.rows * UNITS);
  expect(weightsText(weights, BOXED_SIGNS)).toBe(BOXED_WEIGHTS);
  expect(BOXED_WEIGHTS_MADE.commands.length).toBeGreaterThan(0);
  for (const command of BOXED_WEIGHTS_MADE.commands) {
    expect(command).toMatch(/^train --minutes [\d.]+ .*--ruleset second-edition$/);
  }
});

test('every position answers every sign with one of its rows', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const { rows: all, boardFeatures, allFeatures } = BOXED_SIGNS;
      const rows = new Int32Array(allFeatures).fill(-1);
      const position = inventedBoxedStart(randomFrom(seed));
      BOXED_SIGNS.readBoard(position, rows);
      expect(rows.subarray(0, boardFeatures).every((row) => row >= 0 && row < all)).toBe(true);
      BOXED_SIGNS.readCards(unseenCards(position), rows);
      expect(rows.every((row) => row >= 0 && row < all)).toBe(true);
    }),
  );
});

test('a weapon in hand is planned for a shot though several workers are still to act', () => {
  // Five patrols come, the first of them the last policeman: whoever is placed where, the shot wins.
  const position = placing(
    boxed('assassination', 'sabotage', {
      day: 8,
      soldiers: 4,
      safeHouse: 5,
      cafe: 0,
      patrolsToCome: 5,
      hand: { weapon: 1 },
      east: { successes: 3, complete: true },
    }),
  );
  const { value } = advise(playerView(position), { budget: 60, seed: 'e' });
  expect(value.chances.win).toBeGreaterThan(0.9);
});

test('whether a cryptographer comes home hangs on where the patrols stand, though all others do', () => {
  const net = new ValueNet(weightsFrom(BOXED_WEIGHTS, BOXED_SIGNS), BOXED_SIGNS);
  const [blocked, open] = (['fence', 'doctor'] as const).map((police) =>
    acting(
      boxed('coded-messages', 'sabotage', {
        day: 10,
        west: { successes: 1, inside: true },
        east: { successes: 3, complete: true },
        workers: ['grocer'],
        police: [police],
      }),
    ),
  );
  const plan = new DayPlan(net, open);
  plan.judge(blocked);
  expect(plan.win).toBeLessThan(1);
  plan.judge(open);
  expect(plan.win).toBe(1);
});

test('no weights are given out for what no table shows of a goal', () => {
  const { rows } = weightsFrom(BOXED_WEIGHTS, BOXED_SIGNS);
  const rowsOf = (answers: number) => BOXED_SIGNS.spans.filter((span) => span.answers === answers);
  const states = EVERY_GOAL.flatMap((goal, n) =>
    Array.from({ length: goalSuccesses(goal) + 3 }, (_, done) => ({ goal, n, done })),
  );
  const impossible = states.filter(({ n, done }) => !hasState(n, done));
  // Only the four missions of three stars have a major success.
  expect(new Set(impossible.map(({ goal }) => goal.id)).size).toBeGreaterThanOrEqual(14);
  for (const { n, done } of impossible) {
    for (const [answers, times] of [
      [STATES * 16, 16],
      [STATES * 5, 5],
    ] as const) {
      for (const { base } of rowsOf(answers)) {
        const from = (base + stateOf(n, done) * times) * UNITS;
        expect(rows.subarray(from, from + times * UNITS).every((weight) => weight === 0)).toBe(
          true,
        );
      }
    }
  }
});
