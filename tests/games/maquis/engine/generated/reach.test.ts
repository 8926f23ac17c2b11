import { expect, test } from 'vitest';
import { DIFFICULTY_IDS } from '#games/maquis/data/index.ts';
import { drawGoals, ENDINGS, moveText, outcomeOf } from '#games/maquis/engine/index.ts';
import { type GameToPlay, playOut, TEMPERS } from './games.ts';

/* The generated games are worth only as much as the corners they get into. */

const GAMES: readonly GameToPlay[] = Array.from({ length: 1200 }, (_, n) => ({
  setUp: {
    difficulty: DIFFICULTY_IDS[n % DIFFICULTY_IDS.length] ?? 'normal',
    goals: drawGoals(n % 4 < 2 ? 'any-two' : 'one-of-each', `goals ${n}`),
    seed: `game ${n}`,
  },
  begins: n % 5 === 0 ? 'at-the-start' : 'late',
  temper: TEMPERS[Math.floor(n / 20) % TEMPERS.length] ?? 'any',
  choices: `choices ${n}`,
}));

const types = new Set<string>();
const moves = new Set<string>();
const outcomes = new Set<string>();
for (const game of GAMES) {
  const { steps, end } = playOut(game);
  for (const { move, events } of steps) {
    moves.add(moveText(move));
    for (const { type } of events) types.add(type);
  }
  const outcome = outcomeOf(end);
  if (outcome) {
    outcomes.add(outcome.result);
    outcomes.add(outcome.reason);
  }
}

test('generated games come to every result, by every ending', () => {
  expect(outcomes).toEqual(new Set(['win', 'draw', 'loss', ...ENDINGS]));
});

test('every type of event happens in them', () => {
  expect([...types].sort()).toEqual([
    'acted',
    'came-home',
    'card-drawn',
    'day-passed',
    'deck-reshuffled',
    'dropped',
    'end-triggered',
    'gained',
    'game-over',
    'goal-complete',
    'lost',
    'morale-changed',
    'paid',
    'patrol-not-placed',
    'patrol-stationed',
    'patrols-left',
    'recruited',
    'short-supply',
    'shot',
    'soldiers-rose',
    'success',
    'tile-laid',
    'turn-began',
    'worker-arrested',
    'worker-placed',
  ]);
});

test('every kind of action is taken in them', () => {
  const words = new Set([...moves].flatMap((text) => text.match(/^act:[^:]+:([^:]+)/)?.[1] ?? []));
  expect(words).toEqual(
    new Set([
      ...['none', 'food', 'medicine', 'aid', 'sell-food', 'sell-medicine', 'weapon', 'intel'],
      ...['airdrop-food', 'airdrop-money', 'airdrop-weapon', 'recruit', 'collect', 'room'],
      ...['money', 'explosives', 'morale', 'goal'],
    ]),
  );
});
