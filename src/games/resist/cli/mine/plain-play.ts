import type { Solver } from '#play/puzzles/solve.ts';
import { isSame } from '#shared/chance/fraction.ts';
import type { Move, Position } from '../../engine/index.ts';
import { askOf, moveText, phaseOf, snapshotOf } from '../../engine/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';

/*
 * Plain play counts heads: at the end of a round it stops where twice as many Spies as people come round
 * again, and else does not know; it strikes the only Enemy there is. Where that is mostly right nobody learns.
 */

/** Such a part of plain answers that are right is too much. */
const MOSTLY = 0.6;

/** With so many Spies to each of the people anybody stops. */
const SPIES_TO_ONE = 2;

/** Whether plain play mostly gives the right answer. */
export function isAnsweredPlainly({
  rules,
  puzzle,
  worth,
}: Solver<Puzzle, Position, Move>): boolean {
  const { start } = puzzle;
  const root = rules.root(puzzle);
  const { choices } = rules.optionsAt(root);
  if (phaseOf(start) === 'strike') return choices.length <= 2;
  if (askOf(start) !== 'decide') return false;
  const plain = plainDecisions(start, choices);
  const right = plain.filter((move) => isSame(worth(rules.after(puzzle, root, move)), worth(root)));
  return right.length >= MOSTLY * plain.length;
}

/** To stop, or either where a plain player does not know. Whoever was revealed does not come round again. */
export function plainDecisions(position: Position, choices: readonly Move[]): readonly Move[] {
  const { hand, hidden, hiddenDiscard, hiddenDeck } = snapshotOf(position);
  const known = [...hand, ...hidden, ...hiddenDiscard, ...hiddenDeck.top];
  const spies = known.filter((card) => card === 'spy').length + hiddenDeck.spies;
  const people = known.length + hiddenDeck.unknown - spies;
  if (spies < SPIES_TO_ONE * people) return choices;
  return choices.filter((move) => moveText(move) === 'end');
}
