import type { GameTypes, PlayerView } from '../rules/game-rules.ts';

/** What a move or a moment comes to, as far as it has been searched. */
export interface Evaluation {
  /** By what one is better than another; its scale is the game's. */
  readonly score: number;
  /** The standard error from chance alone: of `score`, or of the chance that the game tells with it. */
  readonly standardError: number;
  /** How likely the ends are that the game tells. */
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
  /** The moves, the best first; none where the game is over. */
  readonly moves: readonly MoveEvaluation[];
}

/** A moment that is being searched. */
export interface Search<A extends Analysis = Analysis> {
  /** Simulates so many games more. */
  think(simulations: number): void;
  /** What is thought so far. Asked only when it is told, as it may be costly. */
  analysis(): A;
  /** Whether there is nothing to simulate here: the first answer is the whole answer. */
  readonly isExact?: boolean;
}

/** Whatever else an advisor does on request, by name: plain data in, plain data out. */
export type Tasks = Readonly<Record<string, (input: never) => unknown>>;

/** Gives advice on a game, from what a player can see of it. */
export interface Advisor<
  T extends GameTypes,
  A extends Analysis = Analysis,
  K extends Tasks = Tasks,
> {
  /**
   * Begins to search a moment.
   *
   * @param seed any text: the same seed and number of simulations give the same advice
   * @param planned how many simulations are likely to be asked for, so that they are well shared out
   */
  readonly start: (view: PlayerView<T>, seed: string, planned?: number) => Search<A>;
  /** How many games are simulated at a stretch, before other requests are heard. */
  readonly stretch: number;
  readonly tasks?: K;
}

/** Less than this is nothing, whatever the simulations say: a coach's own view is no sharper. */
const LEAST_LOSS = 0.03;

/** How much worse something is, and how far the luck of the simulations may carry that. */
interface Uncertain {
  readonly worth: number;
  readonly standardError: number;
}

/** Whether a difference is too great to come from the luck of the simulations, in 19 cases of 20. */
export const isSignificant = ({ worth, standardError }: Uncertain): boolean =>
  worth > Math.max(LEAST_LOSS, 2 * standardError);
