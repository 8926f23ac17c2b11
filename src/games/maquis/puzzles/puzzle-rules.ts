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
 * A line is chosen by how it ends: the visitor saves as many answers as possible; of the cards that beat the
 * visitor those come that leave the most. What is missed in the end is no more than has to be, and where one
 * thing is lost for good the rest is still played for.
 */

/** Where all that is asked is missed, and the game is lost. */
const LEAST = -1;
/** Each of the searches of a refutation is small; this catches a puzzle that is not. */
const MOST_NODES = 1_000_000;

const { after, keyOf: nodeKey } = PUZZLE_RULES;

type MaquisSolver = Solver<Puzzle, SearchNode, Move>;
/** How many answers are saved from a node on: all of them where that is sure. */
interface Search {
  readonly puzzle: Puzzle;
  readonly saved: (node: SearchNode) => number;
}
const searches = new WeakMap<MaquisSolver, Search>();

/**
 * How a wrong choice goes wrong: the cards that beat it, and the best the visitor can try against them.
 * Where drawing was wrong, the line begins with the card that beats it.
 */
export const refute: Refute<Puzzle, SearchNode, Move> = (solver, node, move) => {
  const search = searchIn(solver);
  if (moveKind(move) !== DRAW) return lineFrom(search, after(solver.puzzle, node, move));
  const card = cardAt(search, node);
  return [card, ...lineFrom(search, after(solver.puzzle, node, card))];
};

/** How a node that no longer meets its task fails: to the end, or until no more can be had than holds. */
function lineFrom(search: Search, node: SearchNode): readonly Move[] {
  const { puzzle, saved } = search;
  const isDecided = (at: SearchNode): boolean =>
    isTerminal(puzzle, at) || (isLost(puzzle, at) && savedAt(puzzle, at) === saved(at));
  const line: Move[] = [];
  let at = node;
  while (!isDecided(at)) {
    const next = choiceAt(search, at) ?? cardAt(search, at);
    line.push(next);
    at = after(puzzle, at, next);
  }
  return line;
}

/** The visitor's most stubborn choice, or undefined where a card saves as much. */
function choiceAt({ puzzle, saved }: Search, at: SearchNode): Move | undefined {
  const { choices, chances } = optionsAt(at);
  const scored = choices.map((move) => ({ move, score: saved(after(puzzle, at, move)) }));
  const best = Math.max(...scored.map(({ score }) => score));
  if (chances.of > 0 && savedByCards({ puzzle, saved }, at, puzzle.questions.length) >= best) {
    return undefined;
  }
  const stubborn = scored.filter(({ score }) => score === best).map(({ move }) => move);
  return stubborn.find((move) => !isIdle(move)) ?? stubborn[0];
}

/** A worker who does nothing: no line to learn from where doing something is no worse. */
const isIdle = (move: Move): boolean =>
  moveKind(move) === ACT && ACTION_WORDS[moveWord(move)] === NO_ACTION.id;

/** Of the cards that beat the visitor the one that leaves the most. */
function cardAt({ puzzle, saved }: Search, at: SearchNode): Move {
  const scored = optionsAt(at).chances.moves.map(({ move }) => ({
    move,
    score: saved(after(puzzle, at, move)),
  }));
  const beating = scored.filter(({ score }) => score < puzzle.questions.length);
  return beating.reduce((chosen, one) => (one.score > chosen.score ? one : chosen)).move;
}

/**
 * What a card leaves that beats the visitor; all, where none does.
 *
 * @param most no card that beats the visitor can leave more
 */
function savedByCards({ puzzle, saved }: Search, at: SearchNode, most: number): number {
  const all = puzzle.questions.length;
  let best: number | undefined;
  for (const { move } of optionsAt(at).chances.moves) {
    const found = saved(after(puzzle, at, move));
    if (found < all) best = Math.max(best ?? LEAST, found);
    if (best !== undefined && best >= most) break;
  }
  return best ?? all;
}

/** How many answers hold where it is judged; one fewer where the game is lost. */
const savedAt = (puzzle: Puzzle, node: SearchNode): number =>
  puzzle.questions.length - answersAt(puzzle, node).filter(({ holds }) => !holds).length;

/** How many may still hold: what is lost for good does not. */
const mostAt = (puzzle: Puzzle, node: SearchNode): number =>
  puzzle.questions.length -
  answersAt(puzzle, node).filter(({ question, holds }) => question.isFinal && !holds).length;

function searchIn(solver: MaquisSolver): Search {
  const { puzzle } = solver;
  const made = searches.get(solver);
  if (made) return made;
  const known = new Map<string, number>();
  const saved = (node: SearchNode): number => {
    if (isTerminal(puzzle, node)) return savedAt(puzzle, node);
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
    const most = mostAt(puzzle, node);
    const beaten = Math.min(most, puzzle.questions.length - 1);
    let best = chances.of > 0 ? savedByCards(search, node, beaten) : LEAST;
    for (const move of choices) {
      if (best >= most) break;
      best = Math.max(best, saved(after(puzzle, node, move)));
    }
    return best;
  };
  const search: Search = { puzzle, saved };
  searches.set(solver, search);
  return search;
}
