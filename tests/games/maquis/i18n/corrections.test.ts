import { expect, test } from 'vitest';
import { correctionText } from '#games/maquis/i18n/corrections.ts';
import { correct } from '#games/maquis/session/index.ts';
import { positionWith, type Told, tableWith } from '../engine/tables.ts';

/** What the log says of a change at a table. */
const said = (before: Told, change: Parameters<typeof correct>[1]): string =>
  correctionText(positionWith(before), correct(tableWith(before), change).table);

test.each([
  ['a track', {}, { morale: 4, day: 2 }, /Turn track: Start → 2; Morale: 6 → 4/],
  ['a pawn that stands there', {}, { police: ['grocer'] }, /Grocer: Police/],
  ['a pawn that does not', { police: ['grocer'] }, { police: [] }, /Grocer: Nobody/],
  ['a room', {}, { rooms: { 'spare-room-west': 'informant' } }, /West Spare Room: Informant/],
  ['goods on a field', {}, { airdrops: { 'field-east': { food: 3 } } }, /East Field: 3 food/],
  ['cards', {}, { discard: [3, 8] }, /Discarded patrol cards: 3 8/],
  ['a shot', {}, { shot: true }, /A shot has been fired this turn/],
] satisfies [string, Told, Parameters<typeof correct>[1], RegExp][])(
  'the log says what a correction changed: %s',
  (_, before, change, told) => {
    const text = said(before, change);
    expect(text).toMatch(/^You corrected the table\. .+\.$/);
    expect(text).toMatch(told);
  },
);

test('goals are told as far as they are', () => {
  const { goals } = tableWith().state;
  const marked = { ...goals, west: { ...goals.west, successes: 2 } };
  expect(said({}, { goals: marked })).toMatch(/Sabotage: successes: 0 → 2/);
});

test('cubes that somebody counts alone are no mistake that was corrected', () => {
  const { hand } = tableWith().state;
  expect(said({}, { hand: { ...hand, money: 1 } })).toBe('In your hand: 1 money.');
});
