import type { Result } from '../data/index.ts';
import { CONTINUE } from '../engine/move.ts';
import { resultIfEnded } from '../engine/outcome.ts';
import { POINTS, type Position } from '../engine/position.ts';
import { type Candidate, errorOf } from './candidate.ts';
import { ENDS, type EndId } from './ends.ts';

/** A chance from simulation, and its standard error. */
interface Chance {
  readonly chance: number;
  readonly standardError: number;
}

/** End or go on: what the game comes to now, and the chance of every end if one goes on. */
export interface GoingOn {
  readonly now: { readonly result: Result; readonly points: number };
  /** Nothing where no Mission is left to go on with. */
  readonly ends: Readonly<Record<EndId, Chance>> | undefined;
}

export function goingOnFrom(position: Position, candidates: readonly Candidate[]): GoingOn {
  const now = { result: resultIfEnded(position), points: position[POINTS] };
  const on = candidates.find(({ move, lines }) => move === CONTINUE && lines > 0);
  if (!on) return { now, ends: undefined };
  const chanceOf = (end: number): Chance => ({
    chance: on.chances[end] / on.lines,
    standardError: errorOf(on.chances[end], on.chanceSquares[end], on.lines),
  });
  const ends = Object.fromEntries(ENDS.map((id, end) => [id, chanceOf(end)]));
  return { now, ends: ends as Readonly<Record<EndId, Chance>> };
}
