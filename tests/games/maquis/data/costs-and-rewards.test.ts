import { describe, expect, test } from 'vitest';
import {
  ACTIONS,
  type Action,
  GOALS,
  LOCATIONS,
  type LocationId,
  TILES,
  TOKENS_OF_A_KIND,
} from '#games/maquis/data/index.ts';

/** Everything an action says that is not nothing. */
function told(action: Action): object {
  const { id, cost, gain, morale, arrow } = action;
  return {
    id,
    arrow,
    ...(Object.keys(cost).length > 0 ? { cost } : {}),
    ...(Object.keys(gain).length > 0 ? { gain } : {}),
    ...(morale !== 0 ? { morale } : {}),
    ...(action.airdrop ? { airdrop: action.airdrop } : {}),
  };
}

const RADIO = [
  { id: 'intel', arrow: 'white', gain: { intel: 1 } },
  { id: 'airdrop-food', arrow: 'white', airdrop: 'food' },
  { id: 'airdrop-money', arrow: 'white', airdrop: 'money' },
  { id: 'airdrop-weapon', arrow: 'white', airdrop: 'weapon' },
];
const ROOM = [{ id: 'room', arrow: 'red', cost: { money: 2 } }];
const COLLECT = [{ id: 'collect', arrow: 'white' }];
const GOAL = [{ id: 'goal', arrow: 'red' }];

/** The board, place by place: cost, arrow, reward. */
const BOARD: Readonly<Record<LocationId, readonly object[]>> = {
  'safe-house': [],
  'pont-leveque': [],
  grocer: [{ id: 'food', arrow: 'white', gain: { food: 1 } }],
  cafe: [{ id: 'recruit', arrow: 'white', cost: { food: 1 } }],
  'field-west': COLLECT,
  'field-east': COLLECT,
  doctor: [{ id: 'medicine', arrow: 'white', gain: { medicine: 1 } }],
  'radio-a': RADIO,
  'rue-baradat': [],
  fence: [{ id: 'weapon', arrow: 'yellow', cost: { money: 1 }, gain: { weapon: 1 } }],
  'poor-district': [{ id: 'aid', arrow: 'red', cost: { food: 1, medicine: 1 }, morale: 1 }],
  'pont-du-nord': [],
  'black-market': [
    { id: 'sell-food', arrow: 'white', cost: { food: 1 }, gain: { money: 1 }, morale: -1 },
    { id: 'sell-medicine', arrow: 'white', cost: { medicine: 1 }, gain: { money: 1 }, morale: -1 },
  ],
  'radio-b': RADIO,
  'spare-room-west': ROOM,
  'spare-room-north-east': ROOM,
  'spare-room-south-east': ROOM,
  'west-exit': GOAL,
  'east-exit': GOAL,
};

test.each(LOCATIONS)('what a worker can do at $id', ({ id, actions }) => {
  expect(actions.map(told)).toEqual(BOARD[id]);
});

test('what a worker can do in a room with a tile', () => {
  const tiles = Object.fromEntries(TILES.map(({ id, actions }) => [id, actions.map(told)]));
  expect(tiles).toEqual({
    informant: [{ id: 'intel', arrow: 'white', gain: { intel: 1 } }],
    counterfeiter: [{ id: 'money', arrow: 'white', gain: { money: 1 } }],
    'safe-house': [],
    'chemists-lab': [
      { id: 'explosives', arrow: 'white', cost: { medicine: 1 }, gain: { explosives: 1 } },
    ],
    smuggler: [
      { id: 'food', arrow: 'white', gain: { food: 3 } },
      { id: 'medicine', arrow: 'white', gain: { medicine: 3 } },
    ],
    propagandist: [{ id: 'morale', arrow: 'red', morale: 1 }],
  });
  expect(TILES.filter(({ isHome }) => isHome).map(({ id }) => id)).toEqual(['safe-house']);
});

describe('the goals', () => {
  test('cost what their circles say, in this order', () => {
    const costs = Object.fromEntries(
      GOALS.map(({ id, successes }) => [id, successes.map(({ cost }) => cost)]),
    );
    expect(costs).toEqual({
      'underground-newspaper': [{ intel: 2 }, { intel: 2 }, { intel: 2 }],
      'destroy-the-train': [{ explosives: 3 }],
      sabotage: [{}, {}, { explosives: 1 }],
      'aid-the-spy': [{ weapon: 2 }, { money: 1, food: 2 }],
      assassination: [],
      'liberate-the-town': [],
    });
  });

  test('have numbered circles where successes come in order', () => {
    const circles = GOALS.flatMap(({ id, successes }) => {
      const numbers = successes.map(({ circle }) => circle ?? '*');
      return numbers.length > 0 ? [[id, numbers.join('')]] : [];
    });
    expect(Object.fromEntries(circles)).toEqual({
      'underground-newspaper': '***',
      'destroy-the-train': '*',
      sabotage: '112',
      'aid-the-spy': '12',
    });
  });

  test('without a place have a condition instead', () => {
    const conditions = GOALS.filter(({ successes }) => successes.length === 0);
    expect(conditions.map(({ id, soldiers, atTheEnd }) => [id, soldiers, atTheEnd])).toEqual([
      ['assassination', 5, undefined],
      ['liberate-the-town', undefined, { hand: { weapon: 3 }, morale: 4 }],
    ]);
  });

  test('are three in each group of the optional distribution', () => {
    expect(GOALS.filter(({ group }) => group === 'a').map(({ id }) => id)).toEqual([
      'underground-newspaper',
      'destroy-the-train',
      'sabotage',
    ]);
    expect(GOALS).toHaveLength(6);
  });
});

test('four tokens of a kind, and no cost beyond them', () => {
  expect(TOKENS_OF_A_KIND).toBe(4);
  const costs = [
    ...ACTIONS.map(({ cost }) => cost),
    ...GOALS.flatMap((goal) => goal.successes.map(({ cost }) => cost)),
  ];
  for (const cost of costs) {
    for (const count of Object.values(cost)) expect(count).toBeLessThanOrEqual(4);
  }
});
