import { expect, test } from 'vitest';
import { SPARE_ROOMS, TILE_IDS } from '#games/maquis/data/index.ts';
import { after, legalTexts, playAll, refusals } from '../scripts.ts';
import { acting, placing } from '../tables.ts';

test.each(SPARE_ROOMS)(
  'maquis.spare-rooms: two money lay any tile that is left over %s',
  (room) => {
    const start = acting({ workers: [room], hand: { money: 3 } });
    expect(legalTexts(start)).toEqual([
      `act:${room}:none`,
      ...TILE_IDS.map((tile) => `act:${room}:room:${tile}`),
    ]);
    expect(after(start, `act:${room}:room:smuggler`)).toMatchObject({
      rooms: { [room]: 'smuggler' },
      hand: { money: 1 },
    });
  },
);

test('maquis.spare-rooms: one money is not enough', () => {
  const start = acting({ workers: ['spare-room-west'], hand: { money: 1 } });
  expect(refusals(start, 'act:spare-room-west:room:smuggler')).toEqual(['cannot-pay']);
});

/** What the worker in a room with each tile can do, and what comes of it. */
const TILE_ACTIONS = [
  ['informant', 'intel', {}, { intel: 1 }],
  ['counterfeiter', 'money', {}, { money: 1 }],
  ['chemists-lab', 'explosives', { medicine: 1 }, { explosives: 1, medicine: 0 }],
  ['smuggler', 'food', {}, { food: 3 }],
  ['smuggler', 'medicine', {}, { medicine: 3 }],
] as const;

test.each(TILE_ACTIONS)(
  'maquis.spare-rooms: the %s tile gives %s',
  (tile, action, hand, reward) => {
    const start = acting({
      workers: ['spare-room-west'],
      rooms: { 'spare-room-west': tile },
      hand,
    });
    expect(after(start, `act:spare-room-west:${action} return`).hand).toMatchObject(reward);
  },
);

test('maquis.spare-rooms: the propagandist raises morale', () => {
  const start = acting({
    workers: ['spare-room-west'],
    rooms: { 'spare-room-west': 'propagandist' },
    morale: 3,
  });
  expect(after(start, 'act:spare-room-west:morale').morale).toBe(4);
});

test("maquis.spare-rooms: the chemist's lab asks for medicine", () => {
  const start = acting({
    workers: ['spare-room-west'],
    rooms: { 'spare-room-west': 'chemists-lab' },
  });
  expect(refusals(start, 'act:spare-room-west:explosives')).toEqual(['cannot-pay']);
});

test('maquis.spare-rooms: the new room is used from the next placement on (R27)', () => {
  const start = acting({ arrested: 2, workers: ['spare-room-west'], hand: { money: 2 } });
  const bought = playAll(start, 'act:spare-room-west:room:informant');
  expect(refusals(bought.position, 'act:spare-room-west:intel')).toEqual(['way-home-to-judge']);
  const script = `return upkeep place:spare-room-west patrol:2 patrol:8 patrol:9
    act:spare-room-west:intel return`;
  expect(after(bought.position, script).hand.intel).toBe(1);
});

test('maquis.one-tile-each: a tile on the board cannot be laid a second time (R27)', () => {
  const start = acting({
    workers: ['spare-room-west'],
    rooms: { 'spare-room-north-east': 'informant' },
    hand: { money: 2 },
  });
  expect(refusals(start, 'act:spare-room-west:room:informant')).toEqual(['tile-is-laid']);
  expect(refusals(start, 'act:spare-room-west:room:smuggler')).toEqual([]);
  expect(legalTexts(start, 'act:spare-room-west:room')).toHaveLength(5);
});

test('maquis.one-tile-each: a room that has a tile takes no other (R27)', () => {
  const start = acting({
    workers: ['spare-room-west'],
    rooms: { 'spare-room-west': 'informant' },
    hand: { money: 4 },
  });
  expect(refusals(start, 'act:spare-room-west:room:smuggler')).toEqual(['no-such-action-there']);
});

test('maquis.one-tile-each: three rooms take three different tiles', () => {
  const start = acting({
    workers: ['spare-room-south-east'],
    rooms: { 'spare-room-west': 'smuggler', 'spare-room-north-east': 'informant' },
    hand: { money: 2 },
  });
  expect(after(start, 'act:spare-room-south-east:room:propagandist').rooms).toEqual({
    'spare-room-west': 'smuggler',
    'spare-room-north-east': 'informant',
    'spare-room-south-east': 'propagandist',
  });
});

const WITH_SECOND_HOME = { rooms: { 'spare-room-west': 'safe-house' } } as const;

test('maquis.second-safe-house: the way home may end there', () => {
  const police = ['pont-leveque', 'rue-baradat'] as const;
  const script = 'act:doctor:medicine return';
  const without = acting({ workers: ['doctor'], police });
  expect(after(without, script).arrested).toBe(1);
  const start = acting({ ...WITH_SECOND_HOME, workers: ['doctor'], police });
  expect(after(start, script)).toMatchObject({ arrested: 0, safeHouse: 3, hand: { medicine: 1 } });
});

test('maquis.second-safe-house: a worker cut off from both is arrested', () => {
  const start = acting({ ...WITH_SECOND_HOME, workers: ['radio-b'], police: ['black-market'] });
  expect(after(start, 'act:radio-b:none return').arrested).toBe(1);
});

test('maquis.second-safe-house: whoever buys it is home already (R25)', () => {
  const start = acting({
    workers: ['spare-room-south-east'],
    police: ['grocer'],
    hand: { money: 2 },
  });
  expect(after(start, 'act:spare-room-south-east:room:safe-house return')).toMatchObject({
    arrested: 0,
    safeHouse: 3,
  });
});

test('maquis.second-safe-house: it is entered by no worker later on (R26)', () => {
  expect(refusals(placing(WITH_SECOND_HOME), 'place:spare-room-west')).toEqual([
    'place-is-safe-house',
  ]);
});

test('maquis.second-safe-house: the workers in it are placed and counted like others (R02)', () => {
  const start = acting({
    ...WITH_SECOND_HOME,
    morale: 7,
    workers: ['doctor'],
    police: ['pont-leveque', 'rue-baradat'],
  });
  expect(after(start, 'act:doctor:none return upkeep')).toMatchObject({
    safeHouse: 3,
    patrolsToCome: 3,
  });
});
