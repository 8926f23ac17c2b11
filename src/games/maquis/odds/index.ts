/** Exact chances from public knowledge alone: patrols, arrests, ways home. */

export { type Chance, chanceNumber, fractionText, lowestTerms } from './chance.ts';
export { type Odds, type Option, oddsOf, type WorkerOdds } from './odds.ts';
