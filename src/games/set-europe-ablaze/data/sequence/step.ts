/** Who acts in a step. */
export type Actor = 'both' | 'maquis' | 'german' | 'active' | 'either';

/** What is known of a step; what is done and what is forgotten in it is said in `words/sequence`. */
export interface StepFacts {
  /** Words joined by dots: the step above, and its own. */
  readonly id: string;
  readonly who: Actor;
  /** The printed cases that say so. */
  readonly cases: readonly string[];
  /** The rulings it hangs on. */
  readonly rulings?: readonly string[];
  readonly optional?: true;
}
