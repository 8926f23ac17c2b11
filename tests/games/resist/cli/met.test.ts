import { describe, expect, test } from 'vitest';
import { notMet, roundOf } from '#games/resist/cli/mine/met.ts';
import type { PuzzleSetUp } from '#games/resist/puzzles/set-up.ts';

/** Two Missions defeated and one failed: after three attacks. */
const table = (over: Partial<PuzzleSetUp>): PuzzleSetUp =>
  ({
    phase: 'plan',
    round: 4,
    row: [{ mission: 'villa', up: [], down: 0, failed: true }, 'barracks', 'border', 'valley'],
    defeated: ['bunker', 'officer'],
    pile: [],
    ...over,
  }) as unknown as PuzzleSetUp;

describe('a table that a game of RESIST! can come to', () => {
  test('is in the round after as many attacks as Missions were defeated or failed', () => {
    expect(roundOf(table({}))).toBe(4);
    expect(notMet(table({}))).toBeUndefined();
    expect(notMet(table({ round: 5 }))).toBe('it is round 4 by its Missions, not 5');
  });

  test('is in the same round still once its strike is over', () => {
    expect(roundOf(table({ phase: 'decide' }))).toBe(3);
    expect(roundOf(table({ phase: 'strike' }))).toBe(4);
  });

  test('has four Missions in the row while there are any, three where one was just defeated', () => {
    const row = ['barracks', 'border', 'valley'] as unknown as PuzzleSetUp['row'];
    const three = { row, round: 3 };
    expect(notMet(table(three))).toBe('its row would have been filled up');
    expect(notMet(table({ ...three, round: 2, phase: 'decide' }))).toBeUndefined();
  });

  test('has nobody in the Revealed pile before the first strike, and no crowd after it', () => {
    const people = [
      'abel',
      'adela',
      'adolfo',
      'anastasio',
      'antonio',
      'benigno',
      'carlos',
      'celia',
    ];
    const first = {
      round: 1,
      row: ['villa', 'barracks', 'border', 'valley'],
      defeated: [],
    } as Partial<PuzzleSetUp>;
    const pile = people.slice(0, 1) as PuzzleSetUp['pile'];
    expect(notMet(table({ ...first, pile }))).toBe('1 revealed before round 1 are too many');
    expect(notMet(table({ ...first, pile: [] }))).toBeUndefined();
    const second = { ...first, round: 2, defeated: ['bunker'] } as Partial<PuzzleSetUp>;
    const eight = people as unknown as PuzzleSetUp['pile'];
    expect(notMet(table({ ...second, pile: eight }))).toBeUndefined();
    expect(notMet(table({ ...second, pile: [...eight, 'consuelo'] }))).toBe(
      '9 revealed before round 2 are too many',
    );
  });
});
