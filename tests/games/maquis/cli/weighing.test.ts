import { expect, test } from 'vitest';
import { partsAt } from '#games/maquis/cli/mine/asked.ts';
import { canBeWeighed, weighedAt } from '#games/maquis/cli/mine/weighing.ts';
import { mined } from '#games/maquis/cli/mine.ts';
import { type Judged, positionOf } from '#games/maquis/puzzles/puzzle.ts';
import { firstChoices } from '#play/mining/measure.ts';
import { solve } from '#play/puzzles/solve.ts';
import { randomFrom } from '#shared/random.ts';

/*
 * Normal, the last worker to be placed, one of eight cards to come. One worker is at the Grocer, one beyond the
 * exit in the east, which leads to Pont du Nord only. With a third one there, cards 1, 3, 4, 5, 6, 7 and 10 find
 * room elsewhere and leave a way home; card 9 finds the Grocer, Pont du Nord and the Fence taken and arrests.
 */
const atTheExit: Judged = {
  mode: 'normal',
  table: {
    goals: { west: 'aid-the-spy', east: 'sabotage' },
    day: 0,
    workers: ['grocer', 'east-exit'],
    police: ['fence', 'radio-b'],
    discard: [2, 8],
  },
  until: 'end-of-turn',
  check: {},
};

const start = ({ mode, table }: Judged) => positionOf(mode, table);

test('where nothing is certain, what leaves the best chance is asked for', () => {
  const below = randomFrom('weighing');
  const asked = [...weighedAt(atTheExit, partsAt(atTheExit, below), below)];
  expect(asked).toContainEqual({
    ...atTheExit,
    check: { 'nobody-arrested': true },
    chance: '7/8',
  });
});

test('cards are weighed where they can be counted, and one worker is left to be placed', () => {
  expect(canBeWeighed(start(atTheExit))).toBe(true);
  const { mode, table } = atTheExit;
  const workers = table.workers?.slice(1) ?? [];
  expect(canBeWeighed(positionOf(mode, { ...table, workers }))).toBe(false);
  const more = { ...table, morale: 1 };
  expect(canBeWeighed(positionOf(mode, more))).toBe(false);
});

test('the line that an exercise of chance states ends well', () => {
  const { mining } = mined;
  const { rules, puzzleOf } = mining.judging;
  const judged: Judged = { ...atTheExit, check: { 'nobody-arrested': true }, chance: '7/8' };
  const solver = solve(rules, puzzleOf(judged));
  const found = mining.state(
    { turn: 'day 0', moment: {}, judged },
    solver,
    firstChoices(solver, 'any'),
  );
  const { solution = [] } = (found?.stated ?? {}) as { readonly solution?: readonly string[] };
  let node = rules.root(solver.puzzle);
  for (const text of solution) {
    const move = rules.parseMove(text);
    if (move !== undefined) node = rules.after(solver.puzzle, node, move);
  }
  expect(rules.isTerminal(solver.puzzle, node)).toBe(true);
  expect(rules.score(solver.puzzle, node)).toBe(1n);
});
