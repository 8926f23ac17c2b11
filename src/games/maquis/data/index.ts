/** The printed facts of Maquis, print-and-play 1.1, frozen. */
export * from './actions.ts';
export * from './difficulties.ts';
export * from './goals.ts';
export * from './locations.ts';
export * from './patrol-cards.ts';
export * from './resources.ts';
export * from './roads.ts';
export * from './rules.ts';
export * from './rulings.ts';
export * from './sources.ts';
export * from './tiles.ts';
export * from './tracks.ts';
