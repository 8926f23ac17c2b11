import type { Refute } from '#play/puzzles/judge.ts';
import { NO_CHANCES, type NodeOptions, type PuzzleRules } from '#play/puzzles/puzzle-rules.ts';
import { SearchTooWide, type Solver } from '#play/puzzles/solve.ts';
import { isSame, SURE } from '#shared/chance/fraction.ts';
import { NO_ACTION } from '../data/index.ts';
import { keyOf, legalMoves, type Move, moveText } from '../engine/index.ts';
import { ACT, ACTION_WORDS, DRAW, moveKind, moveWord } from '../engine/move.ts';
import {
  allHold,
  answersAt,
  isLost,
  isTerminal,
  PUZZLE_MOVES,
  type Puzzle,
  type SearchNode,
} from './puzzle.ts';

/** How Maquis's puzzles are searched and judged: what only the judge loads. */
export const PUZZLE_RULES: PuzzleRules<Puzzle, SearchNode, Move> = {
  ...PUZZLE_MOVES,
  optionsAt,
  isTerminal,
  isLost,
  /** All that is asked holds or it does not: the mean is a chance. */
  score: (puzzle, node) => (allHold(puzzle, node) ? 1n : 0n),
  bestScore: () => 1n,
  keyOf: (_, { position, turns, happened }) =>
    `${keyOf(position)}${String.fromCharCode(turns, happened & 0xffff, happened >>> 16)}`,
  formatMove: moveText,
  wantsCertainty: ({ wanted }) => isSame(wanted, SURE),
  isUnlucky: (puzzle, node) => !allHold(puzzle, node),
};

/**
 * What the visitor may choose, and the cards that may be drawn instead of choosing. A hidden order is
 * never read: what may come is what {@link legalMoves} says may be drawn.
 */
function optionsAt({ position }: SearchNode): NodeOptions<Move> {
  const choices: Move[] = [];
  const moves: { move: Move; ways: number }[] = [];
  for (const move of legalMoves(position)) {
    if (moveKind(move) === DRAW) moves.push({ move, ways: 1 });
    else choices.push(move);
  }
  return { choices, chances: moves.length > 0 ? { moves, of: moves.length } : NO_CHANCES };
}

/*
 * A line is chosen by how it ends: the visitor saves as many answers as possible, the cards as few.
 * Something lost for good counts as nothing saved.
 */
const LOST = -1;
/** Each of the two searches of a refutation is small; this catches a puzzle that is not. */
const MOST_NODES = 1_000_000;

const { after, keyOf: nodeKey } = PUZZLE_RULES;

type MaquisSolver = Solver<Puzzle, SearchNode, Move>;
type Saved = (node: SearchNode) => number;
const searches = new WeakMap<MaquisSolver, Saved>();

/**
 * How a wrong choice goes wrong: the cards that beat it, and the best the visitor can try against them.
 * Where drawing was wrong, the line begins with the card that beats it.
 */
export const refute: Refute<Puzzle, SearchNode, Move> = (solver, node, move) => {
  const saved = savedIn(solver);
  if (moveKind(move) !== DRAW) return lineFrom(solver, saved, after(solver.puzzle, node, move));
  const card = worstCardAt(solver, saved, node);
  return [card, ...lineFrom(solver, saved, after(solver.puzzle, node, card))];
};

/** How a node that no longer meets its task fails. */
function lineFrom(solver: MaquisSolver, saved: Saved, node: SearchNode): readonly Move[] {
  const { puzzle } = solver;
  const line: Move[] = [];
  let at = node;
  while (!isTerminal(puzzle, at) && !isLost(puzzle, at)) {
    const next = choiceAt(solver, saved, at) ?? worstCardAt(solver, saved, at);
    line.push(next);
    at = after(puzzle, at, next);
  }
  return line;
}

/** The visitor's most stubborn choice, or undefined where a card saves as much. */
function choiceAt({ puzzle }: MaquisSolver, saved: Saved, at: SearchNode): Move | undefined {
  const { choices, chances } = optionsAt(at);
  const scored = choices.map((move) => ({ move, score: saved(after(puzzle, at, move)) }));
  const best = Math.max(...scored.map(({ score }) => score));
  if (chances.of > 0 && saved(at) >= best) return undefined;
  const stubborn = scored.filter(({ score }) => score === best).map(({ move }) => move);
  return stubborn.find((move) => !isIdle(move)) ?? stubborn[0];
}

/** A worker who does nothing: no line to learn from where doing something is no worse. */
const isIdle = (move: Move): boolean =>
  moveKind(move) === ACT && ACTION_WORDS[moveWord(move)] === NO_ACTION.id;

function worstCardAt({ puzzle }: MaquisSolver, saved: Saved, at: SearchNode): Move {
  const scored = optionsAt(at).chances.moves.map(({ move }) => ({
    move,
    score: saved(after(puzzle, at, move)),
  }));
  return scored.reduce((worst, one) => (one.score < worst.score ? one : worst)).move;
}

function savedIn(solver: MaquisSolver): Saved {
  const { puzzle } = solver;
  const made = searches.get(solver);
  if (made) return made;
  const known = new Map<string, number>();
  const saved: Saved = (node) => {
    if (isLost(puzzle, node)) return LOST;
    if (isTerminal(puzzle, node)) {
      return answersAt(puzzle, node).filter(({ holds }) => holds).length;
    }
    const key = nodeKey(puzzle, node);
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    if (known.size >= MOST_NODES) throw new SearchTooWide(MOST_NODES);
    const score = scoreOf(node);
    known.set(key, score);
    return score;
  };
  const scoreOf = (node: SearchNode): number => {
    const { choices, chances } = optionsAt(node);
    let best = chances.of > 0 ? puzzle.questions.length : LOST;
    for (const { move } of chances.moves) {
      if (best === LOST) break;
      best = Math.min(best, saved(after(puzzle, node, move)));
    }
    for (const move of choices) {
      if (best === puzzle.questions.length) break;
      best = Math.max(best, saved(after(puzzle, node, move)));
    }
    return best;
  };
  searches.set(solver, saved);
  return saved;
}
