/** Exact chances from public knowledge alone: patrols, arrests, ways home. */

export { type Chance, fractionText, lowestTerms, wholePercent } from './chance.ts';
export { type Odds, type Option, oddsOf, type WorkerOdds } from './odds.ts';
