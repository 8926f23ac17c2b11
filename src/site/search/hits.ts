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
