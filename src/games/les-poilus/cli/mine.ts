import type { Mined } from '#cli/mine.ts';
import { bestLine, bitsOf } from '#play/mining/measure.ts';
import {
  answersIn,
  type Mining,
  scoresBy,
  temptedByLuck,
  temptedByWorth,
} from '#play/mining/mine.ts';
import { type Solver, solve } from '#play/puzzles/solve.ts';
import { fractionNumber, isSame, SURE } from '#shared/chance/fraction.ts';
import { poilusAdvisor } from '../coach/index.ts';
import { type Move, moveText, type Position, playerView } from '../engine/index.ts';
import { TURN } from '../engine/position.ts';
import { type Judged, type Puzzle, puzzleOf } from '../puzzles/puzzle.ts';
import { PUZZLE_RULES, refute } from '../puzzles/puzzle-rules.ts';
import {
  type Exercise,
  PUZZLE_KINDS,
  type PuzzleKind,
  readExercise,
} from '../puzzles/stated-puzzle.ts';
import { written } from '../puzzles/written-exercise.ts';
import { hardnessOf } from './mine/hardness.ts';
import { ideaOf } from './mine/idea.ts';
import { notMet } from './mine/met.ts';
import {
  isAnsweredPlainly,
  isBesideClumsy,
  isLeftAtOnce,
  isMerelyChristmas,
  isPlayedPlainly,
  isToldNothing,
} from './mine/plain-play.ts';
import { tasksOf } from './mine/tasks.ts';

/** How exercises of Les Poilus are found: one choice of one player, all hands open. */
const mining: Mining<Judged, Puzzle, Position, Move> = {
  judging: { rules: PUZZLE_RULES, puzzleOf, refute },
  unfit: ({ table }) => notMet(table),
  mostNodes: 6000,
  tasksOf,
  isSplit: (right, wrong) => right === 1 && wrong >= 1,
  // Where nothing is left to luck plain players are tempted, or it would be plain.
  isTempting: (choices, solver) => {
    if (solver.puzzle.asks === 'all') return isLong(solver);
    return isOfMoves(solver) || temptedByWorth(choices) || temptedByLuck(choices, 1);
  },
  isPlain: (solver) =>
    isNearlyEqual(solver) ||
    isLeftAtOnce(solver) ||
    isMerelyChristmas(solver) ||
    isBesideClumsy(solver) ||
    (solver.puzzle.asks === 'all' ? isPlayedPlainly(solver) : isAnsweredPlainly(solver)) ||
    isToldNothing(solver),
  coached: ({ start }, seed) => scoresBy(poilusAdvisor.start(playerView(start, start[TURN]), seed)),
  state({ judged }, solver, choices) {
    const { right, wrong } = choices;
    const answer = moveText(right[0].move);
    const [nearest = '', other = ''] = wrong.map(({ move }) => moveText(move));
    const kind = kindOf(judged, [answer, nearest, other]);
    // It looks at more of the puzzle than the proof may.
    const goesOn = () =>
      refute(solve(PUZZLE_RULES, solver.puzzle), solver.puzzle.start, right[0].move).map(moveText);
    return {
      kind,
      idea: ideaOf(kind, judged, {
        ...{ answer, goesOn },
        wrong: wrong.map(({ move }) => moveText(move)),
      }),
      hardness: hardnessOf(solver, choices),
      stated: {
        kind,
        ...judged,
        ...answersIn(choices, answerOf(judged, solver, right[0].move), moveText),
      },
    };
  },
};

/** The right choice, or what is to be done one after the other, up to where luck comes in. */
const answerOf = (
  { asks }: Judged,
  solver: Solver<Puzzle, Position, Move>,
  move: Move,
): readonly Move[] =>
  asks === 'all'
    ? bestLine(solver, (position) => PUZZLE_RULES.optionsAt(position).choices.length > 0).moves
    : [move];

/** Of so many lines, as powers of two, hardly more than one is right where a mission is played to its end. */
const LEAST_BITS = 5;

/** Whether a mission is sure to come out well, if it is played as few would play it by chance. */
const isLong = (solver: Solver<Puzzle, Position, Move>): boolean =>
  isSame(solver.worth(solver.rules.root(solver.puzzle)), SURE) && bitsOf(solver) >= LEAST_BITS;

/** Whether the game is to be won and nothing that luck may bring decides. */
const isOfMoves = ({ puzzle, rules, options }: Solver<Puzzle, Position, Move>): boolean =>
  puzzle.aim.peace === true &&
  options(rules.root(puzzle)).every(({ worth }) => worth.ways === 0n || isSame(worth, SURE));

/** By less than this much of all chances nobody at a table tells the better choice from the next. */
const LEAST_MARGIN = 0.1;

function isNearlyEqual(solver: Solver<Puzzle, Position, Move>): boolean {
  const root = solver.rules.root(solver.puzzle);
  const best = solver.worth(root);
  const others = solver.options(root).filter(({ worth }) => !isSame(worth, best));
  const closest = Math.max(0, ...others.map(({ worth }) => fractionNumber(worth)));
  return fractionNumber(best) - closest < LEAST_MARGIN;
}

/** What is practised: told from the right answer and the two wrong ones that come nearest. */
function kindOf(judged: Judged, [answer, ...wrong]: readonly string[]): PuzzleKind {
  const isIn = (texts: readonly string[], start: string): boolean =>
    texts.some((text) => text.startsWith(start));
  const all = [answer, ...wrong];
  const { table, aim } = judged;
  if (judged.asks === 'all') return 'to-the-end';
  if (aim.peace) return 'last-mission';
  if (table.phase === 'intensity') return 'mission-size';
  if (table.phase === 'christmas') return 'charm-and-christmas';
  if (table.phase === 'place-tile' || table.phase === 'remove-tile') return 'support';
  if (isIn(all, 'speech:')) return 'speech';
  if (isIn([answer], 'charm:')) return 'charm-and-christmas';
  if (isIn([answer], 'fall-back')) return 'fall-back-in-time';
  if (isIn(all, 'charm:')) return 'charm-and-christmas';
  // When to fall back is a question where that is right and where it only comes near.
  return isIn(wrong.slice(0, 1), 'fall-back') ? 'fall-back-in-time' : 'which-card';
}

/** What the game's exercises are looked for and proved by. */
export const mined = {
  game: 'les-poilus',
  themes: PUZZLE_KINDS,
  mining,
  read: readExercise,
  written,
  stated: ({ best: { worth, moves } }) => ({ worth, line: moves }),
} satisfies Mined<Exercise, Judged, Puzzle, Position, Move>;
