import { bitsOf, type FirstChoices } from '#play/mining/measure.ts';
import type { Solver } from '#play/puzzles/solve.ts';
import type { Move, Position } from '../../engine/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';

/** A choice that never looks right is taken for one that does once in so many times. */
const HARDLY_EVER = 256;

/** Of four times as much to look at an exercise is harder by half a bit: so both parts weigh about the same. */
const OF_LOOKED = 1 / 4;

/**
 * How hard an exercise is, in bits: −log2 of the chance that whoever goes by looks chooses rightly, where a
 * choice looks as good as what careless play makes of it; the luck that the choices after it take, where they
 * are asked for; and a part for how much there is to look at.
 */
export function hardnessOf(
  solver: Solver<Puzzle, Position, Move>,
  { right, wrong }: FirstChoices<Move>,
): number {
  const { rules, puzzle } = solver;
  const root = rules.root(puzzle);
  // Speeches that nobody hears, for one, come to the same: they are one choice.
  const different = <Choice extends { readonly move: Move }>(
    choices: readonly Choice[],
  ): readonly Choice[] => [
    ...new Map(
      choices.map((one) => [rules.keyOf(puzzle, rules.after(puzzle, root, one.move)), one]),
    ).values(),
  ];
  const [good, bad] = [different(right), different(wrong)];
  const looksOf = (choices: typeof right): number =>
    choices.reduce((sum, { careless }) => sum + careless, 0);
  const looks = looksOf(good) + looksOf(bad);
  const luck = good.length / (good.length + bad.length);
  // Where the game is won by nothing but the right moves, looks tell nothing.
  const tells = !puzzle.aim.peace || bad.some(({ worth }) => worth.ways > 0n);
  const byLooks = tells && looks > 0 ? looksOf(good) / looks : luck;
  const later = bitsOf(solver) - Math.log2((right.length + wrong.length) / right.length);
  return (
    later - Math.log2(Math.max(byLooks, 1 / HARDLY_EVER)) + OF_LOOKED * Math.log2(solver.looked)
  );
}
