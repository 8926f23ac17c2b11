import { writtenIn } from '#rulebook/written-in.ts';
import { readExample, readGuidedMission, readPuzzle, readPuzzleWords } from './puzzles/index.ts';

/*
 * What is written for RESIST! alone, besides the chapters, rulings and words that every game has.
 */

export const content = {
  /** Ids are what a chapter calls an example by. */
  resistExamples: writtenIn('examples/resist', '*.yml', readExample),
  /** Ids are those of the puzzles. */
  resistScenarios: writtenIn('puzzles/resist', ['*.yml', '!first-mission.yml'], readPuzzle),
  /** What puzzles say. Ids are languages. */
  resistScenarioWords: writtenIn('puzzles/resist/words', '*.yml', readPuzzleWords),
  /** The guided first Mission, alone. */
  resistGuidedMissions: writtenIn('puzzles/resist', 'first-mission.yml', readGuidedMission),
};

type Content = typeof content;

declare global {
  interface GameCollections extends Content {}
}
