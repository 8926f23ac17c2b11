import { NO_ACTION } from '../data/index.ts';
import type { Move } from '../engine/index.ts';
import { ACT, ACTION_WORDS, moveKind, moveWord } from '../engine/move.ts';
import { keyOf } from './node-key.ts';
import { type Answer, answersAt, isLost, isTerminal, type SearchNode, step } from './puzzle.ts';
import { optionsAt, SearchTooWide, type Solver } from './solve.ts';

/** How a wrong choice goes wrong. */
export interface Refutation {
  /**
   * The moves that follow the wrong choice, or begin with the wrong drawing: the cards that beat it,
   * and the best the visitor can try against them.
   */
  readonly line: readonly Move[];
  /** The questions at the end of the line; at least one of them does not hold. */
  readonly answers: readonly Answer[];
}

/*
 * A line is chosen by how it ends: the visitor saves as many answers as possible, the cards as few.
 * Something lost for good counts as nothing saved.
 */
const LOST = -1;
/** Each of the two searches of a refutation is small; this catches a scenario that is not. */
const MOST_STANDINGS = 1_000_000;

type Saved = (node: SearchNode) => number;
const searches = new WeakMap<Solver, Saved>();

/** How a node that no longer meets its task fails. */
export function refutationOf(solver: Solver, node: SearchNode): Refutation {
  const { puzzle } = solver;
  const saved = savedIn(solver);
  const line: Move[] = [];
  let at = node;
  while (!isTerminal(puzzle, at) && !isLost(puzzle, at)) {
    const next = choiceAt(solver, saved, at) ?? worstCardAt(solver, saved, at);
    line.push(next);
    at = step(puzzle, at, next);
  }
  return { line, answers: answersAt(puzzle, at) };
}

/** How letting the next card be drawn fails, where a shot was called for. */
export function refutationOfDrawing(solver: Solver, node: SearchNode): Refutation {
  const card = worstCardAt(solver, savedIn(solver), node);
  const after = refutationOf(solver, step(solver.puzzle, node, card));
  return { ...after, line: [card, ...after.line] };
}

/** The visitor's most stubborn choice, or undefined where a card saves as much. */
function choiceAt({ puzzle }: Solver, saved: Saved, at: SearchNode): Move | undefined {
  const { choices, cards } = optionsAt(at);
  const scored = choices.map((move) => ({ move, score: saved(step(puzzle, at, move)) }));
  const best = Math.max(...scored.map(({ score }) => score));
  if (cards.length > 0 && saved(at) >= best) return undefined;
  const stubborn = scored.filter(({ score }) => score === best).map(({ move }) => move);
  return stubborn.find((move) => !isIdle(move)) ?? stubborn[0];
}

/** A worker who does nothing: no line to learn from where doing something is no worse. */
const isIdle = (move: Move): boolean =>
  moveKind(move) === ACT && ACTION_WORDS[moveWord(move)] === NO_ACTION.id;

function worstCardAt({ puzzle }: Solver, saved: Saved, at: SearchNode): Move {
  const scored = optionsAt(at).cards.map((card) => ({
    card,
    score: saved(step(puzzle, at, card)),
  }));
  return scored.reduce((worst, one) => (one.score < worst.score ? one : worst)).card;
}

function savedIn(solver: Solver): Saved {
  const { puzzle } = solver;
  const made = searches.get(solver);
  if (made) return made;
  const known = new Map<string, number>();
  const saved: Saved = (node) => {
    if (isLost(puzzle, node)) return LOST;
    if (isTerminal(puzzle, node)) {
      return answersAt(puzzle, node).filter(({ holds }) => holds).length;
    }
    const key = keyOf(node);
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    if (known.size >= MOST_STANDINGS) throw new SearchTooWide(MOST_STANDINGS);
    const score = scoreOf(node);
    known.set(key, score);
    return score;
  };
  const scoreOf = (node: SearchNode): number => {
    const { choices, cards } = optionsAt(node);
    let best = cards.length > 0 ? puzzle.questions.length : LOST;
    for (const card of cards) {
      if (best === LOST) break;
      best = Math.min(best, saved(step(puzzle, node, card)));
    }
    for (const move of choices) {
      if (best === puzzle.questions.length) break;
      best = Math.max(best, saved(step(puzzle, node, move)));
    }
    return best;
  };
  searches.set(solver, saved);
  return saved;
}
