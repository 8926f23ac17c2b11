/** The printed facts of RESIST!, first edition, frozen. */
export * from './actions.ts';
export * from './actions.ts';
export * from './enemies.ts';
export * from './game.ts';
export * from './maquis.ts';
export * from './missions.ts';
export * from './rules.ts';
export * from './rulings.ts';
