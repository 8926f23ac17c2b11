import type { StepFacts } from './step.ts';

/** The Organization Phase. */
export const ORGANIZATION_STEPS = [
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
