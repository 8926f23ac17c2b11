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

/** Before the first turn. */
export const SET_UP_SEQUENCE = [
  { id: 'set-up', who: 'both', cases: ['11.0', '11.1'] },
  { id: 'set-up.german', who: 'german', cases: ['11.1.1'] },
  { id: 'set-up.maquis', who: 'maquis', cases: ['11.0'] },
  { id: 'set-up.heroes', who: 'maquis', cases: ['6.7.1'] },
  { id: 'set-up.hands', who: 'both', cases: ['4.2.1'] },
  { id: 'set-up.tracks', who: 'both', cases: ['4.3.1', '2.4.7'] },
] as const satisfies readonly StepFacts[];
