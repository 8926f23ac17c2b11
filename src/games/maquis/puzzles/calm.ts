import type { PuzzleRules } from '#play/puzzles/puzzle-rules.ts';
import type { Move, Position } from '../engine/index.ts';
import {
  type MutablePosition,
  mutableCopy,
  PATROLS_TO_COME,
  POLICE,
  SOLDIER_PAWNS,
} from '../engine/position.ts';
import type { Puzzle, SearchNode } from './puzzle.ts';
import { PUZZLE_RULES } from './puzzle-rules.ts';

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

/** Both boards on which a wrong choice may be right, the calmer one first. */
export const CALMS: readonly Calm[] = [EMPTY, AS_IT_STANDS];

/** The same position on a calm board. */
export function calmed(position: Position, { differs, clear }: Calm): Position {
  if (!differs(position)) return position;
  const draft = mutableCopy(position);
  clear(draft);
  return draft;
}

type Rules = PuzzleRules<Puzzle, SearchNode, Move>;

/** The same node on a calm board. */
export const calmly = (node: SearchNode, calm: Calm): SearchNode => ({
  ...node,
  position: calmed(node.position, calm),
});

/** How a puzzle is played on a calm board. */
export const rulesOn = (calm: Calm): Rules => ({
  ...PUZZLE_RULES,
  root: (puzzle) => calmly(PUZZLE_RULES.root(puzzle), calm),
  after: (puzzle, node, move) => calmly(PUZZLE_RULES.after(puzzle, node, move), calm),
});
