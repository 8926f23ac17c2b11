import { expect, test } from 'vitest';
import {
  cardDrawnBySite,
  legalMoves,
  moveText,
  type Position,
  play,
  snapshotOf,
} from '#games/maquis/engine/index.ts';
import { PUZZLE_MOVES, type Puzzle, puzzleOf } from '#games/maquis/puzzles/index.ts';
import { PUZZLE_RULES } from '#games/maquis/puzzles/puzzle-rules.ts';
import { refute } from '#games/maquis/puzzles/refute.ts';
import { historyOf } from '#games/maquis/session/index.ts';
import { gameOfAttempt, STEPS_BEFORE } from '#games/maquis/ui/puzzle/game-of-attempt.ts';
import { isWrongDrawing, refutingVariation } from '#games/maquis/ui/puzzle/puzzle-line.ts';
import type { WrongVerdict } from '#play/puzzles/judge.ts';
import { movesTried, nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import { NEVER, SURE } from '#shared/chance/fraction.ts';
import { RANDOM_WORDS, seedRandom } from '#shared/random.ts';
import { newJudge } from '../../../../play/puzzles/new-judge.ts';
import { someOf } from '../../../../setup/cases.ts';
import { allPuzzles, puzzleCalled } from '../../puzzles/files.ts';
import { undoOf } from '../../session/undoing.ts';

function replayedAfter(...given: Parameters<typeof gameOfAttempt>) {
  const played = historyOf(gameOfAttempt(...given));
  if ('fault' in played) throw new Error(`step ${played.fault.step} cannot have happened`);
  return played.replayed;
}

test('a try stands on the table of its stated before the first move', () => {
  for (const stated of allPuzzles()) {
    const { start } = puzzleOf(stated);
    expect(snapshotOf(replayedAfter(stated).position), stated.id).toEqual(snapshotOf(start));
  }
});

test('a try can go on after moves that are kept', () => {
  for (const stated of allPuzzles()) {
    const game = gameOfAttempt(stated, stated.solution);
    expect(movesTried(game), stated.id).toEqual(stated.solution);
    expect(game.seen).toBe(game.steps.length);
    expect(replayedAfter(stated, stated.solution).positions.length).toBe(
      STEPS_BEFORE + 1 + stated.solution.length,
    );
  }
});

test('the table itself is not undone', () => {
  const game = gameOfAttempt(puzzleCalled('safe-places-two-radios'), ['place:radio-b']);
  expect(undoOf(game)?.game.steps.length).toBe(STEPS_BEFORE);
});

test('cards that nobody knows come anew in every try, and cards that are shown come as shown', () => {
  const unknown = puzzleCalled('safe-places-four-cards-left');
  const seen = new Set(
    Array.from({ length: 40 }, (_, n) =>
      cardDrawn(replayedAfter(unknown, [], wordsOf(n)).position),
    ),
  );
  expect(seen).toEqual(new Set([4, 6, 8, 9]));
  const shown = puzzleCalled('destroy-the-train-day-eight');
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
  const place = PUZZLE_MOVES.parseMove('place:cafe');
  if (place === undefined) throw new Error('no move');
  return cardDrawnBySite(play(position, place).position);
}

const isOver = (puzzle: Puzzle, moves: readonly string[]): boolean =>
  PUZZLE_MOVES.isAnswered(puzzle, nodeAfter(PUZZLE_MOVES, puzzle, moves));

test('a try is over where it is judged, and where nothing can mend it', () => {
  const stated = puzzleCalled('safe-places-two-radios');
  const puzzle = puzzleOf(stated);
  expect(isOver(puzzle, [])).toBe(false);
  expect(isOver(puzzle, stated.solution.slice(0, 1))).toBe(false);
  expect(isOver(puzzle, stated.solution)).toBe(true);
  // The turn ends by itself.
  expect(stated.solution.at(-1)).toBe('upkeep');
  expect(isOver(puzzle, stated.solution.slice(0, -1))).toBe(true);
  // Card 7 closes Pont Leveque: the worker at Radio A is arrested on the way home.
  const placed = ['place:radio-a', 'patrol:7'];
  const caught = [...placed, 'act:radio-a:intel'];
  expect(isOver(puzzle, placed)).toBe(false);
  expect(isOver(puzzle, caught)).toBe(true);
  expect(isOver(puzzle, [...caught, 'return'])).toBe(true);
});

test('what beats a try is shown from the wrong move on, as a game that can be played', () => {
  for (const stated of allPuzzles()) {
    const judge = newJudge({ rules: PUZZLE_RULES, puzzleOf, refute });
    const start = replayedAfter(stated).position;
    for (const wrong of someOf(firstMoves(start))) {
      const { verdict } = judge({ puzzle: stated, moves: [wrong] });
      if (verdict?.verdict !== 'wrong') continue;
      const line = refutingVariation(puzzleOf(stated), verdict, [wrong]);
      expect(line.moves[line.first]).toBe(wrong);
      replayedAfter(stated, line.moves);
      expect(line.answers.some(({ holds }) => !holds)).toBe(true);
    }
  }
});

test('where drawing was wrong, the card that beats it is shown instead of the one that came', () => {
  const refuted: WrongVerdict = {
    verdict: 'wrong',
    move: 1,
    before: SURE,
    after: NEVER,
    refutation: ['patrol:7', 'act:radio-a:none'],
  };
  const puzzle = puzzleOf(puzzleCalled('safe-places-two-radios'));
  const tried = ['place:radio-a', 'patrol:5'];
  expect(isWrongDrawing(refuted, tried)).toBe(true);
  expect(refutingVariation(puzzle, refuted, tried)).toMatchObject({
    moves: ['place:radio-a', 'patrol:7', 'act:radio-a:none'],
    first: 1,
  });
});

const firstMoves = (position: Position): readonly string[] => legalMoves(position).map(moveText);
