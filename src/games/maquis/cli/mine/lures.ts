import { splitChoices } from '#play/mining/measure.ts';
import { SearchTooWide, type Solver, solve } from '#play/puzzles/solve.ts';
import { NO_ACTION } from '../../data/index.ts';
import { type Move, moveText } from '../../engine/index.ts';
import { CALMS, rulesOn } from '../../puzzles/calm.ts';
import type { Puzzle, SearchNode } from '../../puzzles/puzzle.ts';

/*
 * A wrong choice lures where the patrols alone speak against it: on a board without them it would be right.
 * What is wrong on such a board as well does not do what the task asks, which its words say: nobody has to
 * think of a single card to see it.
 */

/** So many different lures make a question. */
const ENOUGH = 2;
/** Nodes to look at on a board without patrols; what is wider is not told to be a lure. */
const MOST_NODES = 60_000;

type MaquisSolver = Solver<Puzzle, SearchNode, Move>;

/**
 * The wrong first choices of a puzzle that lure, each by its name: shots are one, and one is what a worker
 * does wherever it is done to.
 */
export function luresOf(solver: MaquisSolver): ReadonlySet<string> {
  const { puzzle } = solver;
  const { wrong } = splitChoices(solver);
  const lures = CALMS.flatMap((calm) => {
    const rules = rulesOn(calm);
    const calmly = solve(rules, puzzle, MOST_NODES);
    const root = rules.root(puzzle);
    const { choices } = rules.optionsAt(root);
    return wrong.filter(
      (move) => choices.includes(move) && isSure(calmly, rules.after(puzzle, root, move)),
    );
  });
  return namesOf(lures);
}

/** Whether enough different wrong first choices lure. */
export const isLuring = (solver: MaquisSolver): boolean => luresOf(solver).size >= ENOUGH;

/** The same, where the lures are known. */
export const areEnough = (lures: readonly Move[]): boolean => namesOf(lures).size >= ENOUGH;

function isSure({ worth }: MaquisSolver, node: SearchNode): boolean {
  try {
    return worth(node).ways > 0n;
  } catch (error) {
    if (error instanceof SearchTooWide) return false;
    throw error;
  }
}

/** Nobody is lured by doing nothing. */
const namesOf = (lures: readonly Move[]): ReadonlySet<string> =>
  new Set(
    lures.flatMap((move) => {
      const [word = '', place, action] = moveText(move).split(':');
      if (word === 'shoot') return word;
      return action === NO_ACTION.id ? [] : [word, place, action].filter(Boolean).join(':');
    }),
  );
