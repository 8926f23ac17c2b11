import { describe, expect, test } from 'vitest';
import {
  isErrand,
  spoilsTomorrow,
  withCardsOfTwoTurns,
  withTwoWorkers,
} from '#games/maquis/cli/mine/two-turns.ts';
import { parseMove } from '#games/maquis/engine/index.ts';
import { type Judged, puzzleOf } from '#games/maquis/puzzles/puzzle.ts';
import { PUZZLE_RULES } from '#games/maquis/puzzles/puzzle-rules.ts';
import { tableFrom } from '#games/maquis/puzzles/set-up.ts';
import { solve } from '#play/puzzles/solve.ts';
import { randomFrom } from '#shared/random.ts';

const GOALS = { west: 'sabotage', east: 'underground-newspaper' } as const;

const asked = (check: Judged['check'], table: Partial<Judged['table']> = {}) =>
  puzzleOf({
    mode: 'normal',
    table: { goals: GOALS, day: 4, morale: 5, workers: ['cafe'], police: ['fence'], ...table },
    until: { turns: 2 },
    check,
  });

function isErrandTo(place: string, ...question: Parameters<typeof asked>): boolean {
  const made = parseMove(`place:${place}`);
  return 'move' in made && isErrand(made.move, asked(...question));
}

describe('an errand', () => {
  test('brings what is asked for', () => {
    expect(isErrandTo('radio-a', { hand: { intel: 1 } })).toBe(true);
    // A radio calls in money or a weapon, the Black Market pays for food if there is any.
    expect(isErrandTo('radio-a', { hand: { money: 1 } })).toBe(true);
    expect(isErrandTo('doctor', { hand: { intel: 1 } })).toBe(false);
  });

  test('or what the aid and the next step of a goal take', () => {
    expect(isErrandTo('grocer', { 'morale-at-least': 6 })).toBe(true);
    expect(isErrandTo('radio-a', { successes: { east: 1 } })).toBe(true);
    expect(isErrandTo('radio-a', { successes: { east: 1 } }, { hand: { intel: 2 } })).toBe(false);
  });
});

test('two workers are left at large, one of them out before all patrols are there', () => {
  const below = randomFrom('two workers');
  const at = (table: Partial<Judged['table']>) => {
    const two = withTwoWorkers(
      { mode: 'normal', table: { goals: GOALS, day: 9, morale: 5, ...table } },
      below,
    );
    if (!two) return undefined;
    const { safeHouse, workers } = tableFrom(two.mode, two.table).state;
    return [safeHouse, workers.length];
  };
  const out = { workers: ['grocer', 'doctor', 'radio-a'] } satisfies Partial<Judged['table']>;
  expect(at({ ...out, cafe: 1, police: ['fence'] })).toEqual([1, 1]);
  expect(at({ ...out, phase: 'action', police: ['fence'] })).toEqual([0, 2]);
  // Nobody is out yet; one alone is at large.
  expect(at({ police: [] })).toBeUndefined();
  expect(at({ cafe: 2, arrested: 2, workers: ['grocer'] })).toBeUndefined();
});

test('the cards of both turns are told, those of this turn alone being discarded where too few are left', () => {
  const table = {
    ...{ goals: GOALS, day: 9, morale: 5, cafe: 0, arrested: 3 },
    ...{ workers: ['grocer' as const], police: ['fence' as const] },
  };
  const cards = (discard: NonNullable<Judged['table']['discard']>) =>
    withCardsOfTwoTurns({ mode: 'normal', table: { ...table, discard } }, randomFrom('cards'));
  // Morale 5 asks for three patrols a turn, four if it falls: two are to come today, four tomorrow.
  const few = cards([1, 2, 3]);
  expect([few?.table.discard, few?.deck.length]).toEqual([[1, 2, 3], 6]);
  const many = cards([1, 2, 3, 4, 5, 6, 7, 8]);
  expect([many?.table.discard, many?.deck.length]).toEqual([[8], 6]);
});

test('today spoils tomorrow where the errand that is asked for leaves too little for the rest', () => {
  // Two workers, food and a recruit at the Cafe: whoever brings food today can have a third worker tomorrow.
  const judged: Judged = {
    mode: 'hard',
    table: {
      goals: { west: 'assassination', east: 'aid-the-spy' },
      ...{ day: 0, morale: 6, cafe: 2, workers: ['cafe'], police: ['radio-b'], discard: [2] },
    },
    deck: [9, 7, 5, 6, 1],
    until: { turns: 2 },
    check: { hand: { intel: 1, money: 1 } },
  };
  const solver = solve(PUZZLE_RULES, puzzleOf(judged));
  expect(
    solver
      .options(PUZZLE_RULES.root(solver.puzzle))
      .filter(({ worth }) => worth.ways > 0n)
      .map(({ move }) => PUZZLE_RULES.formatMove(move)),
  ).toEqual(['place:grocer']);
  expect(spoilsTomorrow(solver)).toBe(true);
  // What is had tonight is no matter of two turns.
  expect(
    spoilsTomorrow(solve(PUZZLE_RULES, puzzleOf({ ...judged, check: { hand: { food: 1 } } }))),
  ).toBe(false);
});
