import type { GameTypes, PlayerView } from '../rules/game-rules.ts';

/** What a move or a moment comes to, as far as it has been thought through. */
export interface Evaluation {
  /** By what one is better than another; its scale is the game's. */
  readonly worth: number;
  /** The standard error of `worth`, from chance alone. */
  readonly standardError: number;
  /** How likely each end is; they add up to 1. */
  readonly chances: Readonly<Record<string, number>>;
}

export interface MoveEvaluation extends Evaluation {
  /** As it stands in a record. */
  readonly move: string;
  /** How many simulated games began with it. */
  readonly simulations: number;
}

/** What is thought of a moment. */
export interface Analysis {
  readonly simulations: number;
  /** The best choice being made. */
  readonly value: Evaluation;
  /** Every legal move, the best first; none where chance moves or the game is over. */
  readonly moves: readonly MoveEvaluation[];
}

/** Thought that can be gone on with. */
export interface Thinking<A extends Analysis = Analysis> {
  /** Simulates so many games more. */
  think(simulations: number): void;
  /** What is thought so far. */
  advice(): A;
}

/** Somebody who gives advice on a game, from what can be seen of it. */
export interface Advisor<T extends GameTypes, A extends Analysis = Analysis> {
  /**
   * Begins to think about a moment.
   *
   * @param seed any text: the same seed and number of simulations give the same advice
   * @param planned how many simulations are likely to be asked for, so that they are well shared out
   */
  readonly begin: (sight: PlayerView<T>, seed: string, planned?: number) => Thinking<A>;
}
