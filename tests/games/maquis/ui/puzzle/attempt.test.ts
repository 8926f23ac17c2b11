import { expect, test } from 'vitest';
import {
  cardDrawnBySite,
  legalMoves,
  moveText,
  type Position,
  play,
  snapshotOf,
} from '#games/maquis/engine/index.ts';
import { puzzleOf } from '#games/maquis/puzzles/index.ts';
import { replayGame } from '#games/maquis/session/index.ts';
import {
  gameOfAttempt,
  isOver,
  movesFrom,
  movesTried,
  STEPS_BEFORE,
} from '#games/maquis/ui/puzzle/attempt.ts';
import { newJudge } from '#games/maquis/ui/puzzle/judging.ts';
import {
  isWrongDrawing,
  type Refuted,
  refutingVariation,
} from '#games/maquis/ui/puzzle/variation.ts';
import { RANDOM_WORDS, seedRandom } from '#shared/random.ts';
import { allScenarios, scenarioCalled } from '../../puzzles/files.ts';
import { undoOf } from '../../session/undoing.ts';

function replayedAfter(...given: Parameters<typeof gameOfAttempt>) {
  const played = replayGame(gameOfAttempt(...given));
  if ('fault' in played) throw new Error(`step ${played.fault.step} cannot have happened`);
  return played.replayed;
}

test('a try stands on the table of its scenario before the first move', () => {
  for (const scenario of allScenarios()) {
    const { start } = puzzleOf(scenario);
    expect(snapshotOf(replayedAfter(scenario).position), scenario.id).toEqual(snapshotOf(start));
  }
});

test('a try can go on after moves that are kept', () => {
  for (const scenario of allScenarios()) {
    const game = gameOfAttempt(scenario, scenario.solution);
    expect(movesTried(game), scenario.id).toEqual(scenario.solution);
    expect(game.seen).toBe(game.steps.length);
    expect(replayedAfter(scenario, scenario.solution).positions.length).toBe(
      STEPS_BEFORE + 1 + scenario.solution.length,
    );
  }
});

test('the table itself is not undone', () => {
  const game = gameOfAttempt(scenarioCalled('safe-places-two-radios'), ['place:radio-b']);
  expect(undoOf(game)?.game.steps.length).toBe(STEPS_BEFORE);
});

test('cards that nobody knows come anew in every try, and cards that are shown come as shown', () => {
  const unknown = scenarioCalled('safe-places-four-cards-left');
  const seen = new Set(
    Array.from({ length: 40 }, (_, n) =>
      cardDrawn(replayedAfter(unknown, [], wordsOf(n)).position),
    ),
  );
  expect(seen).toEqual(new Set([4, 6, 8, 9]));
  const shown = scenarioCalled('destroy-the-train-day-eight');
  for (const n of [1, 2, 3]) {
    expect(cardDrawn(replayedAfter(shown, [], wordsOf(n)).position)).toBe(3);
  }
});

/** Numbers to draw cards by. */
function wordsOf(n: number): readonly number[] {
  const words = new Int32Array(RANDOM_WORDS);
  seedRandom(words, 0, `try ${n}`);
  return [...words];
}

/** The card that comes after a worker goes to the Cafe, which no card names. */
function cardDrawn(position: Position): number {
  const [place] = movesFrom(['place:cafe']);
  if (place === undefined) throw new Error('no move');
  return cardDrawnBySite(play(position, place).position);
}

test('a try is over where it is judged, and where nothing can mend it', () => {
  const scenario = scenarioCalled('safe-places-two-radios');
  const puzzle = puzzleOf(scenario);
  expect(isOver(puzzle, [])).toBe(false);
  expect(isOver(puzzle, scenario.solution.slice(0, -1))).toBe(false);
  expect(isOver(puzzle, scenario.solution)).toBe(true);
  // Card 7 closes Pont Leveque: the worker at Radio A is arrested on the way home.
  const caught = ['place:radio-a', 'patrol:7', 'act:radio-a:intel'];
  expect(isOver(puzzle, caught)).toBe(false);
  expect(isOver(puzzle, [...caught, 'return'])).toBe(true);
});

test('what beats a try is shown from the wrong move on, as a game that can be played', () => {
  for (const scenario of allScenarios()) {
    const judge = newJudge();
    const start = replayedAfter(scenario).position;
    for (const wrong of firstMoves(start)) {
      const answer = judge({ number: 1, scenario, moves: [wrong] });
      if (!('verdict' in answer) || answer.verdict.verdict !== 'refuted') continue;
      const line = refutingVariation(answer.verdict, [wrong]);
      expect(line.moves[line.first]).toBe(wrong);
      replayedAfter(scenario, line.moves);
      expect(line.answers.some(({ holds }) => !holds)).toBe(true);
    }
  }
});

test('where drawing was wrong, the card that beats it is shown instead of the one that came', () => {
  const refuted: Refuted = {
    verdict: 'refuted',
    move: 1,
    before: { ways: 1, of: 1 },
    after: { ways: 0, of: 1 },
    line: ['patrol:7', 'act:radio-a:none'],
    answers: [],
  };
  const tried = ['place:radio-a', 'patrol:5'];
  expect(isWrongDrawing(refuted, tried)).toBe(true);
  expect(refutingVariation(refuted, tried)).toMatchObject({
    moves: ['place:radio-a', 'patrol:7', 'act:radio-a:none'],
    first: 1,
  });
});

const firstMoves = (position: Position): readonly string[] => legalMoves(position).map(moveText);
