import type { Places } from './pagefind-client.ts';
import type { Substitution } from './reading.ts';

/** A piece of a text that was searched; what was asked for stands in pieces of its own. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** One thing found. */
export interface Hit {
  readonly href: string;
  readonly title: string;
  readonly kind: string;
  /** The id of its game, and that game's name. */
  readonly game: string;
  readonly gameName: string;
  readonly chapter: string;
  /** Cuts out the text around what was found; only what is drawn is worth the work. */
  readonly excerpt: () => readonly Piece[];
}

/** A chapter of a game in which something was found. */
export interface FoundChapter {
  /** `GAME/CHAPTER`: chapters of two games may bear one name. */
  readonly id: string;
  readonly chapter: string;
  readonly gameName: string;
  readonly count: number;
}

/** What a question found among things. */
export interface Answer {
  /** How well each thing answers, by its number; see ranking.ts. */
  readonly near: Float64Array;
  /** Cuts out of the text of a thing, by its number, what answers. */
  readonly excerpt: (thing: number) => readonly Piece[];
  /** What of the question was taken for something else. */
  readonly taken: readonly Substitution[];
  /** Whether it was asked in a single word, which is looked for wherever it stands. */
  readonly isOneWord: boolean;
}

/**
 * Answers a question out of things that were made ready for it.
 *
 * @param lookUp is asked for words that may stand in the texts
 * @param isLoose whether a word is taken for others that are hardly like it, where nothing else answers
 */
export type Ask = (
  question: string,
  lookUp: (words: string) => Promise<Places>,
  isLoose?: boolean,
) => Promise<Answer>;

export interface Hits {
  readonly query: string;
  readonly count: number;
  readonly hits: readonly Hit[];
  /** In which chapters there is something, whatever chapter is chosen. */
  readonly chapters: readonly FoundChapter[];
  /** What of the question was taken for something else. */
  readonly taken: readonly Substitution[];
  /** Nothing fits: these are the nearest there is. */
  readonly isNearest: boolean;
}
