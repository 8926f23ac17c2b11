/** All that puzzles of one's own need besides what their game hands in, in one file to load. */
export { OwnList } from './OwnList.tsx';
export { OwnVerdictPart } from './OwnVerdictPart.tsx';
export { shelfOf, tryOf } from './own-puzzles.ts';
