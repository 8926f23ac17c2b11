import { expect, test } from 'vitest';
import type { DifficultyId } from '#games/maquis/data/index.ts';
import { newGame, outcomeOf, phaseOf } from '#games/maquis/engine/index.ts';
import { after, legalTexts, playAll } from '../scripts.ts';
import { acting, atDusk, patrolling, USUAL_GOALS } from '../tables.ts';

const DONE = { successes: 3, complete: true } as const;
const ONE_LEFT = { cafe: 0, arrested: 4 } as const;

const outcome = (start: ReturnType<typeof acting>, script: string) =>
  outcomeOf(playAll(start, script).position);

/** Turns of a quiet game: one worker sits in the cafe, from where the way home is never cut. */
function turnsPlayed(difficulty: DifficultyId): number {
  let position = newGame({ difficulty, goals: USUAL_GOALS });
  let turns = 0;
  while (phaseOf(position) !== 'over' && turns < 100) {
    const moves = legalTexts(position);
    const move = moves.find((text) => text === 'place:cafe') ?? moves[0];
    position = playAll(position, move ?? '').position;
    if (move === 'upkeep') turns++;
  }
  expect(outcomeOf(position)?.reason).toBe('time');
  return turns;
}

test.each([
  ['easy', 15],
  ['normal', 15],
  ['tricky', 12],
  ['hard', 12],
] as const)('maquis.end-time: a game in %s has %i turns (R41)', (difficulty, turns) => {
  expect(turnsPlayed(difficulty)).toBe(turns);
});

test('maquis.end-time: the fourteenth upkeep does not end it, the fifteenth does (R41)', () => {
  expect(outcome(atDusk({ day: 13 }), 'upkeep')).toBeUndefined();
  expect(outcome(atDusk({ day: 14 }), 'upkeep')).toEqual({ result: 'loss', reason: 'time' });
});

test('maquis.end-time: nothing is legal when the game is over', () => {
  expect(legalTexts(playAll(atDusk({ day: 14 }), 'upkeep').position)).toEqual([]);
});

test('maquis.end-goals: the second goal ends the game', () => {
  const start = acting({
    workers: ['east-exit'],
    west: DONE,
    east: { successes: 1 },
    hand: { money: 1, food: 2 },
  });
  expect(outcome(start, 'act:east-exit:goal return upkeep')).toEqual({
    result: 'win',
    reason: 'goals',
  });
});

test('maquis.end-goals: the first goal does not', () => {
  const start = acting({
    workers: ['east-exit'],
    east: { successes: 1 },
    hand: { money: 1, food: 2 },
  });
  expect(after(start, 'act:east-exit:goal return upkeep')).toMatchObject({
    phase: 'placement',
    goals: { east: { complete: true } },
  });
});

test('maquis.end-workers: the arrest of the last worker ends the game (R37)', () => {
  const start = acting({ ...ONE_LEFT, workers: ['radio-b'], police: ['black-market'] });
  expect(outcome(start, 'act:radio-b:none return upkeep')).toEqual({
    result: 'loss',
    reason: 'workers',
  });
});

test('maquis.end-workers: those who wait at the cafe save nothing (R37)', () => {
  const start = acting({ cafe: 2, arrested: 2, workers: ['radio-b'], police: ['black-market'] });
  expect(outcome(start, 'act:radio-b:none return upkeep')?.reason).toBe('workers');
});

test('maquis.end-workers: it does not end while another worker is at large (R37)', () => {
  const onBoard = acting({
    cafe: 2,
    arrested: 1,
    workers: ['radio-b', 'cafe'],
    police: ['black-market'],
  });
  expect(after(onBoard, 'act:radio-b:none return act:cafe:none return upkeep').phase).toBe(
    'placement',
  );
  const atHome = acting({ cafe: 2, arrested: 1, workers: ['radio-b'], police: ['black-market'] });
  expect(after(atHome, 'act:radio-b:none return upkeep').phase).toBe('placement');
});

test('maquis.end-workers: the last worker arrested, one goal complete: a draw (R37)', () => {
  const start = acting({ ...ONE_LEFT, workers: ['radio-b'], police: ['black-market'], west: DONE });
  expect(outcome(start, 'act:radio-b:none return upkeep')).toEqual({
    result: 'draw',
    reason: 'workers',
  });
});

test('maquis.end-workers: the last worker completes the second goal, is arrested, and wins (R37)', () => {
  const start = acting({
    ...ONE_LEFT,
    workers: ['east-exit'],
    police: ['pont-du-nord'],
    west: DONE,
    east: { successes: 1 },
    hand: { money: 1, food: 2 },
  });
  expect(outcome(start, 'act:east-exit:goal return upkeep')).toEqual({
    result: 'win',
    reason: 'goals',
  });
});

test('maquis.end-workers: an arrest in placement counts too, and the patrols still come (R37)', () => {
  const start = patrolling({
    ...ONE_LEFT,
    workers: ['doctor'],
    police: ['grocer', 'poor-district'],
    patrolsToCome: 2,
  });
  expect(after(start, 'patrol:1')).toMatchObject({ phase: 'patrol', patrolsToCome: 1 });
  expect(after(start, 'patrol:1 patrol:2').phase).toBe('dusk');
  expect(outcome(start, 'patrol:1 patrol:2 upkeep')?.reason).toBe('workers');
});

test('maquis.end-morale: morale at zero loses the game (R36)', () => {
  const start = acting({ workers: ['black-market'], morale: 1, hand: { food: 1 } });
  expect(outcome(start, 'act:black-market:sell-food return upkeep')).toEqual({
    result: 'loss',
    reason: 'morale',
  });
});

test('maquis.end-morale: raised again in the same turn it is lost all the same (R36)', () => {
  const start = acting({
    workers: ['poor-district', 'cafe'],
    police: ['grocer'],
    morale: 1,
    west: DONE,
    hand: { food: 1, medicine: 1, weapon: 1 },
  });
  const script = 'shoot:grocer act:poor-district:aid return act:cafe:none return';
  expect(after(start, script).morale).toBe(1);
  expect(outcome(start, `${script} upkeep`)).toEqual({ result: 'loss', reason: 'morale' });
});

test('maquis.end-morale: one step above zero goes on', () => {
  const start = acting({ workers: ['black-market'], morale: 2, hand: { food: 1 } });
  expect(after(start, 'act:black-market:sell-food return upkeep')).toMatchObject({
    morale: 1,
    phase: 'placement',
  });
});
