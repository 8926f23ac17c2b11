import { expect, test } from 'vitest';
import { advise, type MaquisAnalysis, playerView } from '#games/maquis/coach/index.ts';
import type { Position } from '#games/maquis/engine/index.ts';
import { acting, patrolling, placing, positionWith } from '../engine/tables.ts';

const ask = (position: Position): MaquisAnalysis =>
  advise(playerView(position), { budget: 200, seed: 'judged' });

const chancesOf = (analysis: MaquisAnalysis, wanted: string) =>
  analysis.moves.find(({ move }) => move === wanted)?.chances;
const WON = { win: 1, draw: 0, loss: 0 };
const DRAWN = { win: 0, draw: 1, loss: 0 };
const LOST = { win: 0, draw: 0, loss: 1 };

/** One worker is left, the others are in prison. */
const ALONE = { cafe: 0, arrested: 4 } as const;

test('maquis.end-time: only the goal card wins on the last turn, and everything else draws', () => {
  const advice = ask(
    placing({
      ...ALONE,
      day: 14,
      hand: { explosives: 1 },
      west: { successes: 2 },
      east: { successes: 2, complete: true },
    }),
  );
  expect(advice.moves[0].move).toBe('place:west-exit');
  expect(advice.value.chances).toEqual(WON);
  for (const { move } of advice.moves) {
    expect(chancesOf(advice, move)).toEqual(move === 'place:west-exit' ? WON : DRAWN);
  }
});

test('maquis.end-time: nothing wins or draws any more where two goals lack two successes each', () => {
  const advice = ask(placing({ day: 14, west: { successes: 1 }, east: { successes: 0 } }));
  expect(advice.value.chances).toEqual(LOST);
  for (const { chances } of advice.moves) expect(chances).toEqual(LOST);
});

test('maquis.escape-shot: the last worker must be shot free, or the game is lost', () => {
  const advice = ask(
    positionWith({
      ...ALONE,
      phase: 'returning',
      day: 5,
      hand: { weapon: 1 },
      workers: ['spare-room-south-east'],
      acting: 'spare-room-south-east',
      police: ['grocer', 'doctor'],
    }),
  );
  expect(advice.moves[0].move).toBe('shoot:grocer');
  expect(advice.moves[0].chances.loss).toBeLessThan(1);
  expect(chancesOf(advice, 'return')).toEqual(LOST);
});

test('maquis.shot-frees-place: no shot is fired that only costs morale where morale is the last', () => {
  const advice = ask(
    patrolling({
      ...ALONE,
      day: 14,
      morale: 1,
      hand: { weapon: 1 },
      workers: ['cafe'],
      police: ['grocer'],
      patrolsToCome: 2,
      east: { successes: 2, complete: true },
    }),
  );
  // One goal is complete, so the game is a draw, unless the shot takes the last morale.
  expect(chancesOf(advice, 'shoot:grocer')).toEqual(LOST);
  expect(advice.value.chances).toEqual(DRAWN);
  for (const { move, chances } of advice.moves) {
    if (move.startsWith('patrol')) expect(chances.draw).toBe(1);
  }
});

test('maquis.activation: the order in which the explosives come before the bang is found', () => {
  const advice = ask(
    acting({
      cafe: 0,
      arrested: 3,
      day: 14,
      hand: { medicine: 1 },
      rooms: { 'spare-room-west': 'chemists-lab' },
      workers: ['spare-room-west', 'west-exit'],
      west: { successes: 2 },
      east: { successes: 2, complete: true },
    }),
  );
  expect(advice.moves[0].move).toBe('act:spare-room-west:explosives');
  expect(advice.value.chances).toEqual(WON);
  expect(chancesOf(advice, 'act:west-exit:none')).toEqual(DRAWN);
  expect(chancesOf(advice, 'act:spare-room-west:none')).toEqual(DRAWN);
});

test('maquis.yellow-arrow: a weapon fresh from the Fence opens the way for the next worker', () => {
  // The last day, the assassins' last policeman, and a weapon still to be bought.
  const advice = ask(
    acting({
      cafe: 0,
      arrested: 4,
      day: 14,
      soldiers: 4,
      goals: { west: 'assassination', east: 'aid-the-spy' },
      hand: { money: 1 },
      workers: ['fence'],
      police: ['rue-baradat'],
      soldierPawns: ['doctor', 'grocer', 'radio-a', 'radio-b'],
      east: { successes: 2, complete: true },
    }),
  );
  expect(advice.moves[0].move).toBe('act:fence:weapon');
  expect(advice.value.chances).toEqual(WON);
  expect(chancesOf(advice, 'act:fence:none')).toEqual(DRAWN);
});

test('maquis.shooting: the morale that the last shot costs is won first, and foreseen', () => {
  const advice = ask(
    placing({
      ...ALONE,
      day: 14,
      morale: 1,
      soldiers: 4,
      goals: { west: 'assassination', east: 'aid-the-spy' },
      hand: { weapon: 1, food: 1, medicine: 1 },
      police: ['fence'],
      soldierPawns: ['pont-du-nord', 'rue-baradat', 'radio-a', 'radio-b'],
      patrolsToCome: 0,
      east: { successes: 2, complete: true },
    }),
  );
  expect(advice.moves[0].move).toBe('place:poor-district');
  expect(advice.value.chances).toEqual(WON);
  for (const { move } of advice.moves) {
    if (move.startsWith('shoot:')) expect(chancesOf(advice, move)).toEqual(LOST);
    else expect(chancesOf(advice, move)).toEqual(move === 'place:poor-district' ? WON : DRAWN);
  }
});
