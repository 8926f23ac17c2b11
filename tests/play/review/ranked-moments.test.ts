import { expect, test } from 'vitest';
import {
  type Compared,
  type MomentAnalysis,
  type RankedMove,
  reviewerOf,
} from '#play/review/ranked-moments.ts';
import { type Chances, Reviewing } from '#play/review/review.ts';
import type { GameTypes } from '#play/rules/game-rules.ts';

/*
 * A game of cups: `left` or `right` is chosen, then two coins fall, then one must say `look`, and it is
 * won or lost. A position is how many steps were made.
 */
interface Cups extends GameTypes {
  position: { readonly step: number };
  outcome: { readonly result: 'win' | 'loss'; readonly reason: 'cup' };
}

const rules = {
  turn: ({ step }: Cups['position']) =>
    step === 1 || step === 2 ? { seats: [], chance: true } : { seats: [0], chance: false },
  legalMoves: ({ step }: Cups['position']) => (step === 0 ? ['left', 'right'] : ['look']),
  outcome: ({ step }: Cups['position']): Cups['outcome'] | undefined =>
    step === 4 ? { result: 'loss', reason: 'cup' } : undefined,
};

const chance = (win: number): Chances => ({ win, standardError: 0 });
const ranked = (move: string, win: number, error = 0.001): RankedMove => ({
  move,
  win,
  worth: win,
  standardError: error,
  worthError: error,
  simulations: 100,
});

const positions = [0, 1, 2, 3, 4].map((step) => ({ step }));

/** The review of a game, and which positions were looked at. */
async function reviewed(
  moves: readonly (string | undefined)[],
  compared: Compared = { best: ranked('left', 0.75), other: ranked('right', 0.5) },
  goesOnAsUsual = false,
) {
  const seen: (readonly [number, boolean])[] = [];
  const looks: readonly MomentAnalysis[] = [
    { chances: chance(0.75), moves: [ranked('left', 0.75), ranked('right', 0.5)] },
    { chances: chance(0.5), moves: [] },
    { chances: chance(0.4), moves: [] },
    { chances: chance(0.3), moves: [] },
  ];
  const reviewer = reviewerOf<Cups, Chances, RankedMove>(
    { positions, moves },
    {
      rules,
      atEnd: ({ result }) => chance(result === 'win' ? 1 : 0),
      look: async (at, isChoice) => {
        seen.push([at, isChoice]);
        return looks[at];
      },
      compare: async () => compared,
      goesOnAsUsual,
    },
  );
  const reviewing = new Reviewing(reviewer, () => {}, 1);
  expect(await reviewing.goOn()).toBe(true);
  return { seen, ...reviewing.progress().review };
}

test('the choice is told from the coins, which fall as one', async () => {
  const { seen, mistakes, luck, sums } = await reviewed(['right', 'coin', 'coin', 'look']);
  // What has one answer is worth what follows from it, and is not looked at.
  expect(seen).toEqual([
    [0, true],
    [1, false],
  ]);
  expect(mistakes).toMatchObject([{ step: 0, played: 'right', better: 'left' }]);
  expect(luck).toEqual([{ step: 1, until: 3, before: 0.5, after: 0 }]);
  expect(sums).toEqual({
    start: 0.75,
    choices: -0.25,
    luck: -0.5,
    corrections: 0,
    rest: 0,
    end: 0,
  });
});

test('the best choice is no mistake', async () => {
  expect((await reviewed(['left', 'coin', 'coin', 'look'])).mistakes).toEqual([]);
});

test('a choice that only looked bad, or may have by the luck of the simulations, is none', async () => {
  for (const other of [ranked('right', 0.74), ranked('right', 0.5, 0.2)]) {
    const compared = { best: ranked('left', 0.75), other };
    expect((await reviewed(['right', 'coin', 'coin', 'look'], compared)).mistakes).toEqual([]);
  }
});

test('a correction is neither luck nor choice: what it changed stands apart', async () => {
  const { seen, luck, sums } = await reviewed(['left', 'coin', undefined, 'look']);
  expect(seen.map(([at]) => at)).toEqual([0, 1, 2]);
  expect(luck).toEqual([{ step: 1, until: 2, before: 0.5, after: 0.4 }]);
  expect(sums.corrections).toBeCloseTo(0 - 0.4, 12);
  expect(sums.rest).toBeCloseTo(0.5 - 0.75, 12);
});

test('where a game goes on as usual, a choice counts for what the chance to win became', async () => {
  const { mistakes, sums } = await reviewed(['left', 'coin', 'coin', 'look'], undefined, true);
  expect(mistakes).toEqual([]);
  expect(sums).toMatchObject({ start: 0.75, choices: -0.25, luck: -0.5, rest: 0, end: 0 });
  const corrected = await reviewed(['left', 'coin', undefined, 'look'], undefined, true);
  expect(corrected.sums.rest).toBeCloseTo(0, 12);
});
