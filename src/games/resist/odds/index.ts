/** Exact chances from what the player can know: Spies, civilians, face-down Enemies, next cards. */

export { allSpiesOdds } from './all-spies.ts';
export { civilianOdds, DRAWS_TOLD } from './civilians.ts';
export { faceDownOdds, type TypeOdds } from './face-down.ts';
export { nextCardOdds, nextRecruitOdds } from './next-card.ts';
export { type Odds, oddsOf } from './odds.ts';
