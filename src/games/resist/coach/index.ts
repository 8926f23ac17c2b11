/**
 * The coach of RESIST!: advice from what a player can know. It reads positions without the generator;
 * no order of unseen cards exists for it to see.
 */

export {
  advisor,
  chooseWithCoach,
  type EndChances,
  knows,
  type ResistAnalysis,
  type ResistMove,
  USUAL_SIMULATIONS,
} from './advisor.ts';
export { ENDS, type EndId, victoryChance } from './ends.ts';
export { choosePlainly } from './plain-game.ts';
export type { AdviceReason } from './reasons.ts';
