import type { GameEvent, Position } from '#games/maquis/engine/index.ts';
import { acting, atDusk, boxed, patrolling, placing, positionWith } from './tables.ts';

export type EventType = GameEvent['type'];

/** What is to be visited before a card is turned over for the Double Agent. */
const WEST_BANK = [
  'pont-leveque',
  'doctor',
  'radio-a',
  'rue-baradat',
  'poor-district',
  'pont-du-nord',
] as const;

/** For every type of event a move in which it happens, and what it tells. */
export const HAPPENS: Readonly<Record<EventType, readonly [Position, string, object]>> = {
  'turn-began': [atDusk({ soldiers: 1 }), 'upkeep', { patrols: 3, soldiers: 1 }],
  'worker-placed': [placing(), 'place:grocer', { place: 'grocer' }],
  'deck-reshuffled': [
    patrolling({ workers: ['cafe'], discard: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }),
    'patrol:4',
    {},
  ],
  'card-drawn': [patrolling({ workers: ['cafe'] }), 'patrol:4', { card: 4 }],
  'patrol-stationed': [
    patrolling({ workers: ['cafe'] }),
    'patrol:4',
    { place: 'radio-b', pawn: 'police' },
  ],
  'patrol-not-placed': [
    patrolling({ workers: ['cafe'], police: ['fence', 'pont-du-nord', 'pont-leveque'] }),
    'patrol:10',
    { card: 10 },
  ],
  'worker-arrested': [
    acting({ workers: ['radio-b'], police: ['black-market'] }),
    'act:radio-b:none return',
    { place: 'radio-b', when: 'return' },
  ],
  acted: [acting({ workers: ['grocer'] }), 'act:grocer:food', { place: 'grocer', action: 'food' }],
  paid: [
    acting({ workers: ['fence'], hand: { money: 1 } }),
    'act:fence:weapon',
    { goods: { money: 1 } },
  ],
  gained: [acting({ workers: ['grocer'] }), 'act:grocer:food return', { goods: { food: 1 } }],
  dropped: [
    acting({ workers: ['radio-a'] }),
    'act:radio-a:airdrop-food:field-east return',
    { field: 'field-east', goods: { food: 3 } },
  ],
  'short-supply': [
    acting({ workers: ['grocer'], hand: { food: 4 } }),
    'act:grocer:food',
    { wanted: { food: 1 }, got: {} },
  ],
  lost: [
    acting({ workers: ['radio-b'], police: ['black-market'] }),
    'act:radio-b:intel return',
    { goods: { intel: 1 } },
  ],
  'tile-laid': [
    acting({ workers: ['spare-room-west'], hand: { money: 2 } }),
    'act:spare-room-west:room:smuggler',
    { place: 'spare-room-west', tile: 'smuggler' },
  ],
  success: [
    acting({ workers: ['west-exit'] }),
    'act:west-exit:goal',
    { goal: 'sabotage', successes: 1 },
  ],
  'goal-complete': [
    acting({ workers: ['west-exit'], west: { successes: 2 }, hand: { explosives: 1 } }),
    'act:west-exit:goal',
    { goal: 'sabotage' },
  ],
  visited: [
    acting(boxed('officers-mansion', 'sabotage', { workers: ['rue-baradat'] })),
    'act:rue-baradat:none',
    { goal: 'officers-mansion', place: 'rue-baradat' },
  ],
  'gun-destroyed': [
    acting(
      boxed('sabotage', 'destroy-aa-guns', { workers: ['black-market'], hand: { weapon: 1 } }),
    ),
    'act:black-market:goal:east:weapon',
    { place: 'black-market' },
  ],
  'major-success': [
    acting(
      boxed('sabotage', 'milice-hq', {
        workers: ['east-exit'],
        hand: { poison: 2 },
        east: { successes: 1 },
      }),
    ),
    'act:east-exit:goal',
    { goal: 'milice-hq' },
  ],
  distracted: [
    acting(
      boxed('sabotage', 'bomb-the-barracks', {
        workers: ['field-west'],
        hand: { weapon: 1 },
        east: { successes: 2 },
      }),
    ),
    'act:field-west:goal:east',
    { goal: 'bomb-the-barracks' },
  ],
  stayed: [
    acting(boxed('infiltration', 'sabotage', { workers: ['west-exit'], hand: { intel: 2 } })),
    'act:west-exit:goal',
    { goal: 'infiltration', as: 'mole' },
  ],
  'card-seen': [
    positionWith(
      boxed('infiltration', 'sabotage', { phase: 'look', west: { successes: 1, inside: true } }),
    ),
    'look:4',
    { card: 4 },
  ],
  'card-turned-over': [
    acting(
      boxed('double-agent', 'sabotage', {
        workers: ['doctor'],
        west: {
          successes: 5,
          marks: ['pont-leveque', 'radio-a', 'rue-baradat', 'poor-district', 'pont-du-nord'],
        },
      }),
    ),
    'act:doctor:none reveal:8',
    { card: 8, place: 'fence' },
  ],
  'worker-removed': [
    acting(
      boxed('double-agent', 'sabotage', {
        workers: ['grocer'],
        west: { successes: 6, marks: WEST_BANK, target: 'grocer' },
      }),
    ),
    'act:grocer:none remove:safe-house',
    { place: 'safe-house' },
  ],
  'bridge-destroyed': [
    acting(
      boxed('take-out-the-bridges', 'sabotage', {
        workers: ['black-market'],
        hand: { explosives: 2 },
      }),
    ),
    'act:black-market:goal:west return bridge:pont-du-nord',
    { place: 'pont-du-nord' },
  ],
  'fake-id-kept': [
    acting(boxed('sabotage', 'infiltration', { workers: ['grocer'], fakeIds: ['grocer'] })),
    'act:grocer:none return',
    {},
  ],
  'fake-id-spent': [
    acting(
      boxed('sabotage', 'infiltration', {
        workers: ['radio-b'],
        fakeIds: ['radio-b'],
        police: ['black-market'],
      }),
    ),
    'act:radio-b:intel return',
    {},
  ],
  recruited: [acting({ workers: ['cafe'], hand: { food: 1 } }), 'act:cafe:recruit return', {}],
  'came-home': [acting({ workers: ['cafe'] }), 'act:cafe:none return', { place: 'cafe' }],
  shot: [
    acting({ workers: ['cafe'], police: ['grocer'], hand: { weapon: 1 } }),
    'shoot:grocer',
    { place: 'grocer' },
  ],
  'soldiers-rose': [
    acting({ workers: ['cafe'], police: ['grocer'], hand: { weapon: 1 } }),
    'shoot:grocer',
    { to: 1 },
  ],
  'morale-changed': [atDusk({ day: 2 }), 'upkeep', { by: -1, to: 5 }],
  'patrols-left': [atDusk(), 'upkeep', {}],
  'day-passed': [atDusk({ day: 4 }), 'upkeep', { day: 5 }],
  'end-triggered': [atDusk({ day: 14 }), 'upkeep', { ending: 'time' }],
  'game-over': [atDusk({ day: 14 }), 'upkeep', { result: 'loss', ending: 'time' }],
};
