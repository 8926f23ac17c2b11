import type { Question } from '#games/maquis/puzzles/questions.ts';
import { SIDES } from '../../data/index.ts';
import { difficultyOf, type Position, snapshotOf } from '../../engine/index.ts';
import { DAY } from '../../engine/position.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';

/** What is of use in turns to come only. */
const FOR_LATER: readonly Question['name'][] = ['hand', 'airdrops', 'tile', 'workers-at-least'];

/**
 * Whether something is asked for that nobody can use: the game is over when the question is judged, because
 * its last turn is, or because with what else is asked both goals are complete.
 */
export function isForNothing({
  start,
  questions,
  until,
}: Pick<Puzzle, 'start' | 'questions' | 'until'>): boolean {
  if (!questions.some(({ name }) => FOR_LATER.includes(name))) return false;
  return isLastTurn(start, until) || areGoalsComplete(start, questions);
}

function isLastTurn(start: Position, until: Puzzle['until']): boolean {
  if (until === 'end-of-game') return true;
  const turns = typeof until === 'object' ? until.turns : 1;
  return start[DAY] + turns >= difficultyOf(start).lastDay;
}

function areGoalsComplete(start: Position, questions: readonly Question[]): boolean {
  const { goals } = snapshotOf(start);
  const asked = questions.flatMap(({ name, params }) =>
    name === 'goal-complete' ? [params.side] : [],
  );
  const isWon = questions.some(({ name }) => name === 'result');
  return (
    isWon ||
    (asked.length > 0 && SIDES.every((side) => goals[side].complete || asked.includes(side)))
  );
}
