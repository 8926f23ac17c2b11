/** A puzzle of a list: enough to lead to it. */
interface PuzzleLink {
  readonly id: string;
  readonly title: string;
  readonly href: string;
}

/** Where a game begun step by step leads when it is done. */
export interface GuideLinks {
  readonly rulebook: string;
  readonly scenarios: string;
  readonly practice: string;
  /** The easiest puzzle. */
  readonly first: PuzzleLink;
}

/** A puzzle as the list of them shows it. */
export interface ListedPuzzle extends PuzzleLink {
  readonly kind: string;
  /** How hard it is, from 1 on. */
  readonly level: number;
  /** What is asked. */
  readonly asked: string;
}

/** A game begun step by step, as the list leads to it. */
export interface ListedGuide extends PuzzleLink {
  readonly text: string;
  /** What the button to it says. */
  readonly go: string;
}
