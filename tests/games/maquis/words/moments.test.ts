import { expect, test } from 'vitest';
import { positionFrom, rules } from '#maquis/engine/index.ts';
import { momentText } from '#maquis/words/results.ts';
import { tableWith } from '../engine/tables.ts';

test('maquis.end-time: after the last turn there is no other', () => {
  const made = positionFrom(tableWith({ phase: 'dusk', day: 14 }));
  if (!('position' in made)) throw new Error('no such table');
  expect(momentText(made.position)).toBe('Turn 15');
  const over = rules.take(made.position, { move: 'upkeep' });
  if (!('position' in over)) throw new Error('no upkeep');
  expect(momentText(over.position)).toBe('The end of the game');
});
