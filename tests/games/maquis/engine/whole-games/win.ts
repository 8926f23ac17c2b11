import type { Deal } from '#games/maquis/engine/index.ts';
import type { Turn } from './turns.ts';

export const WIN_SET_UP: Deal = {
  difficulty: 'normal',
  goals: { west: 'sabotage', east: 'aid-the-spy' },
};

/** Six turns that a win and a draw have in common. */
const BEFORE_THE_WIN: readonly Turn[] = [
  {
    // Card 9 finds a worker at the grocer and goes on to Pont du Nord. From radio B the way home
    // leads over the black market and past the worker at the grocer.
    placement: 'grocer 8  poor-district 7  radio-b 9',
    patrols: { police: ['radio-a', 'fence', 'pont-du-nord'] },
    actions: `act:radio-b:airdrop-money:field-east return  act:grocer:food return
      act:poor-district:none return`,
    leaves: { day: 1, hand: { food: 1, money: 0 }, airdrops: { 'field-east': { money: 1 } } },
  },
  {
    // Card 2 finds radio B taken and stands at the grocer: radio B comes home by Pont Leveque. The
    // money still lies in the east, so the food can only fall in the west.
    placement: 'radio-b 2  field-east 10  spare-room-west 6',
    patrols: { police: ['grocer', 'radio-a', 'fence'] },
    actions: `act:radio-b:airdrop-food:field-west return  act:field-east:collect return
      act:spare-room-west:none return`,
    leaves: {
      day: 2,
      hand: { food: 1, money: 1 },
      airdrops: { 'field-west': { food: 3 } },
      discard: [8, 7, 9, 2, 10, 6],
    },
  },
  {
    // Three food from the field make four, all there are; one of them brings a recruit. Reaching
    // space 3 costs the first morale.
    placement: 'radio-b 5  cafe 3  field-west 4',
    patrols: { police: ['pont-leveque', 'rue-baradat', 'pont-du-nord'] },
    actions: `act:radio-b:airdrop-weapon:field-east return  act:field-west:collect return
      act:cafe:recruit return`,
    leaves: {
      day: 3,
      morale: 5,
      safeHouse: 4,
      cafe: 1,
      hand: { food: 3, money: 1 },
      patrolsToCome: 4,
    },
  },
  {
    // Four workers, four patrols. Card 1 is the last of the deck; all ten are shuffled for the next.
    // The black market costs a step of morale.
    placement: 'black-market 1  field-east 6  radio-b 4  east-exit 8',
    patrols: { police: ['grocer', 'radio-a', 'rue-baradat', 'fence'] },
    actions: `act:radio-b:airdrop-money:field-west return  act:field-east:collect return
      act:black-market:sell-food return  act:east-exit:none return`,
    leaves: {
      day: 4,
      morale: 4,
      hand: { food: 2, money: 2, weapon: 1 },
      airdrops: { 'field-west': { money: 1 } },
      discard: [6, 4, 8],
    },
  },
  {
    // The two money buy the laboratory.
    placement: 'spare-room-north-east 7  grocer 1  black-market 9  radio-b 10',
    patrols: { police: ['radio-a', 'fence', 'poor-district', 'pont-du-nord'] },
    actions: `act:spare-room-north-east:room:chemists-lab return
      act:radio-b:airdrop-weapon:field-east return  act:grocer:food return
      act:black-market:sell-food return`,
    leaves: {
      day: 5,
      morale: 3,
      hand: { food: 2, money: 1, weapon: 1 },
      airdrops: { 'field-west': { money: 1 }, 'field-east': { weapon: 1 } },
      rooms: { 'spare-room-north-east': 'chemists-lab' },
    },
  },
  {
    // The doctor comes home the long way round: rue Baradat, fence, poor district, black market,
    // grocer. The worker with the spy is cut off at Pont du Nord; the success is kept.
    placement: 'west-exit 5  east-exit 3  field-east 2  doctor 7',
    patrols: { police: ['pont-leveque', 'radio-a', 'pont-du-nord', 'radio-b'] },
    actions: `act:doctor:medicine return  act:west-exit:goal return
      act:field-east:collect return  act:east-exit:goal return`,
    leaves: {
      day: 6,
      morale: 2,
      safeHouse: 3,
      arrested: 1,
      hand: { food: 2, medicine: 1, money: 1, weapon: 0 },
      goals: {
        west: { successes: 1, complete: false },
        east: { successes: 1, complete: false },
      },
      discard: [7],
      patrolsToCome: 4,
    },
  },
];

export const WIN: readonly Turn[] = [
  ...BEFORE_THE_WIN,
  {
    // Three workers, but morale 2 brings four patrols: the fourth comes alone. Two arrests, and
    // the spy has all he needs.
    placement: 'west-exit 1  east-exit 2  spare-room-north-east 10  9',
    patrols: { police: ['grocer', 'fence', 'pont-du-nord', 'radio-b'] },
    actions: `act:east-exit:goal return  act:west-exit:goal return
      act:spare-room-north-east:explosives return`,
    leaves: {
      day: 7,
      morale: 2,
      safeHouse: 1,
      arrested: 3,
      hand: { food: 0, medicine: 0, money: 0, weapon: 0, explosives: 1 },
      goals: { west: { successes: 2, complete: false }, east: { successes: 2, complete: true } },
    },
  },
  {
    // The last worker at large blows up the factory and even comes home.
    placement: 'west-exit 4  5  3  6',
    patrols: { police: ['pont-leveque', 'radio-a', 'pont-du-nord', 'radio-b'] },
    actions: 'act:west-exit:goal return',
    leaves: {
      phase: 'over',
      day: 8,
      morale: 2,
      safeHouse: 1,
      arrested: 3,
      goals: { west: { successes: 3, complete: true }, east: { successes: 2, complete: true } },
    },
  },
];

/** The same game, but the seventh turn leaves the laboratory for the eighth. */
export const DRAW: readonly Turn[] = [
  ...BEFORE_THE_WIN,
  {
    placement: 'west-exit 1  east-exit 2  cafe 10  9',
    patrols: { police: ['grocer', 'fence', 'pont-du-nord', 'radio-b'] },
    actions: 'act:east-exit:goal return  act:west-exit:goal return  act:cafe:none return',
    leaves: { day: 7, safeHouse: 1, cafe: 1, arrested: 3, hand: { medicine: 1, explosives: 0 } },
  },
  {
    // Card 5 finds Pont Leveque taken by card 3 and stands at the black market: with radio B that
    // closes every road from the laboratory. The last worker is arrested, the explosives are lost;
    // whoever still waits at the cafe does not count.
    placement: 'spare-room-north-east 3  5  4  6',
    patrols: { police: ['pont-leveque', 'radio-a', 'black-market', 'radio-b'] },
    actions: 'act:spare-room-north-east:explosives return',
    leaves: {
      phase: 'over',
      day: 8,
      safeHouse: 0,
      cafe: 1,
      arrested: 4,
      hand: { medicine: 0, explosives: 0 },
      goals: { west: { successes: 2, complete: false }, east: { successes: 2, complete: true } },
    },
  },
];
