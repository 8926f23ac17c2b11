/** What comes of a result, step by step, and what has to be decided in it. */
export * from './action.ts';
export * from './arrive.ts';
export * from './by-log.ts';
export * from './effects.ts';
export * from './losses.ts';
export * from './outcome.ts';
export * from './places.ts';
export * from './scene.ts';
export * from './story.ts';
export * from './units.ts';
