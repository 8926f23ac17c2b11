import { expect, test } from 'vitest';
import { answersAt, puzzleOf, readPuzzle } from '#games/maquis/puzzles/index.ts';
import { PUZZLE_RULES } from '#games/maquis/puzzles/puzzle-rules.ts';
import { nodeAfter } from '#play/puzzles/puzzle-rules.ts';

/** A turn in the action phase: the grocer is free to go home, the doctor is cut off. */
const EVENING = {
  goals: { west: 'sabotage', east: 'aid-the-spy' },
  phase: 'action',
  day: 4,
  morale: 5,
  hand: { weapon: 1, money: 2, food: 1, medicine: 1 },
  workers: ['grocer', 'doctor', 'spare-room-south-east'],
  police: ['pont-leveque', 'fence', 'radio-b'],
  discard: [3, 8, 2],
};

/** What a check answers after some moves. */
function answered(check: object, moves: readonly string[], until: unknown = 'end-of-turn') {
  const made = readPuzzle({
    id: 'asked',
    kind: 'when-to-shoot',
    level: 1,
    mode: 'normal',
    rules: ['maquis.route-home'],
    table: EVENING,
    until,
    check,
    solution: ['upkeep'],
  });
  if ('faults' in made) throw new Error(made.faults.join('; '));
  const puzzle = puzzleOf(made.read);
  const node = nodeAfter(PUZZLE_RULES, puzzle, moves);
  const holds = answersAt(puzzle, node).map((answer) => answer.holds);
  return { holds, isJudged: PUZZLE_RULES.isTerminal(puzzle, node) };
}

const SHOT = ['shoot:pont-leveque'];
const DOCTOR_LOST = ['act:doctor:medicine', 'return'];
const GROCER_HOME = ['act:grocer:food', 'return'];
const FURNISHED = ['act:spare-room-south-east:room:informant', 'return'];

test.each<[name: string, check: object, yes: readonly string[], no: readonly string[]]>([
  ['nobody-arrested', { 'nobody-arrested': true }, GROCER_HOME, DOCTOR_LOST],
  ['arrests-at-most', { 'arrests-at-most': 0 }, GROCER_HOME, DOCTOR_LOST],
  ['no-shot', { 'no-shot': true }, DOCTOR_LOST, SHOT],
  ['worker-home', { 'worker-home': ['grocer'] }, GROCER_HOME, DOCTOR_LOST],
  ['way-home-open', { 'way-home-open': ['doctor'] }, SHOT, GROCER_HOME],
  ['hand', { hand: { food: 2 } }, GROCER_HOME, SHOT],
  ['tile', { tile: { 'spare-room-south-east': 'informant' } }, FURNISHED, GROCER_HOME],
  ['morale-at-least', { 'morale-at-least': 5 }, GROCER_HOME, SHOT],
  ['workers-at-least', { 'workers-at-least': 3 }, GROCER_HOME, DOCTOR_LOST],
])('the question %s is answered by the position or by what happened', (_, check, yes, no) => {
  expect(answered(check, yes).holds).toEqual([true]);
  expect(answered(check, no).holds).toEqual([false]);
});

test('every thing asked is a question of its own', () => {
  const check = { 'worker-home': ['grocer', 'doctor'], hand: { food: 2, money: 3 } };
  expect(answered(check, GROCER_HOME).holds).toEqual([true, false, true, false]);
});

test('a scenario is judged at its moment and not before', () => {
  const check = { hand: { food: 1 } };
  const evening = [...SHOT, ...GROCER_HOME, ...DOCTOR_LOST, ...FURNISHED];
  expect(answered(check, evening).isJudged).toBe(false);
  expect(answered(check, [...evening, 'upkeep']).isJudged).toBe(true);
  expect(answered(check, [...evening, 'upkeep'], { turns: 2 }).isJudged).toBe(false);
  expect(answered(check, [...evening, 'upkeep'], 'end-of-game').isJudged).toBe(false);
  expect(answered(check, [], 'end-of-placement').isJudged).toBe(true);
});
