/** Exact chances from public knowledge alone: patrols, arrests, ways home. */

export { type Chance, chanceFraction, chanceNumber, lowestTerms } from './chance.ts';
export { type Odds, oddsOf, type PlacementOdds, type WorkerOdds } from './odds.ts';
