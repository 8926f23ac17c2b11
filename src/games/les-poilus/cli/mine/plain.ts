import type { Solver } from '#play/puzzles/solve.ts';
import { isSame } from '#shared/chance/fraction.ts';
import { THREATS } from '../../data/threats.ts';
import { type Move, moveText, type Position } from '../../engine/index.ts';
import type { Aim } from '../../puzzles/aim.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';

/**
 * Whether the answer is what anybody does first. To fall back is where nothing but success is asked and all
 * that anybody could do instead is to lay a card; so is to use the charm, which costs nothing here, where
 * only falling back comes near; and so is the one harmless card beside cards with a trap alone.
 */
export function isPlain(solver: Solver<Puzzle, Position, Move>): boolean {
  const { rules, puzzle } = solver;
  const root = rules.root(puzzle);
  const best = solver.worth(root);
  const options = solver.options(root).map(({ move, worth }) => ({ text: moveText(move), worth }));
  const [answer = ''] = options.filter(({ worth }) => isSame(worth, best)).map(({ text }) => text);
  const wrong = options.filter(({ text }) => text !== answer);
  const near = wrong.filter(({ worth }) => worth.ways > 0n).map(({ text }) => text);
  if (answer === 'fall-back') {
    return asksSuccessAlone(puzzle.aim) && near.every((text) => text.startsWith('play:'));
  }
  if (answer.startsWith('charm:')) return near.every((text) => text === 'fall-back');
  return isHarmless(answer) && near.every(hasTrap) && !wrong.some(({ text }) => isHarmless(text));
}

const asksSuccessAlone = ({ success, inHands, peace }: Aim): boolean =>
  success === true && inHands === undefined && peace === undefined;

const hasTrap = (move: string): boolean => /^play:.*-trap$/.test(move);

const isHarmless = (move: string): boolean =>
  move === 'play:merry-christmas' ||
  (THREATS.some(({ id }) => move === `play:${id}`) && !hasTrap(move));
