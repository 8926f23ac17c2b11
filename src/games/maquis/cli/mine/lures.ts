import { PUZZLE_RULES } from '#games/maquis/puzzles/puzzle-rules.ts';
import { splitChoices } from '#play/mining/measure.ts';
import type { PuzzleRules } from '#play/puzzles/puzzle-rules.ts';
import { SearchTooWide, type Solver, solve } from '#play/puzzles/solve.ts';
import { NO_ACTION } from '../../data/index.ts';
import { type Move, moveText, type Position } from '../../engine/index.ts';
import {
  type MutablePosition,
  mutableCopy,
  PATROLS_TO_COME,
  POLICE,
  SOLDIER_PAWNS,
} from '../../engine/position.ts';
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

/** A board as it would be if patrols kept away: whether it differs, and how it is made so. */
export interface Calm {
  readonly differs: (position: Position) => boolean;
  readonly clear: (draft: MutablePosition) => void;
}

/** No patrol stands anywhere, and none ever comes. */
const EMPTY: Calm = {
  differs: (position) =>
    (position[POLICE] | position[SOLDIER_PAWNS] | position[PATROLS_TO_COME]) !== 0,
  clear(draft) {
    draft[POLICE] = 0;
    draft[SOLDIER_PAWNS] = 0;
    draft[PATROLS_TO_COME] = 0;
  },
};

/** Those that stand there stay, and no other comes: what takes a shot can still be done. */
export const AS_IT_STANDS: Calm = {
  differs: (position) => position[PATROLS_TO_COME] !== 0,
  clear(draft) {
    draft[PATROLS_TO_COME] = 0;
  },
};

/** Both boards on which a lure may be right. */
export const CALMS: readonly Calm[] = [EMPTY, AS_IT_STANDS];

/** The same position on a calm board. */
export function calmed(position: Position, { differs, clear }: Calm): Position {
  if (!differs(position)) return position;
  const draft = mutableCopy(position);
  clear(draft);
  return draft;
}

type Rules = PuzzleRules<Puzzle, SearchNode, Move>;

/** How a puzzle is played on a calm board. */
export function rulesOn(calm: Calm): Rules {
  const calmly = (node: SearchNode): SearchNode => ({
    ...node,
    position: calmed(node.position, calm),
  });
  return {
    ...PUZZLE_RULES,
    root: (puzzle) => calmly(PUZZLE_RULES.root(puzzle)),
    after: (puzzle, node, move) => calmly(PUZZLE_RULES.after(puzzle, node, move)),
  };
}

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
