/** The printed facts of Maquis, frozen: print-and-play 1.1, and what the boxed editions have beside it. */
export * from './actions.ts';
export * from './editions.ts';
export * from './goal.ts';
export * from './goals.ts';
export * from './locations.ts';
export * from './pieces.ts';
export * from './rules.ts';
export * from './rulings.ts';
