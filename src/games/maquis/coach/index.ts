import type { Move } from '../engine/move.ts';
import type { PlayerView } from '../engine/player-view.ts';
import { LOOK, PATROL, PHASE, REVEAL } from '../engine/position.ts';
import { mayShoot } from '../engine/shooting.ts';
import type { MaquisAnalysis } from './analysis.ts';
import { BOXED } from './boxed/boxed.ts';
import { FREE } from './free.ts';
import { isOfFreeEdition } from './inputs.ts';
import type { Learned } from './learned.ts';
import type { Thinker, ThinkerSettings } from './thinking.ts';

/**
 * The coach of Maquis: advice from what a player can know. It reads positions and never a card that
 * lies face down.
 */

export { type PlayerView, playerView } from '../engine/player-view.ts';
export type { MaquisTasks } from './advisor.ts';
export type { MaquisAnalysis, MaquisMove, ResultChances } from './analysis.ts';
export { type AdviceReason, reasonsFor } from './reasons.ts';
export { WEIGHTS_MADE } from './value/weights.ts';

const learnedFor = (sight: PlayerView): Learned => (isOfFreeEdition(sight) ? FREE : BOXED);

const thinkers = new Map<Learned, Thinker>();
/** One thinker for all who wait for an answer; those who go on thinking have their own. */
function waiting(sight: PlayerView, seed: string): Thinker {
  const learned = learnedFor(sight);
  const known = thinkers.get(learned);
  if (known) {
    known.start(sight, seed);
    return known;
  }
  const made = learned.thinker(sight, { seed });
  thinkers.set(learned, made);
  return made;
}

interface Budget extends ThinkerSettings {
  /** How many games to simulate. */
  readonly budget: number;
}

/** Begins to think about a moment; go on with `think` as long as there is time. */
export const newThinker = (sight: PlayerView, settings: ThinkerSettings): Thinker =>
  learnedFor(sight).thinker(sight, settings);

/** Ranks every legal move, after a number of simulated games. */
export function advise(sight: PlayerView, { budget, seed }: Budget): MaquisAnalysis {
  const now = waiting(sight, seed);
  now.think(budget);
  return now.evaluate();
}

/** Whether chance moves next, and the player has nothing to decide before. */
function onlyChanceMoves(sight: PlayerView): boolean {
  const phase = sight[PHASE];
  return (phase === PATROL && !mayShoot(sight)) || phase === LOOK || phase === REVEAL;
}

/**
 * The move the coach makes. Where a patrol is next and no shot is better, it is undefined: a card
 * comes, and that is nobody's choice.
 */
export function choose(sight: PlayerView, { budget, seed }: Budget): Move | undefined {
  if (onlyChanceMoves(sight)) return undefined;
  const now = waiting(sight, seed);
  now.think(budget);
  return now.choice();
}
