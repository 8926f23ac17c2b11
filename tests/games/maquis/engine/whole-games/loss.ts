import type { Deal } from '#games/maquis/engine/index.ts';
import type { Turn } from './turns.ts';

export const LOSS_SET_UP: Deal = {
  difficulty: 'normal',
  goals: { west: 'liberate-the-town', east: 'underground-newspaper' },
};

/** Three turns, three arrests. */
export const LOSS: readonly Turn[] = [
  {
    // Card 6 finds radio A taken and stands in rue Baradat. Everybody comes home.
    placement: 'radio-a 8  grocer 2  doctor 6',
    patrols: {
      police: ['rue-baradat', 'fence', 'radio-b'],
      workers: ['grocer', 'doctor', 'radio-a'],
    },
    actions: `act:radio-a:airdrop-weapon:field-west return  act:grocer:food return
      act:doctor:medicine return`,
    leaves: {
      day: 1,
      morale: 6,
      hand: { food: 1, medicine: 1 },
      airdrops: { 'field-west': { weapon: 1 } },
    },
  },
  {
    // Aid lifts morale to 7 at once. The poor district is cut off by Pont Leveque, fence and
    // grocer: a shot at the grocer opens the way, for a step of morale and a soldier. Nothing is
    // left to shoot with for the worker at radio A, whose airdrop never comes.
    placement: 'field-west 3  poor-district 10  radio-a 1',
    patrols: { police: ['pont-leveque', 'grocer', 'fence'] },
    actions: `act:field-west:collect return
      act:poor-district:aid shoot:grocer return
      act:radio-a:airdrop-food:field-east return`,
    leaves: {
      day: 2,
      morale: 6,
      soldiers: 1,
      safeHouse: 2,
      arrested: 1,
      hand: { food: 0, medicine: 0, weapon: 0 },
      airdrops: {},
      patrolsToCome: 3,
    },
  },
  {
    // Two workers, three patrols, the last of them the soldier. The doctor can neither pass Pont
    // Leveque nor, the long way round, the grocer; the spare room hangs on the grocer alone.
    placement: 'doctor 7  spare-room-south-east 9  5',
    patrols: { police: ['grocer', 'radio-a'], soldierPawns: ['pont-leveque'] },
    actions: 'act:doctor:medicine return  act:spare-room-south-east:none return',
    leaves: {
      phase: 'over',
      day: 3,
      morale: 5,
      soldiers: 1,
      safeHouse: 0,
      cafe: 2,
      arrested: 3,
      hand: { food: 0, medicine: 0 },
      police: [],
      soldierPawns: [],
    },
  },
];
