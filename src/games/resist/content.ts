import { writtenIn } from '#rulebook/written-in.ts';
import { readExample, readGuidedMission, readPuzzle, readPuzzleWords } from './puzzles/index.ts';

/*
 * What is written for RESIST! alone, besides the chapters, rulings and words that every game has.
 */

/** Ids are what a chapter calls an example by. */
export const resistExamples = writtenIn('examples/resist', '*.yml', readExample);

/** Ids are those of the puzzles. */
export const resistScenarios = writtenIn(
  'puzzles/resist',
  ['*.yml', '!first-mission.yml'],
  readPuzzle,
);

/** What puzzles say. Ids are languages. */
export const resistScenarioWords = writtenIn('puzzles/resist/words', '*.yml', readPuzzleWords);

/** The guided first Mission, alone. */
export const resistGuidedMissions = writtenIn(
  'puzzles/resist',
  'first-mission.yml',
  readGuidedMission,
);

declare global {
  interface GameCollections {
    readonly resistExamples: typeof resistExamples;
    readonly resistScenarios: typeof resistScenarios;
    readonly resistScenarioWords: typeof resistScenarioWords;
    readonly resistGuidedMissions: typeof resistGuidedMissions;
  }
}
