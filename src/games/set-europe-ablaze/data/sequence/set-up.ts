import type { StepFacts } from './step.ts';

/** Before the first turn. */
export const SET_UP_SEQUENCE = [
  { id: 'set-up', who: 'both', cases: ['11.0', '11.1'] },
  { id: 'set-up.german', who: 'german', cases: ['11.1.1'] },
  { id: 'set-up.maquis', who: 'maquis', cases: ['11.0'] },
  { id: 'set-up.heroes', who: 'maquis', cases: ['6.7.1'] },
  { id: 'set-up.hands', who: 'both', cases: ['4.2.1'] },
  { id: 'set-up.tracks', who: 'both', cases: ['4.3.1', '2.4.7'] },
] as const satisfies readonly StepFacts[];
