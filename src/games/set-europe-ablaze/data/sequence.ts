import { OPERATIONS_STEPS } from './sequence/operations.ts';
import { ORGANIZATION_STEPS } from './sequence/organization.ts';
import { SET_UP_SEQUENCE, type StepFacts } from './sequence/step.ts';
import { TURN_END_STEPS } from './sequence/turn-end.ts';

/**
 * The turn step by step, from the set-up to what can happen at any time: the steps of the booklet, and
 * those it needs and does not list.
 */
const STEPS = [
  ...SET_UP_SEQUENCE,
  ...ORGANIZATION_STEPS,
  ...OPERATIONS_STEPS,
  ...TURN_END_STEPS,
] as const;

export type StepId = (typeof STEPS)[number]['id'];

export interface SequenceStep extends StepFacts {
  readonly id: StepId;
}

/** Every step in order; a step within another bears its id before a dot. */
export const SEQUENCE: readonly SequenceStep[] = Object.freeze(
  STEPS.map((step: SequenceStep): SequenceStep => Object.freeze(step)),
);

/** How deep a step lies: 0 for a phase. */
export const depthOf = ({ id }: SequenceStep): number => id.split('.').length - 1;
