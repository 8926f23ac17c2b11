/** Exact chances from what the player can know: Spies, civilians, face-down Enemies, next cards. */

export { allSpiesOdds } from './all-spies.ts';
export { civilianOdds } from './civilians.ts';
export { faceDownOdds } from './face-down.ts';
export { nextCardOdds, nextRecruitOdds } from './next-card.ts';
export { resistOdds } from './odds.ts';
