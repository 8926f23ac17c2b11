/** Exact chances for the cards to come, as fractions. */
export { type Odds, oddsOf } from './odds.ts';
