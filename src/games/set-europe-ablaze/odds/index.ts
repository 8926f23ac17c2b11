/** The odds of an Action: plain functions of dice, exact. */
export { rowFor } from '../engine/tables/index.ts';
export * from './area-pool.ts';
export * from './pool.ts';
export * from './resolve.ts';
