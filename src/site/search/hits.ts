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
  readonly chapter: string;
  /** Cuts out the text around what was found; only what is drawn is worth the work. */
  readonly excerpt: () => readonly Piece[];
  readonly words: string;
}

export interface Hits {
  readonly query: string;
  readonly count: number;
  readonly hits: readonly Hit[];
  /** How many there are in each chapter, whatever chapter is chosen. */
  readonly chapters: Readonly<Record<string, number>>;
}
