import './boxed-words.ts';
import { expect, test } from 'vitest';
import { idleText } from '#games/maquis/i18n/idle.ts';
import { acting } from '../engine/tables.ts';

test.each([
  [
    'maquis.activation: a place without an action',
    acting({ workers: ['pont-leveque'] }),
    'pont-leveque',
    'There is nothing to do at Pont Leveque: this worker holds the road for the others.',
  ],
  [
    'maquis.costs: a price that cannot be paid',
    acting({ workers: ['fence'] }),
    'fence',
    /^Nothing can be done at the Fence now\. .*money/,
  ],
  [
    'maquis.goal-place: what a goal card costs, by its name',
    acting({ workers: ['east-exit'] }),
    'east-exit',
    /^Nothing can be done at the Aid the Spy card now\. .*the Aid the Spy card .*weapons/,
  ],
  [
    'maquis.route-home: what would be lost with the worker',
    acting({ workers: ['doctor'], police: ['rue-baradat', 'pont-leveque'] }),
    'doctor',
    'With no way home, whatever the Doctor gives would be lost with the worker.',
  ],
  [
    'maquis.activation: something that could be done and is not worth it',
    acting({ workers: ['grocer'] }),
    'grocer',
    'The worker could act, but the coach finds nothing at the Grocer better than going straight home.',
  ],
] as const)('%s is told as why a worker does nothing', (_, position, place, sentence) => {
  const text = idleText(position, place);
  expect(text).toMatch(sentence);
});
