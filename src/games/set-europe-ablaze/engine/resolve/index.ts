/** What comes of a result, step by step, and what has to be decided in it. */
export * from './action.ts';
export * from './arrive.ts';
export * from './by-choices.ts';
export * from './by-log.ts';
export * from './counters.ts';
export * from './effects.ts';
export * from './eid.ts';
export * from './failure.ts';
export * from './losses.ts';
export * from './owed.ts';
export * from './places.ts';
export * from './scene.ts';
export * from './story.ts';
export * from './success.ts';
export * from './units.ts';
