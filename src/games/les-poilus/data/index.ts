/** The printed facts of Les Poilus: cards, soldiers, tiles, how a game is set up. */
export * from './hardships.ts';
export * from './hardships.ts';
export * from './rules.ts';
export * from './set-up.ts';
export * from './set-up.ts';
export * from './set-up.ts';
export * from './threats.ts';
export * from './threats.ts';
