/** The game at a real table: its machine, and what is kept of it. */

export * from './files.ts';
export * from './hand-over.ts';
export * from './kept-tables.ts';
export * from './machine.ts';
export * from './marks.ts';
export * from './replay.ts';
export * from './save-format.ts';
export * from './shared-log.ts';
export * from './tables.ts';
