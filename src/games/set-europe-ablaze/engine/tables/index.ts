/** The owner's own tables: what he has entered of his player aid, map and cards, as a file. */
export * from './bought.ts';
export * from './message.ts';
export * from './read.ts';
export * from './rows.ts';
export * from './tables.ts';
