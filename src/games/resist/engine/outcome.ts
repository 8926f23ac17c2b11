import { ENDINGS, type Ending, GAME, type Result, TIERS } from '../data/index.ts';
import { DEFEATED_COUNT, ENDING, MOMENT, PHASE, POINTS, type Position } from './position.ts';

export interface Outcome {
  readonly result: Result;
  /** What brought the end about. */
  readonly reason: Ending;
  /** Left out after a loss. */
  readonly points?: number;
}

const ALL_MISSIONS = GAME.row + GAME.missionDeck;

/** resist.result: what so many points come to. */
export const tierOf = (points: number): Result =>
  TIERS.find(({ least }) => points >= least)?.result ?? 'draw';

/** What the game comes to if it is ended by the player now. */
export const resultIfEnded = (position: Position): Result =>
  position[DEFEATED_COUNT] === ALL_MISSIONS ? 'epic' : tierOf(position[POINTS]);

export const resultAtEnd = (position: Position): Result =>
  ENDINGS[position[ENDING]] === 'ended' ? resultIfEnded(position) : 'loss';

/** What a position has come to, once the game is over. */
export function outcomeOf(position: Position): Outcome | undefined {
  if (position[PHASE] !== MOMENT.over) return undefined;
  const reason = ENDINGS[position[ENDING]];
  const result = resultAtEnd(position);
  return result === 'loss' ? { result, reason } : { result, reason, points: position[POINTS] };
}
