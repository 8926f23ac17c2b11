import { expect, test } from 'vitest';
import { after, playAll, refusals } from '../scripts.ts';
import { acting } from '../tables.ts';

test('maquis.red-arrow: aid to the poor is kept though its giver is arrested', () => {
  const start = acting({
    workers: ['poor-district'],
    police: ['pont-leveque', 'black-market', 'fence', 'pont-du-nord'],
    hand: { food: 1, medicine: 1 },
  });
  expect(after(start, 'act:poor-district:aid return')).toMatchObject({
    arrested: 1,
    morale: 7,
    hand: { food: 0, medicine: 0 },
  });
});

test('maquis.red-arrow: so are a room, a propagandist and a goal', () => {
  const room = acting({
    workers: ['spare-room-south-east'],
    police: ['grocer'],
    hand: { money: 2 },
  });
  expect(after(room, 'act:spare-room-south-east:room:informant return')).toMatchObject({
    arrested: 1,
    rooms: { 'spare-room-south-east': 'informant' },
    hand: { money: 0 },
  });
  const propagandist = acting({
    workers: ['spare-room-south-east'],
    rooms: { 'spare-room-south-east': 'propagandist' },
    police: ['grocer'],
  });
  expect(after(propagandist, 'act:spare-room-south-east:morale return')).toMatchObject({
    arrested: 1,
    morale: 7,
  });
  const goal = acting({ workers: ['west-exit'], police: ['fence'] });
  expect(after(goal, 'act:west-exit:goal return')).toMatchObject({
    arrested: 1,
    goals: { west: { successes: 1 } },
  });
});

test('maquis.red-arrow: its reward can be used at once (R23)', () => {
  const start = acting({ workers: ['poor-district'], hand: { food: 1, medicine: 1 } });
  expect(after(start, 'act:poor-district:aid').morale).toBe(7);
});

const DOCTOR_CUT_OFF = ['pont-leveque', 'rue-baradat'] as const;

test('maquis.white-arrow: the reward reaches the hand with the worker who comes home', () => {
  const start = acting({ workers: ['doctor'] });
  expect(after(start, 'act:doctor:medicine').hand.medicine).toBe(0);
  expect(after(start, 'act:doctor:medicine return').hand.medicine).toBe(1);
});

test('maquis.white-arrow: the reward of an arrested worker is lost', () => {
  const start = acting({ workers: ['doctor'], police: DOCTOR_CUT_OFF });
  expect(after(start, 'act:doctor:medicine return')).toMatchObject({
    arrested: 1,
    hand: { medicine: 0 },
  });
});

test('maquis.white-arrow: so is an airdrop called by an arrested worker', () => {
  const start = acting({ workers: ['radio-b'], police: ['black-market'] });
  expect(after(start, 'act:radio-b:airdrop-food:field-west return')).toMatchObject({
    arrested: 1,
    airdrops: {},
  });
});

test('maquis.white-arrow: what was paid stays paid after an arrest (R20)', () => {
  const start = acting({
    workers: ['spare-room-south-east'],
    rooms: { 'spare-room-south-east': 'chemists-lab' },
    police: ['grocer'],
    hand: { medicine: 1 },
  });
  expect(after(start, 'act:spare-room-south-east:explosives return')).toMatchObject({
    arrested: 1,
    hand: { medicine: 0, explosives: 0 },
  });
});

const MARKET_CUT_OFF = {
  workers: ['black-market'],
  police: ['grocer', 'poor-district', 'pont-du-nord'],
  hand: { food: 1 },
} as const;

test('maquis.white-arrow: an arrested seller brings no money and costs no morale (R20)', () => {
  const start = acting(MARKET_CUT_OFF);
  expect(after(start, 'act:black-market:sell-food return')).toMatchObject({
    arrested: 1,
    hand: { food: 0, money: 0 },
    morale: 6,
  });
});

test('maquis.white-arrow: a seller who comes home brings money and costs morale (R20)', () => {
  const start = acting({ ...MARKET_CUT_OFF, police: ['poor-district'] });
  expect(after(start, 'act:black-market:sell-food').morale).toBe(6);
  expect(after(start, 'act:black-market:sell-food return')).toMatchObject({
    hand: { food: 0, money: 1 },
    morale: 5,
  });
});

/* The fence's roads lead to the poor district, rue Baradat and the western exit. */
const FENCE_CUT_OFF = {
  workers: ['fence'],
  police: ['poor-district', 'rue-baradat'],
  hand: { money: 1 },
} as const;

test('maquis.yellow-arrow: the weapon just bought may be fired on the way home (R21)', () => {
  const start = acting(FENCE_CUT_OFF);
  expect(refusals(start, 'shoot:poor-district')).toEqual(['no-weapon']);
  const { position } = playAll(start, 'act:fence:weapon');
  expect(refusals(position, 'shoot:poor-district')).toEqual([]);
  expect(after(position, 'shoot:poor-district return')).toMatchObject({
    arrested: 0,
    safeHouse: 3,
    hand: { weapon: 0, money: 0 },
    morale: 5,
    soldiers: 1,
  });
});

test('maquis.yellow-arrow: not fired, it is lost with its arrested buyer (R21)', () => {
  expect(after(acting(FENCE_CUT_OFF), 'act:fence:weapon return')).toMatchObject({
    arrested: 1,
    hand: { weapon: 0, money: 0 },
  });
});

test('maquis.yellow-arrow: after another shot this turn it cannot be fired (R21)', () => {
  const start = acting({ ...FENCE_CUT_OFF, shot: true });
  const { position } = playAll(start, 'act:fence:weapon');
  expect(refusals(position, 'shoot:poor-district')).toEqual(['shot-already']);
});

test('maquis.yellow-arrow: the weapon carried is fired before one in hand (R21)', () => {
  const start = acting({ ...FENCE_CUT_OFF, hand: { money: 1, weapon: 1 } });
  const fired = after(start, 'act:fence:weapon shoot:poor-district');
  expect(fired.hand.weapon).toBe(1);
  expect(after(start, 'act:fence:weapon shoot:rue-baradat return').hand.weapon).toBe(1);
});

test('maquis.yellow-arrow: a weapon picked up on a field can be fired as well (R22)', () => {
  const start = acting({
    workers: ['field-west'],
    airdrops: { 'field-west': { weapon: 1 } },
    police: ['doctor'],
  });
  expect(refusals(start, 'shoot:doctor')).toEqual(['no-weapon']);
  expect(after(start, 'act:field-west:collect shoot:doctor return')).toMatchObject({
    police: [],
    hand: { weapon: 0 },
  });
});

test('maquis.yellow-arrow: a weapon that falls from the sky cannot be fired on its way', () => {
  const start = acting({ workers: ['radio-b'], police: ['black-market'] });
  const { position } = playAll(start, 'act:radio-b:airdrop-weapon:field-west');
  expect(refusals(position, 'shoot:black-market')).toEqual(['no-weapon']);
});

test('maquis.yellow-arrow: goods other than weapons cannot be fired', () => {
  const { position } = playAll(
    acting({ workers: ['grocer'], police: ['doctor'] }),
    'act:grocer:food',
  );
  expect(refusals(position, 'shoot:doctor')).toEqual(['no-weapon']);
});
