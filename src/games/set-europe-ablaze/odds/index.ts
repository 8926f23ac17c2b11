/** The odds of an Action: plain functions of dice, exact. */
export { rowFor } from '../engine/tables/index.ts';
export * from './area-pool.ts';
export * from './known-pool.ts';
export * from './not-counted.ts';
export * from './piece-kinds.ts';
export * from './pool.ts';
export * from './resolve.ts';
export * from './rolls.ts';
