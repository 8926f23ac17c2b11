import { type Move, outcomeOf, type Position, parseMove } from '../engine/index.ts';
import { makeMove } from '../engine/play.ts';
import { MISSION, mutableCopy } from '../engine/position.ts';
import type { Aim } from './aim.ts';
import { positionOf, type SetUp } from './set-up.ts';

/** What of a scenario is played and judged; the rest is words. */
export interface Judged {
  readonly table: SetUp;
  readonly missions: number;
  readonly aim: Aim;
}

/** A scenario made ready to be played, searched and judged. */
export interface Puzzle {
  readonly start: Position;
  readonly aim: Aim;
  /** The number of the last mission that belongs to it. */
  readonly lastMission: number;
}

/** @throws where the table cannot be */
export const puzzleOf = ({ table, missions, aim }: Judged): Puzzle => ({
  start: positionOf(table),
  aim,
  lastMission: table.mission + missions - 1,
});

/** Judged is when the next mission is called, or the game is over. */
export const isTerminal = ({ lastMission }: Puzzle, position: Position): boolean =>
  position[MISSION] > lastMission || outcomeOf(position) !== undefined;

/** The position after a move that is known to be legal. */
export function afterMove(position: Position, move: Move): Position {
  const draft = mutableCopy(position);
  makeMove(draft, move);
  return draft;
}

/** The position of a puzzle after some moves; what is no move there changes nothing. */
export const positionAfter = ({ start }: Puzzle, moves: readonly string[]): Position =>
  moves.reduce((position, text) => {
    const parsed = parseMove(text);
    return 'move' in parsed ? afterMove(position, parsed.move) : position;
  }, start);
