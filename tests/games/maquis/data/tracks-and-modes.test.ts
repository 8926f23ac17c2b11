import { expect, test } from 'vitest';
import {
  DIFFICULTIES,
  DIFFICULTY_IDS,
  MORALE_TRACK,
  PAWNS_OF_A_COLOUR,
  SOLDIER_TRACK,
  TURN_TRACK,
} from '#games/maquis/data/index.ts';

test('the turn track runs from START over fourteen spaces to END', () => {
  expect(TURN_TRACK).toEqual({
    start: 0,
    end: 15,
    losses: [3, 6, 9, 12],
    hardLosses: [2, 5, 8, 10, 12],
    trains: [6, 7, 8, 9],
  });
});

test('the end of Tricky is the one grey space with a red outline, three before END', () => {
  const both = TURN_TRACK.losses.filter((day) =>
    TURN_TRACK.hardLosses.some((hard) => hard === day),
  );
  expect(both).toEqual([TURN_TRACK.end - 3]);
});

test('the morale track starts at 6 of 7, with its least patrols', () => {
  expect(MORALE_TRACK).toMatchObject({ fail: 0, start: 6, max: 7 });
  expect(MORALE_TRACK.leastPatrols.slice(1)).toEqual([5, 4, 4, 4, 3, 3, 2]);
});

test('five soldiers, five pawns of each colour', () => {
  expect(SOLDIER_TRACK).toEqual({ start: 0, max: 5 });
  expect(PAWNS_OF_A_COLOUR).toBe(5);
});

test('the six modes differ as the appendix says', () => {
  const table = DIFFICULTIES.map(
    ({ id, workers, recruits, airdrop, lastDay, wraps, moralePerArrest }) => [
      id,
      `${workers}+${recruits}`,
      `${airdrop.money}/${airdrop.weapon}/${airdrop.food}`,
      wraps ? 'never' : lastDay,
      moralePerArrest,
    ],
  );
  expect(table).toEqual([
    ['very-easy', '3+2', '2/2/4', 'never', 0],
    ['easy', '3+2', '2/1/4', 15, 0],
    ['normal', '3+2', '1/1/3', 15, 0],
    ['tricky', '2+2', '1/1/3', 12, 0],
    ['hard', '2+2', '1/1/3', 12, 0],
    ['very-hard', '2+2', '1/1/3', 12, 1],
  ]);
});

test('the modes are in the order of their ids', () => {
  expect(DIFFICULTIES.map(({ id }) => id)).toEqual(DIFFICULTY_IDS);
});
