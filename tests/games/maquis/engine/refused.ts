import type { Position, Reason } from '#games/maquis/engine/index.ts';
import { playAll } from './scripts.ts';
import { acting, atDusk, boxed, patrolling, placing, positionWith } from './tables.ts';

/** The Double Agent has been met, and a worker is to leave the game. */
const visited = (): Position =>
  playAll(
    acting(
      boxed('double-agent', 'sabotage', {
        workers: ['grocer'],
        west: {
          successes: 6,
          target: 'grocer',
          marks: [
            'pont-leveque',
            'doctor',
            'radio-a',
            'rue-baradat',
            'poor-district',
            'pont-du-nord',
          ],
        },
      }),
    ),
    'act:grocer:none',
  ).position;

/** Explosives were laid, everybody is home, and a bridge is to be chosen. */
const bridgeDue = (): Position =>
  playAll(
    acting(
      boxed('take-out-the-bridges', 'sabotage', {
        workers: ['black-market'],
        hand: { explosives: 2 },
      }),
    ),
    'act:black-market:goal:west return',
  ).position;

/** For every code of a refusal a position and a move that is refused for that reason alone. */
export const REFUSED: Readonly<Record<Reason['code'], readonly [Position, string]>> = {
  'game-is-over': [playAll(atDusk({ day: 14 }), 'upkeep').position, 'upkeep'],
  'worker-to-place': [placing(), 'patrol:1'],
  'patrol-to-draw': [patrolling({ workers: ['cafe'] }), 'place:grocer'],
  'workers-to-activate': [acting({ workers: ['cafe'] }), 'upkeep'],
  'way-home-to-judge': [playAll(acting({ workers: ['cafe'] }), 'act:cafe:none').position, 'upkeep'],
  'upkeep-to-do': [atDusk(), 'return'],
  'place-is-taken': [placing({ workers: ['cafe'] }), 'place:cafe'],
  'place-is-safe-house': [placing(), 'place:safe-house'],
  'field-is-empty': [placing(), 'place:field-east'],
  'goal-has-no-place': [
    placing({ goals: { west: 'sabotage', east: 'assassination' } }),
    'place:east-exit',
  ],
  'card-in-discard': [patrolling({ workers: ['cafe'], discard: [4] }), 'patrol:4'],
  'card-not-on-top': [
    patrolling({ workers: ['cafe'], unseen: { deck: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } }),
    'patrol:2',
  ],
  'no-worker-there': [acting({ workers: ['cafe'] }), 'act:grocer:food'],
  'no-such-action-there': [acting({ workers: ['grocer'] }), 'act:grocer:intel'],
  'cannot-pay': [acting({ workers: ['fence'] }), 'act:fence:weapon'],
  'nobody-to-recruit': [
    acting({ workers: ['cafe'], cafe: 0, hand: { food: 1 } }),
    'act:cafe:recruit',
  ],
  'goal-is-complete': [
    acting({ workers: ['west-exit'], west: { successes: 3, complete: true } }),
    'act:west-exit:goal',
  ],
  'no-step-there-now': [
    acting(boxed('officers-mansion', 'sabotage', { workers: ['west-exit'] })),
    'act:west-exit:goal',
  ],
  'step-not-today': [
    acting(
      boxed('milice-parade-day', 'sabotage', {
        day: 4,
        workers: ['rue-baradat'],
        hand: { weapon: 1 },
      }),
    ),
    'act:rue-baradat:goal:west',
  ],
  'morale-too-low': [
    acting(
      boxed('bomb-for-the-officer', 'sabotage', {
        morale: 4,
        workers: ['west-exit'],
        hand: { weapon: 1, explosives: 1 },
      }),
    ),
    'act:west-exit:goal',
  ],
  'gun-is-gone': [
    acting(
      boxed('sabotage', 'destroy-aa-guns', {
        workers: ['black-market'],
        hand: { weapon: 1 },
        east: { successes: 1, marks: ['black-market'] },
      }),
    ),
    'act:black-market:goal:east:weapon',
  ],
  'no-way-home': [
    acting(boxed('sabotage', 'aid-the-spy', { workers: ['radio-b'], police: ['black-market'] })),
    'act:radio-b:intel',
  ],
  'nothing-lies-there': [
    acting(boxed('sabotage', 'destroy-aa-guns', { workers: ['field-east'] })),
    'act:field-east:collect',
  ],
  'place-is-closed': [
    placing(boxed('bomb-for-the-officer', 'sabotage')),
    'place:spare-room-south-east',
  ],
  'no-fake-id-there': [
    placing(boxed('sabotage', 'aid-the-spy', { hand: { 'fake-id': 1 } })),
    'place:cafe:fake-id',
  ],
  'cannot-be-borrowed': [
    acting(
      boxed('sabotage', 'aid-the-spy', {
        workers: ['spare-room-west'],
        rooms: { 'spare-room-west': 'fixer' },
        hand: { money: 2, intel: 1 },
      }),
    ),
    'act:spare-room-west:fixer:forger:fake-id',
  ],
  'card-to-see': [
    positionWith(
      boxed('infiltration', 'sabotage', { phase: 'look', west: { successes: 1, inside: true } }),
    ),
    'place:grocer',
  ],
  'worker-to-remove': [visited(), 'return'],
  'bridge-to-destroy': [bridgeDue(), 'upkeep'],
  'not-to-be-removed': [visited(), 'remove:doctor'],
  'bridge-is-gone': [bridgeDue(), 'bridge:grocer'],
  'shots-between-actions': [
    placing(boxed('sabotage', 'aid-the-spy', { police: ['grocer'], hand: { weapon: 1 } })),
    'shoot:grocer',
  ],
  'shots-forbidden': [
    acting(
      boxed('german-shepherds', 'sabotage', {
        workers: ['cafe'],
        police: ['grocer'],
        hand: { weapon: 1 },
      }),
    ),
    'shoot:grocer',
  ],
  'no-train-today': [
    acting({
      goals: { west: 'destroy-the-train', east: 'sabotage' },
      workers: ['west-exit'],
      hand: { explosives: 3 },
    }),
    'act:west-exit:goal',
  ],
  'field-is-taken': [
    acting({ workers: ['radio-a'], airdrops: { 'field-west': { food: 1 } } }),
    'act:radio-a:airdrop-food:field-west',
  ],
  'tile-is-laid': [
    acting({
      workers: ['spare-room-west'],
      rooms: { 'spare-room-north-east': 'smuggler' },
      hand: { money: 2 },
    }),
    'act:spare-room-west:room:smuggler',
  ],
  'shot-already': [
    acting({ workers: ['cafe'], police: ['grocer'], hand: { weapon: 1 }, shot: true }),
    'shoot:grocer',
  ],
  'no-weapon': [acting({ workers: ['cafe'], police: ['grocer'] }), 'shoot:grocer'],
  'soldiers-cannot-be-shot': [
    acting({ workers: ['cafe'], soldiers: 1, soldierPawns: ['grocer'], hand: { weapon: 1 } }),
    'shoot:grocer',
  ],
  'no-police-there': [acting({ workers: ['cafe'], hand: { weapon: 1 } }), 'shoot:grocer'],
};
