import { sideBySide } from '#games/maquis/i18n/in-sentences.ts';
import { questionText } from '#games/maquis/i18n/puzzles.ts';
import {
  type AnsweredQuestion,
  answersAt,
  isLost,
  PUZZLE_MOVES,
  type Puzzle,
} from '#games/maquis/puzzles/index.ts';
import type { StatedPuzzle } from '#games/maquis/puzzles/stated-puzzle.ts';
import * as m from '#messages';
import type { WrongVerdict } from '#play/puzzles/judge.ts';
import { nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import { listed } from '#shared/list-text.ts';

/** Moves to be shown on the board one by one. */
export interface PuzzleLine {
  readonly shows: 'refutation' | 'solution';
  readonly moves: readonly string[];
  /** The number of the first move that is news, the first being 0. */
  readonly first: number;
  /** Whether no card could have helped: those of the line are as kind as can be. */
  readonly isHopeless?: true;
  /** The cards drawn from there on, until something is lost for good: the line is played on after that. */
  readonly cards: readonly string[];
  /** What is asked, answered at the end of the line. */
  readonly answers: readonly AnsweredQuestion[];
}

const isDrawn = (move: string | undefined): boolean => move?.startsWith('patrol:') ?? false;

/** Whether the mistake was to let a card be drawn. */
export const isWrongDrawing = ({ move }: WrongVerdict, tried: readonly string[]): boolean =>
  isDrawn(tried[move]);

/**
 * What beats an attempt: the wrong move and what follows from it. Where drawing a card was wrong, the
 * card that beats it takes the place of the one that came.
 */
export function refutingVariation(
  puzzle: Puzzle,
  verdict: WrongVerdict,
  tried: readonly string[],
): PuzzleLine {
  const { move, refutation = [], isHopeless } = verdict;
  const kept = isWrongDrawing(verdict, tried) ? move : move + 1;
  const moves = [...tried.slice(0, kept), ...refutation];
  const answers = answersAt(puzzle, nodeAfter(PUZZLE_MOVES, puzzle, moves));
  const cards = cardsUntilLost(puzzle, moves, move);
  return {
    shows: 'refutation',
    ...{ moves, first: move, cards, answers },
    ...(isHopeless && { isHopeless }),
  };
}

function cardsUntilLost(puzzle: Puzzle, moves: readonly string[], first: number): string[] {
  const isBefore = (n: number): boolean =>
    !isLost(puzzle, nodeAfter(PUZZLE_MOVES, puzzle, moves.slice(0, n)));
  return moves.flatMap((move, n) =>
    n >= first && isDrawn(move) && isBefore(n) ? [move.slice('patrol:'.length)] : [],
  );
}

/**
 * Which cards beat a wrong choice, and what is missed then; or that none of them matters, and what is missed
 * at best: an exercise has no lesson to say it.
 */
export function refutationText(
  { cards, isHopeless, answers }: Pick<PuzzleLine, 'cards' | 'isHopeless' | 'answers'>,
  { table, deck }: Pick<StatedPuzzle, 'table' | 'deck'>,
): string {
  const missed = answers
    .filter(({ holds }) => !holds)
    .map(({ question }) => questionText(question, table.goals));
  if (missed.length === 0) return '';
  const parts = sideBySide(missed);
  // Cards that are shown come as they are shown: there is no other one to speak of.
  if (cards.length === 0 || (isHopeless && deck)) return m.maquis_exercise_missed({ parts });
  return isHopeless
    ? m.maquis_exercise_hopeless({ parts })
    : m.maquis_exercise_beaten_by({ cards: listed(cards), parts });
}
