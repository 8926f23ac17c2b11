import { expect, test } from 'vitest';
import { positionFrom } from '#games/maquis/engine/index.ts';
import { after, eventsIn, playAll, refusals } from '../scripts.ts';
import { acting, tableWith } from '../tables.ts';

test('maquis.limited-supply: a fifth token of a kind does not exist', () => {
  const hand = positionFrom(tableWith({ hand: { food: 5 } }));
  expect(hand).toMatchObject({ faults: [{ code: 'too-many-tokens' }] });
  const both = positionFrom(
    tableWith({ hand: { food: 2 }, airdrops: { 'field-west': { food: 3 } } }),
  );
  expect(both).toMatchObject({ faults: [{ code: 'too-many-tokens' }] });
});

test('maquis.limited-supply: the fourth token can still be gained', () => {
  const start = acting({ workers: ['grocer'], hand: { food: 3 } });
  expect(after(start, 'act:grocer:food return').hand.food).toBe(4);
});

test('maquis.limited-supply: goods on the fields count against the four (R34)', () => {
  const start = acting({
    workers: ['grocer'],
    hand: { food: 1 },
    airdrops: { 'field-west': { food: 3 } },
  });
  expect(after(start, 'act:grocer:food return').hand.food).toBe(1);
});

test('maquis.limited-supply: what is spent is in the supply again at once (R34)', () => {
  const start = acting({ workers: ['poor-district', 'grocer'], hand: { food: 4, medicine: 1 } });
  const script = 'act:poor-district:aid return act:grocer:food return';
  expect(after(start, script).hand.food).toBe(4);
});

test('maquis.limited-supply: what an arrested worker carried is in the supply again (R33)', () => {
  const start = acting({
    workers: ['doctor', 'spare-room-south-east'],
    rooms: { 'spare-room-south-east': 'smuggler' },
    police: ['pont-leveque', 'rue-baradat'],
    hand: { medicine: 1 },
  });
  const script = 'act:doctor:medicine return act:spare-room-south-east:medicine return';
  expect(after(start, script).hand.medicine).toBe(4);
});

test('maquis.limited-supply: collected goods go to the hand, not to the supply (R34)', () => {
  const start = acting({
    workers: ['field-west', 'grocer'],
    hand: { food: 1 },
    airdrops: { 'field-west': { food: 3 } },
  });
  const script = 'act:field-west:collect return act:grocer:food return';
  expect(after(start, script).hand.food).toBe(4);
});

test('maquis.short-supply: an airdrop brings what there is, the rest is lost (R30)', () => {
  const start = acting({ workers: ['radio-a'], hand: { food: 2 } });
  expect(after(start, 'act:radio-a:airdrop-food:field-west return')).toMatchObject({
    airdrops: { 'field-west': { food: 2 } },
    hand: { food: 2 },
  });
  expect(eventsIn(start, 'act:radio-a:airdrop-food:field-west', 'short-supply')).toMatchObject([
    { wanted: { food: 3 }, got: { food: 2 } },
  ]);
});

test('maquis.short-supply: an airdrop of a kind with none left is allowed and brings nothing (R30)', () => {
  const start = acting({ workers: ['radio-a'], hand: { food: 4 } });
  const script = 'act:radio-a:airdrop-food:field-west';
  expect(refusals(start, script)).toEqual([]);
  expect(after(start, `${script} return`).airdrops).toEqual({});
});

test('maquis.short-supply: the smuggler brings what there is (R31)', () => {
  const start = acting({
    workers: ['spare-room-west'],
    rooms: { 'spare-room-west': 'smuggler' },
    hand: { food: 3 },
  });
  expect(after(start, 'act:spare-room-west:food return').hand.food).toBe(4);
});

test('maquis.short-supply: with enough in the supply nothing is lost', () => {
  const start = acting({ workers: ['radio-a'], hand: { food: 1 } });
  const script = 'act:radio-a:airdrop-food:field-west return';
  expect(eventsIn(start, script, 'short-supply')).toEqual([]);
  expect(after(start, script).airdrops).toEqual({ 'field-west': { food: 3 } });
});

test('maquis.short-supply: a reward with none left is lost, its cost paid (R32)', () => {
  const start = acting({ workers: ['fence'], hand: { money: 1, weapon: 4 } });
  expect(after(start, 'act:fence:weapon return').hand).toMatchObject({ money: 0, weapon: 4 });
});

test('maquis.short-supply: the black market costs morale even when no money is left (R32)', () => {
  const start = acting({ workers: ['black-market'], hand: { medicine: 1, money: 4 } });
  const { state } = playAll(start, 'act:black-market:sell-medicine return');
  expect(state).toMatchObject({ hand: { medicine: 0, money: 4 }, morale: 5 });
});

test('maquis.short-supply: a weapon that never came cannot be fired', () => {
  const start = acting({
    workers: ['fence'],
    hand: { money: 1 },
    airdrops: { 'field-west': { weapon: 2 }, 'field-east': { weapon: 2 } },
    police: ['doctor'],
  });
  expect(refusals(playAll(start, 'act:fence:weapon').position, 'shoot:doctor')).toEqual([
    'no-weapon',
  ]);
});
