import { describe, expect, test } from 'vitest';
import { isAnsweredPlainly, plainDecisions } from '#games/resist/cli/mine/plain-play.ts';
import { MAQUIS_IDS, MISSIONS } from '#games/resist/data/index.ts';
import { type Judged, puzzleOf } from '#games/resist/puzzles/puzzle.ts';
import { PUZZLE_RULES } from '#games/resist/puzzles/puzzle-rules.ts';
import type { PuzzleSetUp } from '#games/resist/puzzles/set-up.ts';
import { solve } from '#play/puzzles/solve.ts';

/** The two Missions of the end of a round. */
const LEFT = MISSIONS.filter(({ era }) => era === 3).slice(0, 2);

/**
 * The end of a round: one of the people hidden, one revealed, a Spy in hand, so many people and Spies in the
 * discard pile.
 */
function decision(people: number, spies: number): Judged {
  const [hidden, revealed, ...others] = MAQUIS_IDS;
  const discard = [...others.slice(0, people), ...Array<'spy'>(spies).fill('spy')];
  const gone = (era: number, most: number) =>
    MISSIONS.filter((one) => one.era === era && !LEFT.includes(one))
      .slice(0, most)
      .map(({ id }) => id);
  const table = {
    phase: 'decide',
    reading: 'strict',
    round: 8,
    hand: ['spy'],
    hidden: [hidden],
    revealed: [revealed],
    deck: { top: [], maquis: [], spies: 0 },
    discard,
    recruits: [],
    pile: others.slice(people, 10),
    removed: [],
    supply: Math.max(0, 5 - spies),
    row: LEFT.map(({ id }) => ({ mission: id, up: [], down: 0, failed: false })),
    defeated: [...gone(1, 4), ...gone(2, 3)],
    enemyTop: [],
    graveyard: [],
    beaten: false,
    strength: 0,
  } as unknown as PuzzleSetUp;
  return { table, until: { rounds: 1 }, aim: { mean: 'points' }, asks: 'choice' };
}

const plainly = (people: number, spies: number): readonly string[] => {
  const { start } = puzzleOf(decision(people, spies));
  return plainDecisions(start, PUZZLE_RULES.optionsAt(start).choices)
    .map(PUZZLE_RULES.formatMove)
    .sort();
};

describe('a plain player of RESIST! at the end of a round', () => {
  test('stops where twice as many Spies as people come round again; who was revealed does not', () => {
    // Besides those of the discard pile the one hidden and the Spy in hand come round.
    expect(plainly(1, 3)).toEqual(['end']);
    expect(plainly(2, 4)).toEqual(['continue', 'end']);
    expect(plainly(2, 5)).toEqual(['end']);
  });
});

test('an exercise is plain where one against many Spies can gain nothing by a round more', () => {
  const solver = solve(PUZZLE_RULES, puzzleOf(decision(0, 5)));
  const root = PUZZLE_RULES.root(solver.puzzle);
  const [end] = solver.options(root).filter(({ move }) => PUZZLE_RULES.formatMove(move) === 'end');
  expect(solver.worth(root)).toEqual(end?.worth);
  expect(isAnsweredPlainly(solver)).toBe(true);
});
