import { bestLine, splitChoices } from '#play/mining/measure.ts';
import { type Solver, solve } from '#play/puzzles/solve.ts';
import { isSame, SURE } from '#shared/chance/fraction.ts';
import { type Below, shuffled } from '#shared/random.ts';
import { MORALE_TRACK, NO_ACTION } from '../../data/index.ts';
import { cardsLeft, type Move, moveText, needsReshuffle } from '../../engine/index.ts';
import { ARRESTED, PATROLS_TO_COME } from '../../engine/position.ts';
import {
  answersAt,
  type Judged,
  type Puzzle,
  positionOf,
  type SearchNode,
} from '../../puzzles/puzzle.ts';
import { PUZZLE_RULES } from '../../puzzles/puzzle-rules.ts';
import { type Question, questionsOf } from '../../puzzles/questions.ts';
import { tableFrom } from '../../puzzles/set-up.ts';

/*
 * Two turns planned as one: what is as good as anything today spoils tomorrow. Two workers are at large, and the
 * cards of both turns are told, or there would be too much to look at.
 */

type Stand = Pick<Judged, 'mode' | 'table'>;
type MaquisSolver = Solver<Puzzle, SearchNode, Move>;

const WORKERS = 2;
const MOST_ARRESTED = 3;

/** The same with two workers at large, those who are out first; the others have been arrested. Nothing where nobody is out. */
export function withTwoWorkers({ mode, table }: Stand, below: Below): Stand | undefined {
  const { workers = [], arrested = 0 } = table;
  const { safeHouse } = tableFrom(mode, table).state;
  const gone = safeHouse + workers.length - WORKERS;
  if (gone === 0) return { mode, table };
  const kept = table.phase === 'action' ? shuffled(workers, below).slice(0, WORKERS) : workers;
  if (gone < 0 || kept.length < 1 || arrested + gone > MOST_ARRESTED) return undefined;
  if (table.phase !== 'action' && kept.length !== 1) return undefined;
  const order = workers.filter((place) => kept.includes(place));
  return { mode, table: { ...table, workers: order, arrested: arrested + gone } };
}

/** The cards of this turn and the next in an order; nothing where too few are left. */
export function cardsOfTwoTurns({ mode, table }: Stand, below: Below): Judged['deck'] | undefined {
  const start = positionOf(mode, table);
  if (needsReshuffle(start)) return undefined;
  const { morale = MORALE_TRACK.start } = table;
  const tomorrow = Math.max(WORKERS, MORALE_TRACK.leastPatrols[Math.max(0, morale - 1)] ?? 0);
  const needed = start[PATROLS_TO_COME] + tomorrow;
  const left = shuffled(cardsLeft(start), below);
  return left.length < needed ? undefined : left.slice(0, needed);
}

/** Whether a puzzle goes on for more than a turn. */
export const isOfTwoTurns = ({ until }: Pick<Puzzle, 'until'>): boolean =>
  typeof until === 'object';

/**
 * Whether some wrong first choice has by this evening all that the best play has, with nobody more arrested; and
 * something is still missing then.
 */
export function spoilsTomorrow(solver: MaquisSolver): boolean {
  const { rules, puzzle } = solver;
  const { moves } = bestLine(solver, ({ turns }) => turns < 1);
  let tonight = rules.root(puzzle);
  for (const move of moves) tonight = rules.after(puzzle, tonight, move);
  const answers = answersAt(puzzle, tonight);
  if (answers.every(({ holds }) => holds)) return false;
  const arrests = tonight.position[ARRESTED] - puzzle.start[ARRESTED];
  const today: readonly Question[] = [
    ...answers.flatMap(({ question, holds }) => (holds ? [question] : [])),
    ...questionsOf({ 'arrests-at-most': arrests }),
  ];
  const one: Puzzle = { ...puzzle, questions: today, until: 'end-of-turn' };
  const { worth: worthToday } = solve(PUZZLE_RULES, one);
  const root = PUZZLE_RULES.root(one);
  const { wrong } = splitChoices(solver);
  return wrong.some(
    (move) =>
      !moveText(move).endsWith(`:${NO_ACTION.id}`) &&
      isSame(worthToday(PUZZLE_RULES.after(one, root, move)), SURE),
  );
}
