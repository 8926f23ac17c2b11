/** Set positions of RESIST!: examples to try, puzzles, the guided first Mission. */
export { type Example, readExample, SHOWN_PARTS, type ShownPart } from './example.ts';
export type { Read } from './read.ts';
export { positionOf, type SetUp, tableFrom } from './set-up.ts';
