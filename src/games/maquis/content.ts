import { writtenIn } from '#rulebook/written-in.ts';
import {
  readExample,
  readGuidedDay,
  readPuzzle,
  readPuzzleWords,
  readRulingExamples,
} from './puzzles/index.ts';

/*
 * What is written for Maquis alone, besides the chapters, rulings and words that every game has.
 */

/** The examples of the rulings as tables, in one list. */
export const maquisRulingExamples = writtenIn(
  'rules/maquis',
  'ruling-examples.yml',
  readRulingExamples,
);

/** Ids are what a chapter calls an example by. */
export const maquisExamples = writtenIn('examples/maquis', '*.yml', readExample);

/** Ids are those of the scenarios. */
export const maquisScenarios = writtenIn('puzzles/maquis', ['*.yml', '!first-day.yml'], readPuzzle);

/** What puzzles say. Ids are languages. */
export const maquisScenarioWords = writtenIn('puzzles/maquis/words', '*.yml', readPuzzleWords);

/** The guided first day, alone. */
export const maquisGuidedDays = writtenIn('puzzles/maquis', 'first-day.yml', readGuidedDay);

declare global {
  interface GameCollections {
    readonly maquisRulingExamples: typeof maquisRulingExamples;
    readonly maquisExamples: typeof maquisExamples;
    readonly maquisScenarios: typeof maquisScenarios;
    readonly maquisScenarioWords: typeof maquisScenarioWords;
    readonly maquisGuidedDays: typeof maquisGuidedDays;
  }
}
