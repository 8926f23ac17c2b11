/** Exact chances for the cards to come, as fractions. */
export { type Chance, fractionText, numberOf, wholePercent } from './chance.ts';
export { type Odds, oddsOf } from './odds.ts';
