import { ENDINGS, RESULTS } from '../data/index.ts';
import { resultIfEnded } from '../engine/outcome.ts';
import { ENDING, MOMENT, PHASE, POINTS, type Position } from '../engine/position.ts';

/** What a game can come to: five results of one that is ended, and three ways to lose. */
export const ENDS = [
  'epic',
  'major',
  'victory',
  'minor',
  'draw',
  'civilians',
  'missions',
  'spies',
] as const;
export type EndId = (typeof ENDS)[number];
export const END_COUNT = ENDS.length;
const SCORED = RESULTS.length - 1;
const DRAW_END = 4;

/** What each end is worth, from 0 for a loss to 1 for an epic victory; a draw by its points as well. */
const WORTH = [1, 0.96, 0.89, 0.8, 0.45, 0, 0, 0];
const PER_POINT = 0.008;

const endWorth = (end: number, points: number): number =>
  end === DRAW_END ? WORTH[end] + PER_POINT * points : WORTH[end];

/** The end of a game that is over, or what it comes to if it is ended here. */
export function endNumber(position: Position): number {
  if (position[PHASE] === MOMENT.over && ENDINGS[position[ENDING]] !== 'ended') {
    return SCORED - 1 + position[ENDING];
  }
  return RESULTS.indexOf(resultIfEnded(position));
}

/** What it is worth to end here, or what the game that is over was worth. */
export const worthHere = (position: Position): number =>
  endWorth(endNumber(position), position[POINTS]);

/** What chances of ends are worth together; draws are taken to come with some points more. */
export function expectedUtility(chances: ArrayLike<number>, points: number): number {
  let worth = 0;
  for (let end = 0; end < END_COUNT; end++) {
    worth += chances[end] * endWorth(end, Math.min(14, points + 2));
  }
  return worth;
}

/** The chance of a victory of any kind. */
export const victoryChance = ({
  epic,
  major,
  victory,
  minor,
}: Readonly<Record<EndId, number>>): number => Math.min(1, epic + major + victory + minor);
