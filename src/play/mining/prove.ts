import { fractionIn, isSame } from '#shared/chance/fraction.ts';
import type { Below } from '#shared/random.ts';
import { IllegalAttempt, judgeAttempt } from '../puzzles/judge.ts';
import { solve } from '../puzzles/solve.ts';
import { splitChoices } from './measure.ts';
import type { Mining } from './mine.ts';

/** How many right ends of an exercise are played through. */
const ENDS = 12;

/**
 * What is wrong with an exercise, in sentences; nothing where it is proved. Its worth, its right and wrong
 * first choices are searched anew, its best line and other right ends are judged as the page judges them.
 *
 * @param worth what it states as the best that can be reached
 * @param line its stated best moves
 * @param below the luck of the ends that are played through
 */
export function faultsOf<Judged, Puzzle, Node, Move>(
  {
    judging,
    unfit,
    isSplit,
    mostNodes,
  }: Pick<Mining<Judged, Puzzle, Node, Move>, 'judging' | 'unfit' | 'isSplit' | 'mostNodes'>,
  judged: Judged,
  { worth, line }: { readonly worth: string; readonly line: readonly string[] },
  below: Below,
): readonly string[] {
  const { rules, puzzleOf, refute } = judging;
  const puzzle = puzzleOf(judged);
  const faults: string[] = [];
  const noTable = unfit?.(judged);
  if (noTable) faults.push(noTable);
  const solver = solve(rules, puzzle, mostNodes * 2);
  const { best, right, wrong } = splitChoices(solver);
  if (!isSame(best, fractionIn(worth)))
    faults.push(`it is worth ${best.ways}/${best.of}, not ${worth}`);
  if (!isSplit(right.length, wrong.length))
    faults.push(`${right.length} right, ${wrong.length} wrong`);
  const said = judgeAttempt(solver, line).verdict;
  if (said === 'wrong') faults.push('its best line is judged wrong');
  for (const move of wrong) {
    const verdict = judgeAttempt(solver, [rules.formatMove(move)], refute);
    if (verdict.verdict !== 'wrong') faults.push(`${rules.formatMove(move)} is not judged wrong`);
  }
  for (let n = 0; n < ENDS; n++) {
    try {
      const end = judgeAttempt(solver, rightEnd()).verdict;
      if (end !== 'right' && end !== 'unlucky') faults.push(`a right end is judged ${end}`);
    } catch (error) {
      if (!(error instanceof IllegalAttempt)) throw error;
      faults.push('a right end cannot be judged');
    }
  }
  return faults;

  /** Right choices and chance, played as the page plays them: on until somebody has to choose. */
  function rightEnd(): readonly string[] {
    const moves: string[] = [];
    let node = rules.root(puzzle);
    while (!rules.isAnswered(puzzle, node)) {
      const { choices, chances } = rules.optionsAt(node);
      const here = node;
      const good = choices.filter((move) =>
        isSame(solver.worth(rules.after(puzzle, here, move)), solver.worth(here)),
      );
      const drawn = chances.moves[chances.of > 0 ? below(chances.moves.length) : 0]?.move;
      const move = good.length > 0 ? good[below(good.length)] : drawn;
      if (move === undefined) break;
      moves.push(rules.formatMove(move));
      node = rules.after(puzzle, node, move);
    }
    return moves;
  }
}
