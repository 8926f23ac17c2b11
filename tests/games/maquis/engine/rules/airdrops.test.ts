import { expect, test } from 'vitest';
import { DIFFICULTY_IDS } from '#games/maquis/data/index.ts';
import { after, legalTexts, playAll, refusals } from '../scripts.ts';
import { acting, placing } from '../tables.ts';

test.each([
  ['food', 3],
  ['money', 1],
  ['weapon', 1],
] as const)('maquis.airdrop: in normal mode %s comes in %i', (kind, count) => {
  const start = acting({ workers: ['radio-a'] });
  expect(after(start, `act:radio-a:airdrop-${kind}:field-west return`)).toMatchObject({
    airdrops: { 'field-west': { [kind]: count } },
    hand: { [kind]: 0 },
  });
});

test.each(DIFFICULTY_IDS)('maquis.airdrop: no mode drops anything else (%s)', (difficulty) => {
  const start = acting({ difficulty, workers: ['radio-b'] });
  const kinds = legalTexts(start, 'act:radio-b:airdrop').map((move) => move.split(':')[2]);
  expect(new Set(kinds)).toEqual(new Set(['airdrop-food', 'airdrop-money', 'airdrop-weapon']));
  expect(() => playAll(start, 'act:radio-b:airdrop-medicine:field-west')).toThrow('unknown-action');
});

test('maquis.airdrop: the goods land when the caller is home', () => {
  const start = acting({ workers: ['radio-a'] });
  expect(after(start, 'act:radio-a:airdrop-food:field-west').airdrops).toEqual({});
});

test('maquis.airdrop: intel and an airdrop are a choice', () => {
  const start = acting({ workers: ['radio-a'] });
  const { state, position } = playAll(start, 'act:radio-a:intel return');
  expect(state).toMatchObject({ hand: { intel: 1 }, airdrops: {} });
  expect(legalTexts(position)).toEqual(['upkeep']);
});

test('maquis.airdrop-field: the player chooses among empty fields (R28)', () => {
  const start = acting({ workers: ['radio-a'] });
  expect(legalTexts(start, 'act:radio-a:airdrop-money')).toEqual([
    'act:radio-a:airdrop-money:field-west',
    'act:radio-a:airdrop-money:field-east',
  ]);
  expect(after(start, 'act:radio-a:airdrop-money:field-east return').airdrops).toEqual({
    'field-east': { money: 1 },
  });
});

test('maquis.airdrop-field: nothing is dropped on goods (R28)', () => {
  const start = acting({ workers: ['radio-a'], airdrops: { 'field-west': { food: 1 } } });
  expect(refusals(start, 'act:radio-a:airdrop-money:field-west')).toEqual(['field-is-taken']);
  expect(refusals(start, 'act:radio-a:airdrop-money:field-east')).toEqual([]);
});

test('maquis.airdrop-field: with goods on both none can be called (R28)', () => {
  const start = acting({
    workers: ['radio-a'],
    airdrops: { 'field-west': { food: 1 }, 'field-east': { money: 1 } },
  });
  expect(legalTexts(start)).toEqual(['act:radio-a:none', 'act:radio-a:intel']);
});

test('maquis.airdrop-field: a field emptied this turn can take new goods (R29)', () => {
  const start = acting({
    workers: ['field-west', 'radio-a'],
    airdrops: { 'field-west': { food: 1 }, 'field-east': { money: 1 } },
  });
  const script = `act:field-west:collect return
    act:radio-a:airdrop-weapon:field-west return`;
  expect(after(start, script)).toMatchObject({
    airdrops: { 'field-west': { weapon: 1 }, 'field-east': { money: 1 } },
    hand: { food: 1 },
  });
});

test('maquis.collect-airdrop: a worker takes everything on the field, for nothing', () => {
  const start = acting({ workers: ['field-east'], airdrops: { 'field-east': { food: 3 } } });
  expect(after(start, 'act:field-east:collect return')).toMatchObject({
    airdrops: {},
    hand: { food: 3 },
  });
});

test('maquis.collect-airdrop: left alone, the goods stay on the field', () => {
  const start = acting({ workers: ['field-east'], airdrops: { 'field-east': { food: 3 } } });
  expect(after(start, 'act:field-east:none return upkeep').airdrops).toEqual({
    'field-east': { food: 3 },
  });
});

test('maquis.collect-airdrop: goods dropped this turn wait for a later one (R29)', () => {
  const dropped = playAll(
    acting({ arrested: 1, workers: ['radio-a', 'cafe'] }),
    'act:radio-a:airdrop-food:field-west return',
  );
  expect(legalTexts(dropped.position)).toEqual(['act:cafe:none']);
  const next = playAll(dropped.position, 'act:cafe:none return upkeep').position;
  expect(refusals(next, 'place:field-west')).toEqual([]);
});

test('maquis.collect-airdrop: a field that was empty at the start of the turn is closed (R10)', () => {
  expect(refusals(placing(), 'place:field-west')).toEqual(['field-is-empty']);
});

test('maquis.collect-airdrop: one field alone is emptied', () => {
  const start = acting({
    workers: ['field-east'],
    airdrops: { 'field-west': { weapon: 1 }, 'field-east': { food: 3 } },
  });
  expect(after(start, 'act:field-east:collect return').airdrops).toEqual({
    'field-west': { weapon: 1 },
  });
});
