/** Exact chances for the cards to come, as fractions. */
export { oddsOf, type ThreatOdds } from './odds.ts';
