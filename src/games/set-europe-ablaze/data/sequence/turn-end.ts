import type { StepFacts } from './step.ts';

/** The Turn End Phase, and what can happen at any time. */
export const TURN_END_STEPS = [
  { id: 'end', who: 'both', cases: ['3.3', '4.3.5'] },
  { id: 'end.clear', who: 'both', cases: ['3.3.1'], rulings: ['N09'] },
  { id: 'end.headquarters', who: 'both', cases: ['3.3.2'] },
  { id: 'end.networks', who: 'maquis', cases: ['3.3.3', '6.3.9c'], rulings: ['C06'] },
  { id: 'end.deceived', who: 'german', cases: ['3.3.4', '7.2.4'] },
  {
    id: 'end.free-moves',
    who: 'german',
    cases: ['3.3.5', '7.0'],
    rulings: ['N14', 'N15'],
    optional: true,
  },
  { id: 'end.morale', who: 'maquis', cases: ['3.3.6', '6.2.5', '5.4.6'], rulings: ['C19'] },
  {
    id: 'end.score',
    who: 'both',
    cases: ['3.3.7', '5.3.4', '5.3.5', '5.3.6', '9.1.2', '9.2', '9.3'],
    rulings: ['C17', 'C18'],
  },
  {
    id: 'end.cards',
    who: 'both',
    cases: ['3.3.8', '4.2.5', '4.2.6', '4.2.7'],
    rulings: ['N01', 'C20'],
  },
  { id: 'end.next', who: 'both', cases: ['3.3.9', '4.3.1', '2.4.3'] },
  { id: 'any-time', who: 'both', cases: ['3.0'] },
  { id: 'any-time.morale', who: 'maquis', cases: ['6.2.7', '6.2.8', '6.2.9'] },
  {
    id: 'any-time.strength-zero',
    who: 'maquis',
    cases: ['6.1.11', '6.7.8', '5.4.7'],
    rulings: ['C15'],
  },
  { id: 'any-time.value-zero', who: 'maquis', cases: ['9.1.1', '9.1.2', '9.3', '5.5.2'] },
  { id: 'any-time.repaired', who: 'german', cases: ['9.1.2'] },
  { id: 'any-time.network', who: 'maquis', cases: ['6.3.10a', '6.3.10b', '6.3.10c'] },
  { id: 'any-time.last-card', who: 'either', cases: ['4.2.7'] },
  { id: 'any-time.spade', who: 'either', cases: ['4.1.1c', '4.1.2a'] },
] as const satisfies readonly StepFacts[];
