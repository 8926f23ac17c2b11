/** Exact chances for the cards to come, as fractions. */
export { type ThreatOdds, threatOdds } from './odds.ts';
