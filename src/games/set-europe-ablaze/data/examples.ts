import type { ActionId } from './actions.ts';

/** A printed example: the dice of both sides, what had to be beaten, and by how much it was. */
interface WorkedExample {
  readonly action: ActionId;
  readonly attack: number;
  readonly defend: number;
  readonly modifier: number;
  readonly backfire: number;
  /** What the dice showed. */
  readonly totals: readonly [active: number, other: number];
}

/** The two examples of 8.6, played in Orleans one after the other. */
export const WORKED_EXAMPLES = Object.freeze({
  sabotage: Object.freeze({
    action: 'sabotage',
    attack: 8,
    defend: 5,
    modifier: 0,
    backfire: 2,
    totals: Object.freeze([28, 19] as const),
  }),
  counterintelligence: Object.freeze({
    action: 'counterintelligence',
    attack: 6,
    defend: 5,
    modifier: -2,
    backfire: 1,
    totals: Object.freeze([17, 12] as const),
  }),
}) satisfies Readonly<Record<string, WorkedExample>>;
