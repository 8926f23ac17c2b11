import {
  dealtAnew,
  type FromTable,
  type GameEvent,
  newGame,
  type Outcome,
  outcomeOf,
  type Position,
  play,
  positionFrom,
  type ReadMove,
  readMove,
} from '../engine/index.ts';
import type { Step, TableGame } from './game.ts';

/** How a game went: the position before the first step and after each, and what happened in each. */
export interface Course {
  readonly positions: readonly Position[];
  readonly events: readonly (readonly GameEvent[])[];
  /** The position now. */
  readonly position: Position;
  readonly outcome: Outcome | undefined;
}

/** The first step, counted from 1, that cannot have happened, and why. */
export interface CourseFault {
  readonly step: number;
  readonly of: Step;
  readonly why: Exclude<ReadMove, { move: unknown }> | Exclude<FromTable, { position: unknown }>;
}

/**
 * Where a game begins.
 *
 * @throws Error where it claims to begin at a table that cannot be
 */
function startOf({ setUp, from }: TableGame): Position {
  if (!from) return newGame(setUp);
  const made = dealtAnew(from, setUp.seed);
  if ('faults' in made) throw new Error(`no game begins there: ${made.faults[0].code}`);
  return made.position;
}

type Played = { readonly course: Course } | { readonly fault: CourseFault };

/** Plays a game through from where it begins. */
export function courseOf(game: TableGame): Played {
  const position = startOf(game);
  const course = { positions: [position], events: [], position, outcome: outcomeOf(position) };
  return courseAfter(course, game.steps);
}

/** Goes on with a course: what was played before is not played again. */
export function courseAfter(course: Course, steps: readonly Step[]): Played {
  const positions = [...course.positions];
  const events = [...course.events];
  let { position } = course;
  for (const step of steps) {
    const taken = take(position, step);
    if ('why' in taken) return { fault: { step: positions.length, of: step, why: taken.why } };
    position = taken.position;
    positions.push(position);
    events.push(taken.events);
  }
  return { course: { positions, events, position, outcome: outcomeOf(position) } };
}

function take(
  before: Position,
  step: Step,
): { position: Position; events: readonly GameEvent[] } | { why: CourseFault['why'] } {
  if ('correction' in step) {
    const made = positionFrom(step.correction);
    return 'faults' in made ? { why: made } : { position: made.position, events: [] };
  }
  const read = readMove(before, step.move);
  return 'move' in read ? play(before, read.move) : { why: read };
}

/** The longest beginning of a game that can have happened: nothing of the rest is thrown away by it. */
export function soundPart(game: TableGame): TableGame {
  const played = courseOf(game);
  if ('course' in played) return game;
  const steps = game.steps.slice(0, played.fault.step - 1);
  return { ...game, steps, seen: Math.min(game.seen, steps.length) };
}
