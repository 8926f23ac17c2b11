/** One thing found. */
export interface Hit {
  readonly href: string;
  readonly title: string;
  readonly kind: string;
  readonly chapter: string;
  /** Text around the match, escaped, with `<mark>`. */
  readonly excerpt: string;
  readonly words: string;
}

export interface Hits {
  readonly query: string;
  readonly count: number;
  readonly hits: readonly Hit[];
  /** How many there are in each chapter, whatever chapter is chosen. */
  readonly chapters: Readonly<Record<string, number>>;
}
