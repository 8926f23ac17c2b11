/** The log of a game: what was done at the table, in order, and where it leads. */

export * from './arrival.ts';
export { eventVerdict } from './event-refusal.ts';
export * from './events.ts';
export * from './events.ts';
export * from './log-state.ts';
export { isOperationsOver } from './operations.ts';
export { sealOf } from './organization.ts';
export { BOXES, countIn, fieldOf } from './pieces.ts';
export * from './position.ts';
export * from './read.ts';
