import { expect, test } from 'vitest';
import {
  answersAt,
  PUZZLE_MOVES,
  puzzleOf,
  readPuzzle,
  type StatedPuzzle,
} from '#games/maquis/puzzles/index.ts';
import { PUZZLE_RULES } from '#games/maquis/puzzles/puzzle-rules.ts';
import { refute } from '#games/maquis/puzzles/refute.ts';
import { IllegalAttempt, judgeAttempt } from '#play/puzzles/judge.ts';
import { nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import { SearchTooWide, solve } from '#play/puzzles/solve.ts';
import { fraction, NEVER, SURE } from '#shared/chance/fraction.ts';
import { puzzleCalled } from './files.ts';

const given = {
  id: 'given',
  kind: 'safe-places',
  level: 1,
  mode: 'normal',
  rules: ['maquis.route-home'],
  table: { goals: { west: 'sabotage', east: 'aid-the-spy' } },
  until: 'end-of-turn',
  check: { 'nobody-arrested': true },
  solution: ['upkeep'],
};

function inline(part: Partial<Record<keyof StatedPuzzle, unknown>>): StatedPuzzle {
  const made = readPuzzle({ ...given, ...part });
  if ('faults' in made) throw new Error(made.faults.join('; '));
  return made.read;
}

const solverFor = (id: string) => solve(PUZZLE_RULES, puzzleOf(puzzleCalled(id)));
const tried = (...moves: string[]): readonly string[] => moves;

test('a wrong try is refuted by the card that beats it', () => {
  const solver = solverFor('arrest-on-placement-the-third-pawn');
  const verdict = judgeAttempt(solver, tried('place:radio-a'), refute);
  expect(verdict).toMatchObject({ verdict: 'wrong', move: 0, refutation: ['patrol:7'] });
  const end = nodeAfter(PUZZLE_MOVES, solver.puzzle, ['place:radio-a', 'patrol:7']);
  const failed = answersAt(solver.puzzle, end).find(({ holds }) => !holds);
  expect(failed?.question.name).toBe('nobody-arrested');
});

test('a wrong try stays wrong though a lucky card came after it', () => {
  const moves = tried('place:radio-a', 'patrol:1');
  const verdict = judgeAttempt(solverFor('arrest-on-placement-the-third-pawn'), moves);
  expect(verdict).toMatchObject({ verdict: 'wrong', move: 0 });
});

test('another good order counts as much as the stated one', () => {
  const moves = tried(
    ...['act:poor-district:aid', 'return', 'act:cafe:recruit', 'return'],
    ...['act:radio-b:airdrop-food:field-west', 'return', 'upkeep'],
  );
  expect(judgeAttempt(solverFor('airdrops-and-supply-empty-your-hands'), moves)).toEqual({
    verdict: 'right',
  });
});

test('a mistake late in a try is named by its number', () => {
  const moves = tried('act:grocer:food', 'return', 'act:fence:none');
  const verdict = judgeAttempt(solverFor('order-of-activation-a-chain'), moves);
  expect(verdict).toMatchObject({ verdict: 'wrong', move: 2 });
});

test('drawing a card is a mistake where a shot had to come first', () => {
  const solver = solve(PUZZLE_RULES, puzzleOf(shotBeforeTheCard));
  expect(solver.worth(PUZZLE_RULES.root(solver.puzzle))).toEqual(SURE);
  const verdict = judgeAttempt(solver, tried('place:radio-a', 'patrol:7'));
  expect(verdict).toMatchObject({ verdict: 'wrong', move: 1 });
  expect(judgeAttempt(solver, tried('place:radio-a', 'shoot:pont-leveque'))).toEqual({
    verdict: 'open',
  });
});

/** Radio A completes card 7 unless the policeman on Pont Leveque is shot before it is drawn. */
const shotBeforeTheCard = inline({
  table: {
    goals: { west: 'sabotage', east: 'aid-the-spy' },
    hand: { weapon: 1 },
    workers: ['cafe', 'spare-room-west'],
    police: ['pont-leveque', 'black-market'],
    discard: [1, 2, 3, 4, 8, 10, 9, 5, 6],
    patrolsToCome: 1,
  },
  until: 'end-of-placement',
  check: { 'nobody-arrested': true },
});

test('where a chance is stated, the right choice may still meet the wrong card', () => {
  const solver = solverFor('safe-places-weigh-it-up');
  const moves = tried(
    ...['place:radio-b', 'patrol:3', 'act:radio-b:intel', 'return'],
    ...['act:black-market:none', 'return', 'act:pont-du-nord:none', 'return', 'upkeep'],
  );
  expect(judgeAttempt(solver, moves)).toMatchObject({ verdict: 'unlucky' });
  const worse = judgeAttempt(solver, tried('place:radio-a'));
  expect(worse).toMatchObject({
    verdict: 'wrong',
    before: fraction(4, 5),
    after: fraction(3, 5),
  });
});

/*
 * Morale 1, a weapon, food and medicine, a worker in the Poor District. Once morale has been at zero the
 * game is lost, though aid raises it again in the same turn.
 */
const atMoraleOne = inline({
  table: {
    goals: { west: 'sabotage', east: 'aid-the-spy' },
    phase: 'action',
    day: 4,
    morale: 1,
    hand: { weapon: 1, food: 1, medicine: 1 },
    workers: ['poor-district'],
    police: ['pont-leveque', 'fence', 'radio-b', 'grocer', 'doctor'],
    discard: [3, 8, 2],
  },
  check: { 'morale-at-least': 1 },
});

test('a line in which the game is lost is wrong, though what is asked holds in the end', () => {
  const solver = solve(PUZZLE_RULES, puzzleOf(atMoraleOne));
  const lost = ['shoot:pont-leveque', 'act:poor-district:aid', 'return', 'upkeep'];
  const verdict = judgeAttempt(solver, lost, refute);
  expect(verdict).toMatchObject({ verdict: 'wrong', move: 0, before: SURE, after: NEVER });
  const end = nodeAfter(PUZZLE_MOVES, solver.puzzle, lost);
  const answers = answersAt(solver.puzzle, end).map(({ question, holds }) => [
    question.name,
    holds,
  ]);
  expect(answers).toEqual([
    ['morale-at-least', true],
    ['not-lost', false],
  ]);
});

test('the same shot is no mistake once aid has been brought', () => {
  const solver = solve(PUZZLE_RULES, puzzleOf(atMoraleOne));
  const moves = ['act:poor-district:aid', 'shoot:pont-leveque', 'return', 'upkeep'];
  expect(judgeAttempt(solver, moves, refute)).toEqual({ verdict: 'right' });
});

test('a move that is not legal is no try', () => {
  const solver = solverFor('order-of-activation-a-chain');
  expect(() => judgeAttempt(solver, tried('act:grocer:food', 'upkeep'))).toThrow(IllegalAttempt);
});

test('a search that would take too long says so', () => {
  const wide = inline({
    table: { goals: { west: 'sabotage', east: 'aid-the-spy' } },
    until: { turns: 2 },
    check: { hand: { weapon: 1 } },
  });
  const solver = solve(PUZZLE_RULES, puzzleOf(wide), 1_000);
  expect(() => solver.worth(PUZZLE_RULES.root(solver.puzzle))).toThrow(SearchTooWide);
});

test('a file with mistakes is answered in sentences', () => {
  const damaged = readPuzzle({
    ...given,
    mode: 'mild',
    check: { 'nobody-arested': true },
    solution: ['place:moon'],
  });
  expect('faults' in damaged ? damaged.faults : []).toEqual([
    'mode: no mode is called "mild"',
    'check.nobody-arested: "nobody-arested" is no question',
    'solution.0: "place:moon" is no move',
  ]);
});

test('an attempt is over once all workers are back, though a shot could still spoil it', () => {
  const puzzle = puzzleOf(
    inline({
      mode: 'normal',
      table: {
        goals: { west: 'sabotage', east: 'aid-the-spy' },
        ...{
          day: 11,
          morale: 3,
          hand: { weapon: 1, food: 1 },
          cafe: 0,
          arrested: 4,
          phase: 'action',
        },
        ...{ workers: ['black-market'], police: ['fence'], discard: [1, 10, 9] },
      },
      check: { hand: { money: 1 } },
    }),
  );
  const isOver = (...moves: string[]) =>
    PUZZLE_MOVES.isAnswered(puzzle, nodeAfter(PUZZLE_MOVES, puzzle, moves));
  expect(isOver('act:black-market:sell-food')).toBe(false);
  expect(isOver('act:black-market:sell-food', 'return')).toBe(true);
  // What does not answer the question is not over before its end.
  expect(isOver('act:black-market:none', 'return')).toBe(false);
});

test('an attempt is over once nothing is left to choose, though workers are still to go home', () => {
  const puzzle = puzzleOf(
    inline({
      mode: 'hard',
      table: {
        goals: { west: 'destroy-the-train', east: 'assassination' },
        ...{ day: 6, morale: 4, hand: { food: 2, medicine: 1, explosives: 2 } },
        ...{ cafe: 0, workers: ['doctor', 'spare-room-west'] },
        police: ['grocer', 'fence'],
        rooms: { 'spare-room-west': 'chemists-lab' },
        discard: [1, 10, 9],
      },
      deck: [7, 5, 3, 4, 8, 2, 6],
      check: { successes: { west: 1 } },
    }),
  );
  const isOver = (...moves: string[]) =>
    PUZZLE_MOVES.isAnswered(puzzle, nodeAfter(PUZZLE_MOVES, puzzle, moves));
  const made = [
    ...['place:pont-leveque', 'patrol:7', 'place:west-exit', 'patrol:5'],
    ...['act:doctor:medicine', 'return', 'act:spare-room-west:explosives', 'return'],
  ];
  // Two workers are left: which acts first is to be chosen. Then the last can only go home from the bridge.
  expect(isOver(...made)).toBe(false);
  const success = [...made, 'act:west-exit:goal', 'return'];
  expect(isOver(...success)).toBe(true);
  expect(judgeAttempt(solve(PUZZLE_RULES, puzzle), success)).toEqual({ verdict: 'right' });
});
