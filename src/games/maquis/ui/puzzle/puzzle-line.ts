import { legalMoves, moveText } from '#games/maquis/engine/index.ts';
import { sideBySide } from '#games/maquis/i18n/in-sentences.ts';
import { questionText } from '#games/maquis/i18n/puzzles.ts';
import {
  type AnsweredQuestion,
  answersAt,
  isLost,
  PUZZLE_MOVES,
  type Puzzle,
} from '#games/maquis/puzzles/index.ts';
import { NOT_LOST } from '#games/maquis/puzzles/questions.ts';
import type { StatedPuzzle } from '#games/maquis/puzzles/stated-puzzle.ts';
import * as m from '#messages';
import type { WrongVerdict } from '#play/puzzles/judge.ts';
import { nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import { listed, sentences } from '#shared/list-text.ts';

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
  /** Whether the visitor had something else to choose before the last of them: what is shown is the best that is left. */
  readonly isPlayedOn?: true;
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
  const until = endOfCards(puzzle, moves, move);
  const cards = moves
    .slice(move, until)
    .flatMap((one) => (isDrawn(one) ? [one.slice('patrol:'.length)] : []));
  return {
    shows: 'refutation',
    ...{ moves, first: move, cards, answers },
    ...(isHopeless && { isHopeless }),
    ...(hasChoice(puzzle, moves, kept, until) && { isPlayedOn: true }),
  };
}

/** Behind the last card that is drawn before something is lost for good. */
function endOfCards(puzzle: Puzzle, moves: readonly string[], first: number): number {
  const last = moves.findLastIndex(
    (move, n) =>
      n >= first &&
      isDrawn(move) &&
      !isLost(puzzle, nodeAfter(PUZZLE_MOVES, puzzle, moves.slice(0, n))),
  );
  return last + 1;
}

/** Whether there is anything to do but draw a card, from one move of a line on and before another. */
const hasChoice = (
  puzzle: Puzzle,
  moves: readonly string[],
  from: number,
  until: number,
): boolean =>
  moves.slice(0, until).some((_, n) => {
    if (n < from) return false;
    const { position } = nodeAfter(PUZZLE_MOVES, puzzle, moves.slice(0, n));
    return legalMoves(position).some((move) => !isDrawn(moveText(move)));
  });

/**
 * Which cards beat a wrong choice, and what is missed then; or that none of them matters, and what is missed
 * at best: an exercise has no lesson to say it. That the game is lost nobody asks for: it is said besides.
 */
export function refutationText(
  line: Pick<PuzzleLine, 'cards' | 'isHopeless' | 'isPlayedOn' | 'answers'>,
  { table, deck }: Pick<StatedPuzzle, 'table' | 'deck'>,
): string {
  const missed = line.answers.filter(({ holds }) => !holds).map(({ question }) => question);
  if (missed.length === 0) return '';
  const asked = missed.filter((question) => question !== NOT_LOST);
  // Cards that are shown come as they are shown: there is no other one to speak of.
  const named = line.isHopeless && (deck || line.cards.length === 0) ? [] : line.cards;
  if (asked.length === 0) return lossText(line.isHopeless ? [] : named);
  const parts = sideBySide(asked.map((question) => questionText(question, table.goals)));
  const text = missedText({ ...line, cards: named }, parts);
  return asked.length < missed.length ? sentences([text, m.maquis_exercise_loses_too()]) : text;
}

function missedText(
  { cards, isHopeless, isPlayedOn }: Pick<PuzzleLine, 'cards' | 'isHopeless' | 'isPlayedOn'>,
  parts: string,
): string {
  if (cards.length === 0) return m.maquis_exercise_missed({ parts });
  if (isHopeless) return m.maquis_exercise_hopeless({ parts });
  return isPlayedOn
    ? m.maquis_exercise_beaten_on({ cards: listed(cards), parts })
    : m.maquis_exercise_beaten_by({ cards: listed(cards), parts });
}

const lossText = (cards: readonly string[]): string =>
  cards.length === 0
    ? m.maquis_exercise_loses()
    : m.maquis_exercise_loses_by({ cards: listed(cards) });
