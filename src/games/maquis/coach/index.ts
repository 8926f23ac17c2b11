/**
 * The coach of Maquis: advice from what a player can know. It reads positions and never a card that
 * lies face down.
 */

export { type PlayerView, playerView } from '../engine/sight.ts';
export type { MaquisTasks } from './advisor.ts';
export type { MaquisAnalysis, MaquisMove, ResultChances } from './analysis.ts';
export { advise, choose, newThinker } from './coach.ts';
export { type AdviceReason, reasonsFor } from './reasons.ts';
export { WEIGHTS_MADE } from './value/weights.ts';
