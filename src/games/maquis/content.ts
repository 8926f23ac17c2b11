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

export const content = {
  /** The examples of the rulings as tables, in one list. */
  maquisRulingExamples: writtenIn('rules/maquis', 'ruling-examples.yml', readRulingExamples),
  /** Ids are what a chapter calls an example by. */
  maquisExamples: writtenIn('examples/maquis', '*.yml', readExample),
  /** Ids are those of the scenarios. */
  maquisScenarios: writtenIn('puzzles/maquis', ['*.yml', '!first-day.yml'], readPuzzle),
  /** What puzzles say. Ids are languages. */
  maquisScenarioWords: writtenIn('puzzles/maquis/words', '*.yml', readPuzzleWords),
  /** The guided first day, alone. */
  maquisGuidedDays: writtenIn('puzzles/maquis', 'first-day.yml', readGuidedDay),
};

type Content = typeof content;

declare global {
  interface GameCollections extends Content {}
}
