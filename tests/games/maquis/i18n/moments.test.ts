import { expect, test } from 'vitest';
import { positionFrom, rules } from '#games/maquis/engine/index.ts';
import { momentText } from '#games/maquis/i18n/events.ts';
import { tableWith } from '../engine/tables.ts';

test('maquis.end-time: after the last turn there is no other', () => {
  const made = positionFrom(tableWith({ phase: 'dusk', day: 14 }));
  if (!('position' in made)) throw new Error('no such table');
  expect(momentText(made.position)).toBe('Turn 15');
  const over = rules.apply(made.position, { move: 'upkeep' });
  if (!('position' in over)) throw new Error('no upkeep');
  expect(momentText(over.position)).toBe('The end of the game');
});
