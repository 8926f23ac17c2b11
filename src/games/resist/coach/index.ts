/**
 * The coach of RESIST!: advice from what a player can know. It reads positions without the generator;
 * no order of unseen cards exists for it to see.
 */

export {
  chooseWithCoach,
  knows,
  type ResistAnalysis,
  type ResistMove,
  resistAdvisor,
  USUAL_SIMULATIONS,
} from './advisor.ts';
export { ENDS, type EndId, victoryChance } from './ends.ts';
export { choosePlainlyInResist } from './plain-game.ts';
export type { AdviceReason } from './reasons.ts';
