import type { PuzzleMoves } from '#play/puzzles/puzzle-rules.ts';
import { positionOrThrow } from '#play/rules/rules-from-engine.ts';
import { type Fraction, fractionIn, SURE } from '#shared/chance/fraction.ts';
import type { CardNumber, DifficultyId } from '../data/index.ts';
import {
  type GameEvent,
  legalMoves,
  type Move,
  type Position,
  parseMove,
  positionFrom,
} from '../engine/index.ts';
import { makeMove } from '../engine/make-move.ts';
import { DRAW, moveKind, UPKEEP } from '../engine/move.ts';
import { DUSK, mutableCopy, OVER, PATROL, PHASE } from '../engine/position.ts';
import { NOT_LOST, type Question, questionsOf } from './questions.ts';
import { type PuzzleSetUp, tableFrom } from './set-up.ts';
import type { StatedPuzzle } from './stated-puzzle.ts';

/** A stated puzzle made ready to be played, searched and judged. */
export interface Puzzle {
  readonly start: Position;
  readonly questions: readonly Question[];
  readonly until: StatedPuzzle['until'];
  /** What a solution reaches: sure, or the chance that is stated. */
  readonly wanted: Fraction;
}

/** How far a puzzle has been played. */
export interface SearchNode {
  readonly position: Position;
  /** Turns that have ended since the start. */
  readonly turns: number;
  /** The questions about happenings that have been answered: bit n for question n. */
  readonly happened: number;
}

/** The position a set-up stands for. Throws with the faults of a table that cannot be. */
export function positionOf(
  mode: DifficultyId,
  setUp: PuzzleSetUp,
  deck: readonly CardNumber[] = [],
): Position {
  return positionOrThrow(positionFrom(tableFrom(mode, setUp, deck)));
}

/** What of a stated puzzle is played and judged; the rest is words. */
export type Judged = Pick<StatedPuzzle, 'mode' | 'table' | 'deck' | 'until' | 'check' | 'chance'>;

/** @throws where the table cannot be */
export const puzzleOf = ({ mode, table, deck, until, check, chance }: Judged): Puzzle => ({
  start: positionOf(mode, table, deck),
  questions: questionsOf(check),
  until,
  wanted: chance === undefined ? SURE : fractionIn(chance),
});

/** How Maquis's puzzles are played. */
export const PUZZLE_MOVES: PuzzleMoves<Puzzle, SearchNode, Move> = {
  root: ({ start }) => ({ position: start, turns: 0, happened: 0 }),
  after,
  parseMove(text) {
    const parsed = parseMove(text);
    return 'move' in parsed ? parsed.move : undefined;
  },
  isAnswered: (puzzle, node) => isOver(puzzle, settled(puzzle, node)),
};

const isOver = (puzzle: Puzzle, node: SearchNode): boolean =>
  isTerminal(puzzle, node) || isLost(puzzle, node);

/**
 * How it ends where nothing is left to choose and no card to be drawn, or where all workers are back and only a shot
 * could still spoil it: nobody is made to tap that. Else as it is.
 */
export function settled(puzzle: Puzzle, node: SearchNode): SearchNode {
  let end = node;
  while (!isOver(puzzle, end)) {
    const moves = legalMoves(end.position);
    const upkeep = moves.find((move) => moveKind(move) === UPKEEP);
    const asItIs = upkeep === undefined ? undefined : after(puzzle, end, upkeep);
    if (asItIs && isTerminal(puzzle, asItIs) && allHold(puzzle, asItIs)) return asItIs;
    const [only, other] = moves;
    if (only === undefined || other !== undefined || moveKind(only) === DRAW) return node;
    end = after(puzzle, end, only);
  }
  return end;
}

function after(puzzle: Puzzle, { position, turns, happened }: SearchNode, move: Move): SearchNode {
  const next = mutableCopy(position);
  const events: GameEvent[] = [];
  makeMove(next, move, events);
  const endsTurn = position[PHASE] === DUSK && next[PHASE] !== DUSK;
  return {
    position: next,
    turns: turns + (endsTurn ? 1 : 0),
    happened: happened | seenIn(events, puzzle.questions),
  };
}

const seenIn = (events: readonly GameEvent[], questions: readonly Question[]): number =>
  questions.reduce(
    (seen, { happens }, n) => (happens && events.some(happens) ? seen | (1 << n) : seen),
    0,
  );

/** Whether the moment of judgement has come; the end of the game always is one. */
export function isTerminal({ until }: Puzzle, { position, turns }: SearchNode): boolean {
  const phase = position[PHASE];
  if (phase === OVER) return true;
  if (until === 'end-of-game') return false;
  if (until === 'end-of-placement') return turns > 0 || phase > PATROL;
  return turns >= (until === 'end-of-turn' ? 1 : until.turns);
}

/** A question with its answer as things stand. */
export interface AnsweredQuestion {
  readonly question: Question;
  readonly holds: boolean;
}

/** All questions of a puzzle, answered as if it were judged now; where the game is lost, that as well. */
export const answersAt = (puzzle: Puzzle, node: SearchNode): readonly AnsweredQuestion[] => [
  ...puzzle.questions.map((question, n) => ({ question, holds: answers(puzzle, node, n) })),
  ...(NOT_LOST.holds(node.position) ? [] : [{ question: NOT_LOST, holds: false }]),
];

export const allHold = (puzzle: Puzzle, node: SearchNode): boolean =>
  NOT_LOST.holds(node.position) && puzzle.questions.every((_, n) => answers(puzzle, node, n));

/** Whether something has gone wrong that no play can mend. */
export const isLost = (puzzle: Puzzle, node: SearchNode): boolean =>
  !NOT_LOST.holds(node.position) ||
  puzzle.questions.some(({ isFinal }, n) => isFinal && !answers(puzzle, node, n));

function answers({ questions, start }: Puzzle, node: SearchNode, n: number): boolean {
  const question = questions[n];
  if (question?.holds) return question.holds(node.position, start);
  return ((node.happened >>> n) & 1) === 1;
}
