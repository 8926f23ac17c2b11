/** The chances of a win and of a draw. */
export interface Chances {
  readonly win: number;
  readonly draw: number;
}

/** What a draw is worth beside a win. */
export const DRAW_UTILITY = 0.02;

/** By what one moment is better than another. */
export const utilityOf = ({ win, draw }: Chances): number => win + DRAW_UTILITY * draw;
