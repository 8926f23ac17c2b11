import type { ToldAnswer, ToldVerdict } from './judging.ts';

/** Moves to be shown on the board one by one. */
export interface Variation {
  readonly shows: 'refutation' | 'solution';
  readonly moves: readonly string[];
  /** The number of the first move that is news, the first being 0. */
  readonly first: number;
  /** What is asked, answered at the end of the line. */
  readonly answers: readonly ToldAnswer[];
}

export type Refuted = Extract<ToldVerdict, { verdict: 'refuted' }>;

const isDrawn = (move: string | undefined): boolean => move?.startsWith('patrol:') ?? false;

/** Whether the mistake was to let a card be drawn. */
export const isWrongDrawing = ({ move }: Refuted, tried: readonly string[]): boolean =>
  isDrawn(tried[move]);

/**
 * What beats a try: the wrong move and what follows from it. Where drawing a card was wrong, the card
 * that beats it takes the place of the one that came.
 */
export function refutingVariation(refuted: Refuted, tried: readonly string[]): Variation {
  const { move, line, answers } = refuted;
  const kept = isWrongDrawing(refuted, tried) ? move : move + 1;
  return { shows: 'refutation', moves: [...tried.slice(0, kept), ...line], first: move, answers };
}
