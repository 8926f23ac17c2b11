import { expect, test } from 'vitest';
import { type Move, moveText } from '#games/maquis/engine/index.ts';
import {
  IllegalAttempt,
  judge,
  puzzleOf,
  readScenario,
  type Scenario,
  SearchTooWide,
  solverOf,
  startNode,
} from '#games/maquis/puzzles/index.ts';
import { moveOf, scenarioCalled } from './files.ts';

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

function inline(part: Partial<Record<keyof Scenario, unknown>>): Scenario {
  const made = readScenario({ ...given, ...part });
  if ('faults' in made) throw new Error(made.faults.join('; '));
  return made.read;
}

const solverFor = (id: string) => solverOf(puzzleOf(scenarioCalled(id)));
const tried = (...moves: string[]): Move[] => moves.map(moveOf);

test('a wrong try is refuted by the card that beats it', () => {
  const verdict = judge(solverFor('arrest-on-placement-the-third-pawn'), tried('place:radio-a'));
  expect(verdict).toMatchObject({ verdict: 'refuted', move: 0 });
  if (verdict.verdict !== 'refuted') return;
  expect(verdict.line.map(moveText)).toEqual(['patrol:7']);
  expect(verdict.answers.find(({ holds }) => !holds)?.question.name).toBe('nobody-arrested');
});

test('a wrong try stays wrong though a lucky card came after it', () => {
  const moves = tried('place:radio-a', 'patrol:1');
  const verdict = judge(solverFor('arrest-on-placement-the-third-pawn'), moves);
  expect(verdict).toMatchObject({ verdict: 'refuted', move: 0 });
});

test('another good order counts as much as the stated one', () => {
  const moves = tried(
    ...['act:poor-district:aid', 'return', 'act:cafe:recruit', 'return'],
    ...['act:radio-b:airdrop-food:field-west', 'return', 'upkeep'],
  );
  expect(judge(solverFor('airdrops-and-supply-empty-your-hands'), moves)).toEqual({
    verdict: 'solved',
  });
});

test('a mistake late in a try is named by its number', () => {
  const moves = tried('act:grocer:food', 'return', 'act:fence:none');
  const verdict = judge(solverFor('order-of-activation-a-chain'), moves);
  expect(verdict).toMatchObject({ verdict: 'refuted', move: 2 });
});

test('drawing a card is a mistake where a shot had to come first', () => {
  const solver = solverOf(puzzleOf(shotBeforeTheCard));
  expect(solver.chanceAt(startNode(solver.puzzle))).toEqual({ ways: 1, of: 1 });
  const verdict = judge(solver, tried('place:radio-a', 'patrol:7'));
  expect(verdict).toMatchObject({ verdict: 'refuted', move: 1 });
  expect(judge(solver, tried('place:radio-a', 'shoot:pont-leveque'))).toEqual({ verdict: 'open' });
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
  expect(judge(solver, moves)).toMatchObject({ verdict: 'unlucky' });
  const worse = judge(solver, tried('place:radio-a'));
  expect(worse).toMatchObject({
    verdict: 'refuted',
    before: { ways: 4, of: 5 },
    after: { ways: 3, of: 5 },
  });
});

test('a move that is not legal is no try', () => {
  const solver = solverFor('order-of-activation-a-chain');
  expect(() => judge(solver, tried('act:grocer:food', 'upkeep'))).toThrow(IllegalAttempt);
});

test('a search that would take too long says so', () => {
  const wide = inline({
    table: { goals: { west: 'sabotage', east: 'aid-the-spy' } },
    until: { turns: 2 },
    check: { hand: { weapon: 1 } },
  });
  const solver = solverOf(puzzleOf(wide), 1_000);
  expect(() => solver.chanceAt(startNode(solver.puzzle))).toThrow(SearchTooWide);
});

test('a file with mistakes is answered in sentences', () => {
  const damaged = readScenario({
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
