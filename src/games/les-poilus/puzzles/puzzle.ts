import { playedByEngine } from '#play/puzzles/by-engine.ts';
import { dropFor, type Move, outcomeOf, type Position } from '../engine/index.ts';
import { MISSION, type MutablePosition } from '../engine/position.ts';
import { poilusMoveEngine } from '../engine/rules.ts';
import { positionOf } from './set-up.ts';
import type { Aim, StatedPuzzle } from './stated-puzzle.ts';

/** What of a stated puzzle is played and judged; the rest is words. */
export type Judged = Pick<StatedPuzzle, 'table' | 'missions' | 'aim' | 'asks'>;

/** A stated puzzle made ready to be played, searched and judged. */
export interface Puzzle {
  readonly start: Position;
  readonly aim: Aim;
  readonly asks: StatedPuzzle['asks'];
  /** The number of the last mission that belongs to it. */
  readonly lastMission: number;
}

/** @throws where the table cannot be */
export const puzzleOf = ({ table, missions, aim, asks }: Judged): Puzzle => ({
  start: positionOf(table),
  aim,
  asks,
  lastMission: table.mission + missions - 1,
});

/** Judged is when the next mission is called, or the game is over. */
export const isTerminal = ({ lastMission }: Puzzle, position: Position): boolean =>
  position[MISSION] > lastMission || outcomeOf(position) !== undefined;

/** How Les Poilus' puzzles are played. */
export const PUZZLE_MOVES = playedByEngine<Puzzle, Position, MutablePosition, Move>(
  poilusMoveEngine,
  (puzzle, position) =>
    position !== puzzle.start && (puzzle.asks === 'choice' || isTerminal(puzzle, position)),
);

/**
 * Whether the last card may leave Morale before it is judged, though all else that is asked holds. Of cards
 * that are yet to be dealt as many are reckoned with as the Trials hold.
 */
export function mayMoraleRunOut({ table, missions, aim }: Judged): boolean {
  const { players, unseen, trials } = table;
  const held = players.reduce((sum, { hand }) => sum + hand.length, 0);
  const isDealt = table.phase === 'intensity' || missions > 1;
  const most = isDealt ? held + trials : Math.min(held, aim.inHands ?? held);
  const cards = [...unseen, ...players.flatMap(({ hand, hardships }) => [...hand, ...hardships])];
  return unseen.length - trials <= missions * dropFor(most, cards.includes('demoralised'));
}
