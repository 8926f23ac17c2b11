import { SET_UP_SEQUENCE, type StepFacts } from './sequence-step.ts';

/** The Organization Phase. */
const ORGANIZATION_STEPS = [
  { id: 'org', who: 'both', cases: ['3.1'] },
  { id: 'org.lay', who: 'both', cases: ['3.1.1', '4.2.2', '4.2.3'], rulings: ['C21'] },
  { id: 'org.clear', who: 'maquis', cases: ['3.1.2', '9.2'] },
  { id: 'org.arrive', who: 'both', cases: ['3.1.3'], rulings: ['C06'] },
  { id: 'org.arrive.training', who: 'maquis', cases: ['6.3.9b'] },
  { id: 'org.arrive.heroes-back', who: 'maquis', cases: ['6.7.7'] },
  {
    id: 'org.arrive.strength',
    who: 'maquis',
    cases: ['6.1.5a', '6.1.6', '6.1.7', '6.1.9'],
    rulings: ['C07', 'N17'],
  },
  { id: 'org.arrive.networks', who: 'maquis', cases: ['6.3.5a', '6.3.3'] },
  { id: 'org.arrive.caches', who: 'maquis', cases: ['6.4.6', '6.4.8', '6.4.5', '5.5.1b'] },
  { id: 'org.arrive.teams', who: 'maquis', cases: ['6.5.5', '6.5.6', '5.5.1a'] },
  { id: 'org.arrive.hero', who: 'maquis', cases: ['6.7.2', '6.7.6'], optional: true },
  { id: 'org.arrive.morale', who: 'maquis', cases: ['6.2.5', '6.2.8', '6.2.9'], rulings: ['N21'] },
  { id: 'org.arrive.security', who: 'german', cases: ['7.1.1', '7.1.4', '7.1.5'] },
  {
    id: 'org.arrive.vichy',
    who: 'german',
    cases: ['5.2.7', '5.2.2', '5.2.5', '7.1.6'],
    rulings: ['N25'],
  },
  { id: 'org.arrive.detachments', who: 'german', cases: ['7.2.1', '7.2.2'] },
  { id: 'org.arrive.labor', who: 'german', cases: ['7.3.2', '7.3.5'] },
  { id: 'org.recruit', who: 'both', cases: ['3.1.4', '10.2.3', '10.2.6'], optional: true },
  { id: 'org.recruit.strength', who: 'maquis', cases: ['6.1.5b'], optional: true },
  { id: 'org.recruit.networks', who: 'maquis', cases: ['6.3.5b', '6.3.9a'], optional: true },
  { id: 'org.recruit.caches', who: 'maquis', cases: ['6.4.7', '6.4.5'], optional: true },
  {
    id: 'org.recruit.security',
    who: 'german',
    cases: ['7.4.1', '7.4.2', '7.4.3b', '7.4.3c'],
    optional: true,
  },
  { id: 'org.recruit.labor', who: 'german', cases: ['7.4.2', '7.4.3d'], optional: true },
  {
    id: 'org.reveal',
    who: 'both',
    cases: ['3.1.5', '4.2.3', '4.1.1c', '4.1.2a'],
    rulings: ['C21', 'N02'],
  },
] as const satisfies readonly StepFacts[];

/** The Operations Phase: an Impulse and the resolution of an Action. */
const OPERATIONS_STEPS = [
  { id: 'ops', who: 'both', cases: ['3.2', '3.2.1', '3.2.5'] },
  { id: 'ops.over', who: 'both', cases: ['8.7.1', '8.7.2', '8.5.3'], rulings: ['C03'] },
  { id: 'ops.residual', who: 'active', cases: ['3.2.4', '8.5.1', '4.3.6'], rulings: ['C02'] },
  {
    id: 'ops.maximum',
    who: 'active',
    cases: ['8.4.1', '8.4.2'],
    rulings: ['C01', 'N02'],
    optional: true,
  },
  { id: 'ops.pass', who: 'active', cases: ['3.2.6'], optional: true },
  { id: 'ops.area', who: 'active', cases: ['3.2.2', '5.1.9', '8.1.6'] },
  { id: 'ops.act', who: 'active', cases: ['8.0', '8.1.1', '8.1.3'], rulings: ['C09', 'C10'] },
  {
    id: 'ops.act.maquis-prepare',
    who: 'maquis',
    cases: ['8.3.1', '8.3.2', '8.3.3'],
    rulings: ['N10', 'N12'],
  },
  { id: 'ops.act.maquis-strike', who: 'maquis', cases: ['8.2.1', '8.2.2', '8.2.3', '8.2.4a'] },
  {
    id: 'ops.act.german-prepare',
    who: 'german',
    cases: ['8.3.4', '8.3.5', '5.5.2'],
    rulings: ['N12'],
  },
  { id: 'ops.act.german-strike', who: 'german', cases: ['8.2.5', '8.2.6', '8.2.4b'] },
  { id: 'ops.resolve', who: 'both', cases: ['8.6'] },
  { id: 'ops.resolve.declare', who: 'active', cases: ['8.6.1', '8.1.2'] },
  {
    id: 'ops.resolve.headquarters',
    who: 'either',
    cases: ['6.6a', '7.5.2'],
    rulings: ['D11'],
    optional: true,
  },
  { id: 'ops.resolve.withhold', who: 'maquis', cases: ['8.6.2', '8.6.2a', '8.6.2b'] },
  {
    id: 'ops.resolve.convert',
    who: 'active',
    cases: ['8.4.3', '8.5.2'],
    rulings: ['N03'],
    optional: true,
  },
  {
    id: 'ops.resolve.dice',
    who: 'both',
    cases: ['8.6.3', '8.6.3b', '8.6.3c', '5.4.2', '6.7.5', '4.4.7'],
    rulings: ['C13'],
  },
  { id: 'ops.resolve.roll', who: 'both', cases: ['8.6.4'] },
  { id: 'ops.resolve.pips', who: 'active', cases: ['4.3.6'], optional: true },
  { id: 'ops.resolve.check', who: 'active', cases: ['8.6.5', '8.6.5b'] },
  { id: 'ops.resolve.compare', who: 'active', cases: ['8.6.6', '8.6.6a'] },
  { id: 'ops.resolve.backfire', who: 'active', cases: ['8.6.7', '8.6.7a'] },
  {
    id: 'ops.resolve.result',
    who: 'active',
    cases: ['8.6.8', '8.6.8c', '8.6.9i'],
    rulings: ['C16'],
  },
  { id: 'ops.resolve.losses', who: 'both', cases: ['8.6.9', '6.3.10a', '6.3.10c', '6.7.8'] },
  { id: 'ops.resolve.spies', who: 'either', cases: ['4.1.3', '4.1.3a'], optional: true },
  {
    id: 'ops.resolve.spend',
    who: 'both',
    cases: ['6.5.3', '6.4.3', '8.3.5d'],
    rulings: ['C11', 'N07'],
  },
  { id: 'ops.close', who: 'active', cases: ['8.1.12', '8.1.13'] },
  { id: 'ops.close.maquis', who: 'maquis', cases: ['8.1.12', '6.4.4'] },
  { id: 'ops.close.german', who: 'german', cases: ['8.1.13'], rulings: ['N08'] },
] as const satisfies readonly StepFacts[];

/** The Turn End Phase, and what can happen at any time. */
const TURN_END_STEPS = [
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
