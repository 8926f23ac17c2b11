/** All that judges deals, in one file to load. */
export { DealRating } from './DealRating.tsx';
export { FindDeal } from './FindDeal.tsx';
