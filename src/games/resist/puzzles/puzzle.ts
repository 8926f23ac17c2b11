import { askOf, type Move, type Position, phaseOf, snapshotOf } from '../engine/index.ts';
import { makeMove } from '../engine/play.ts';
import { mutableCopy } from '../engine/position.ts';
import { type Aim, scoreOf, type Until } from './aim.ts';
import { positionOf, type SetUp } from './set-up.ts';

/** What of a scenario is played and judged; the rest is words. */
export interface Judged {
  readonly table: SetUp;
  readonly until: Until;
  readonly aim: Aim;
}

/** A scenario made ready to be played, searched and judged. */
export interface Puzzle {
  readonly start: Position;
  readonly until: Until;
  readonly aim: Aim;
  /** The number of the last round that belongs to it. */
  readonly lastRound: number;
}

/** @throws where the table cannot be */
export function puzzleOf({ table, until, aim }: Judged): Puzzle {
  const rounds = until === 'hand' ? 1 : until.rounds;
  // After the judgement of a round, that round is over already.
  const over = table.phase === 'decide' && until !== 'hand' ? 0 : 1;
  return { start: positionOf(table), until, aim, lastRound: table.round + rounds - over };
}

/** Whether the moment of judgement has come; the end of the game always is one. */
export function isTerminal({ start, until, lastRound }: Puzzle, position: Position): boolean {
  const phase = phaseOf(position);
  if (phase === 'over') return true;
  if (position === start) return false;
  const { round } = snapshotOf(position);
  return until === 'hand'
    ? phase === 'plan' && round > lastRound
    : phase === 'aftermath' && round >= lastRound && askOf(position) !== 'civilian';
}

/** Who ends the game where the next hand is asked for has not reached it. */
export const score = ({ aim, until }: Puzzle, position: Position): number =>
  until === 'hand' && phaseOf(position) === 'over' ? 0 : scoreOf(aim, position);

/** The position after a move that is known to be legal. */
export function afterMove(position: Position, move: Move): Position {
  const draft = mutableCopy(position);
  makeMove(draft, move);
  return draft;
}
