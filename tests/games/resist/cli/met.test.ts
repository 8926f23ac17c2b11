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
    ...{ hand: [], hidden: [], revealed: [], discard: [], recruits: [], pile: [], removed: [] },
    // A deck with all its three Spies, and the three of the supply.
    ...{ supply: 3, deck: { top: [], maquis: [], spies: 3 } },
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

  test('has four Missions in the row while there are any: what was defeated is replaced before one decides', () => {
    const row = ['barracks', 'border', 'valley'] as unknown as PuzzleSetUp['row'];
    const three = { row, round: 3 };
    expect(notMet(table(three))).toBe('its row would have been filled up');
    expect(notMet(table({ ...three, round: 2, phase: 'decide' }))).toBe(
      'its row would have been filled up',
    );
  });

  test('has no more Spies removed than Manuel, Manuela and the Officer have removed', () => {
    const spies = (removed: number, over: Partial<PuzzleSetUp> = {}) =>
      notMet(
        table({
          supply: 3 - removed,
          pile: ['abel'],
          defeated: ['bunker', 'caves'],
          ...over,
        } as Partial<PuzzleSetUp>),
      );
    expect(spies(0)).toBeUndefined();
    expect(spies(1)).toBe('1 Spies removed are more than the 0 that can be');
    expect(spies(1, { defeated: ['bunker', 'officer'] })).toBeUndefined();
    expect(spies(1, { pile: ['manuel'] })).toBeUndefined();
    expect(spies(2, { pile: ['manuel'] })).toBe('2 Spies removed are more than the 1 that can be');
    expect(spies(2, { pile: ['manuel', 'manuela'] })).toBeUndefined();
    // Juana, revealed, calls back whoever is called for.
    expect(spies(2, { pile: ['juana', 'manuel'] })).toBeUndefined();
    expect(spies(1, { pile: ['juana'] })).toBe('1 Spies removed are more than the 0 that can be');
    // Hidden, she has removed nobody.
    expect(spies(1, { hand: ['manuela'] })).toBe('1 Spies removed are more than the 0 that can be');
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
    // A hand of five, and the two that Carlos, who is one of them, draws.
    expect(notMet(table({ ...second, pile: eight.slice(0, 7) }))).toBeUndefined();
    expect(notMet(table({ ...second, pile: eight }))).toBe(
      '8 revealed before round 2 are too many',
    );
    // In the Valley one more is drawn.
    const inValley = {
      ...second,
      row: ['villa', 'barracks', 'border', 'bunker'],
      defeated: ['valley'],
    } as Partial<PuzzleSetUp>;
    expect(notMet(table({ ...inValley, pile: eight }))).toBeUndefined();
  });

  const seen = (mission: string, up: readonly string[]) =>
    ({ mission, up, down: 0, failed: false }) as unknown as PuzzleSetUp['row'][number];
  const three = ['engineer-2', 'guard-1', 'grunt-1'];

  test('has all its Enemies at the Mission that filled up the row, in a PLAN before which none failed', () => {
    const others = [seen('villa', []), seen('officer', three), seen('valley', ['guard-1'])];
    const newest = [...others, seen('barracks', three)];
    const early = { round: 2, defeated: ['bunker'] } as Partial<PuzzleSetUp>;
    expect(notMet(table({ ...early, row: newest }))).toBeUndefined();
    expect(notMet(table({ ...early, row: [...others, seen('barracks', ['guard-1'])] }))).toBe(
      'no Mission has the Enemies that came to it last',
    );
  });

  test('has Enemies somewhere after a round, and in the PLAN after a Mission has failed', () => {
    const atTheEnd = (up: readonly string[]): Partial<PuzzleSetUp> => ({
      phase: 'decide',
      round: 2,
      defeated: ['bunker', 'officer'],
      row: [seen('villa', up), seen('border', []), seen('valley', []), seen('caves', [])],
    });
    expect(notMet(table(atTheEnd(['guard-1'])))).toBeUndefined();
    const [failed] = table({}).row;
    const next = (up: readonly string[]): Partial<PuzzleSetUp> => ({
      row: [
        ...(failed ? [failed] : []),
        seen('barracks', up),
        seen('border', []),
        seen('valley', []),
      ],
    });
    expect(notMet(table(next(['guard-1'])))).toBeUndefined();
    expect(notMet(table(next([])))).toBe('no Mission has the Enemies that came to it last');
    expect(notMet(table(atTheEnd([])))).toBe('no Mission has the Enemies that came to it last');
  });
});
