import { describe, expect, test } from 'vitest';
import { PUZZLE_KIND_NAMES, questionText, untilText } from '#games/maquis/i18n/puzzles.ts';
import { PUZZLE_KINDS, puzzleOf, readPuzzle } from '#games/maquis/puzzles/index.ts';
import { allPuzzles } from '../puzzles/files.ts';

const goals = { west: 'sabotage', east: 'aid-the-spy' } as const;

const EVERYTHING = {
  'arrests-at-most': 1,
  'no-shot': true,
  'worker-home': ['doctor'],
  'way-home-open': ['radio-a'],
  hand: { intel: 2 },
  airdrops: { 'field-west': { food: 3 } },
  tile: { 'spare-room-west': 'smuggler' },
  'morale-at-least': 3,
  'workers-at-least': 5,
  successes: { west: 1, east: 2 },
  'goal-complete': ['east'],
  'either-goal': 'complete',
  result: 'draw',
};

function asked(check: Record<string, unknown>): string[] {
  const made = readPuzzle({
    id: 'given',
    kind: 'safe-places',
    level: 1,
    mode: 'normal',
    rules: ['maquis.route-home'],
    table: { goals },
    until: 'end-of-turn',
    check,
    solution: ['upkeep'],
  });
  if ('faults' in made) throw new Error(made.faults.join('; '));
  return puzzleOf(made.read).questions.map((question) => questionText(question, goals));
}

describe('what a scenario asks, in words', () => {
  test('every question has its own', () => {
    expect(asked(EVERYTHING)).toEqual([
      '1 arrest at most',
      'no shot fired',
      'the worker from the Doctor back home',
      'a way home open from Radio A',
      '2 intel in hand',
      '3 food on the West Field',
      'the Smuggler tile in the West Spare Room',
      'morale 3 or more',
      '5 workers or more',
      '1 success of Sabotage',
      '2 successes of Aid the Spy',
      'Aid the Spy complete',
      'Sabotage or Aid the Spy complete',
      'the game drawn or won',
    ]);
    expect(asked({ 'either-goal': 'success' })).toEqual([
      'one more success of Sabotage or Aid the Spy',
    ]);
    expect(asked({ 'nobody-arrested': true, result: 'win' })).toEqual([
      'no worker arrested',
      'the game won',
    ]);
  });

  test('no two lines of a scenario are the same, and nothing in them is left open', () => {
    for (const scenario of allPuzzles()) {
      const lines = puzzleOf(scenario).questions.map((question) =>
        questionText(question, scenario.table.goals),
      );
      expect(new Set(lines).size, scenario.id).toBe(lines.length);
      expect(lines.join(' '), scenario.id).not.toMatch(/undefined|NaN|[{}]/);
      expect(untilText(scenario.until)).toMatch(/:$/);
    }
  });

  test('every kind has a name of its own', () => {
    const names = PUZZLE_KINDS.map((kind) => PUZZLE_KIND_NAMES[kind]());
    expect(new Set(names).size).toBe(PUZZLE_KINDS.length);
  });
});
