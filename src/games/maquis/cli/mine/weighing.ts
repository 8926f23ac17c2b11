import { PUZZLE_RULES } from '#games/maquis/puzzles/puzzle-rules.ts';
import { splitChoices } from '#play/mining/measure.ts';
import { SearchTooWide, type Solver, solve } from '#play/puzzles/solve.ts';
import { type Fraction, fraction, fractionNumber, fractionText } from '#shared/chance/fraction.ts';
import { type Below, shuffled } from '#shared/random.ts';
import { cardsLeft, deckIsEmpty, type Move, moveText, type Position } from '../../engine/index.ts';
import { AT_HOME, PATROLS_TO_COME, PHASE, PLACEMENT } from '../../engine/position.ts';
import { type Judged, type Puzzle, puzzleOf, type SearchNode } from '../../puzzles/puzzle.ts';
import { type Part, together } from './asked.ts';
import { isForNothing } from './for-nothing.ts';

/*
 * Where nothing makes a thing certain the cards are weighed: one or two first choices leave the best chance. The
 * last worker is to be placed and few cards come, so that whoever thinks can count them.
 */

/** So many cards, in so many orders, are counted in the head. */
const MOST_CARDS = 2;
const MOST_ORDERS = 42;
const MOST_NODES = 15_000;
/** What is hardly ever reached is no good play; what nearly always is needs no thought. */
const LEAST = 0.45;
const MOST = 0.95;
const MOST_RIGHT = 2;
/** How far the next best choice lies behind, and how many choices come near enough to tempt: shots are one. */
const MARGIN = 0.08;
const NEAR = 0.5;
const ENOUGH = 2;
/** Of what is not about the workers who are out, so many parts are tried. */
const OTHERS = 4;

/** Any chance: it says no more than that the best one is asked for. */
const SOME_CHANCE = fraction(1, 2);

/** Whether the cards that may come at a moment can be weighed there. */
export function canBeWeighed(start: Position): boolean {
  const come = start[PATROLS_TO_COME];
  if (start[PHASE] !== PLACEMENT || start[AT_HOME] !== 1 || deckIsEmpty(start)) return false;
  const left = cardsLeft(start).length;
  return (
    come > 0 &&
    come <= MOST_CARDS &&
    left > come &&
    (come === 1 ? left : left * (left - 1)) <= MOST_ORDERS
  );
}

/** The questions of a moment that one or two first choices leave a better chance than all others. */
export function* weighedAt(stand: Judged, parts: readonly Part[], below: Below): Generator<Judged> {
  const isSafety = ({ name }: Part): boolean => SAFETY.test(name);
  const safe = parts.filter(isSafety);
  const others = shuffled(
    parts.filter((part) => !isSafety(part)),
    below,
  ).slice(0, OTHERS);
  const both = others.flatMap((part) => [[part], [part, ...shuffled(safe, below).slice(0, 1)]]);
  for (const asked of [...safe.map((part) => [part]), ...both]) {
    const check = together(asked);
    const puzzle: Puzzle = { ...puzzleOf({ ...stand, check }), wanted: SOME_CHANCE };
    if (isForNothing(puzzle)) continue;
    const best = bestOf(solve(PUZZLE_RULES, puzzle, MOST_NODES));
    if (best) yield { ...stand, check, chance: fractionText(best) };
  }
}

const SAFETY = /^(nobody-arrested|arrests|home)/;

/** The best chance, where few choices have it, others come near and none too near. */
function bestOf(solver: Solver<Puzzle, SearchNode, Move>): Fraction | undefined {
  try {
    const { best, right } = splitChoices(solver);
    const chance = fractionNumber(best);
    if (right.length > MOST_RIGHT || chance < LEAST || chance > MOST) return undefined;
    const wrong = solver
      .options(PUZZLE_RULES.root(solver.puzzle))
      .map(({ move, worth }) => ({ move: moveText(move), worth: fractionNumber(worth) }))
      .filter(({ worth }) => worth < chance);
    const near = wrong.filter(({ worth }) => worth >= chance * NEAR);
    const names = new Set(near.map(({ move }) => (move.startsWith('shoot:') ? 'shoot' : move)));
    const isClear = wrong.every(({ worth }) => worth <= chance - MARGIN);
    return isClear && names.size >= ENOUGH ? best : undefined;
  } catch (error) {
    if (error instanceof SearchTooWide) return undefined;
    throw error;
  }
}
