import { frozen } from '#shared/frozen.ts';
import type { Goods, Resource } from './pieces.ts';
import type { RuleId } from './rules.ts';
import type { Basis } from './rulings.ts';

/** What the arrow of an action says of its reward when the worker is arrested. */
export type Arrow = 'red' | 'white' | 'yellow';

/**
 * What a worker can do at a place. Everything special about an action is one of these properties;
 * the engine asks for the property and never for the place.
 */
export interface Action {
  /** As it stands in a move, after the place. */
  readonly id: string;
  readonly cost: Goods;
  readonly gain: Goods;
  /** Steps on the morale track. */
  readonly morale: -1 | 0 | 1;
  /** `red`: kept though arrested. `white`: lost. `yellow`: lost, but the weapon may be fired first. */
  readonly arrow: Arrow;
  /** The kind of goods dropped on a field that the move names. */
  readonly airdrop?: Resource;
  /** Takes everything that lies on this field. */
  readonly collects?: true;
  /** Brings one worker who waits at the cafe into the Resistance. */
  readonly recruits?: true;
  /** Lays the room tile that the move names over this place. */
  readonly furnishes?: true;
  /** Scores the next success of the goal beyond this exit; cost and day are the goal's. */
  readonly succeeds?: true;
  /** Does what a tile that is not on the board offers, for that action's cost besides this one's. */
  readonly borrows?: true;
  readonly rule: RuleId;
  readonly basis: Basis;
}

type Declared = Pick<Action, 'id' | 'rule'> & Partial<Action>;

const action = (declared: Declared): Action =>
  frozen({ cost: {}, gain: {}, morale: 0, arrow: 'white', basis: 'pictures', ...declared });

export const NO_ACTION = action({ id: 'none', rule: 'maquis.action', basis: 'text' });

const airdrop = (kind: Resource): Action =>
  action({ id: `airdrop-${kind}`, airdrop: kind, rule: 'maquis.airdrop', basis: 'text' });

/** What the board has printed at its places; their order is that of their numbers. */
export const BOARD_ACTIONS = {
  takeFood: action({ id: 'food', gain: { food: 1 }, rule: 'maquis.white-arrow' }),
  takeMedicine: action({
    id: 'medicine',
    gain: { medicine: 1 },
    rule: 'maquis.white-arrow',
  }),
  aid: action({
    id: 'aid',
    cost: { food: 1, medicine: 1 },
    morale: 1,
    arrow: 'red',
    rule: 'maquis.red-arrow',
  }),
  sellFood: action({
    id: 'sell-food',
    cost: { food: 1 },
    gain: { money: 1 },
    morale: -1,
    rule: 'maquis.several-goods',
    basis: 'text',
  }),
  sellMedicine: action({
    id: 'sell-medicine',
    cost: { medicine: 1 },
    gain: { money: 1 },
    morale: -1,
    rule: 'maquis.several-goods',
    basis: 'text',
  }),
  buyWeapon: action({
    id: 'weapon',
    cost: { money: 1 },
    gain: { weapon: 1 },
    arrow: 'yellow',
    rule: 'maquis.yellow-arrow',
  }),
  gatherIntel: action({
    id: 'intel',
    gain: { intel: 1 },
    rule: 'maquis.white-arrow',
  }),
  airdropFood: airdrop('food'),
  airdropMoney: airdrop('money'),
  airdropWeapon: airdrop('weapon'),
  recruit: action({
    id: 'recruit',
    cost: { food: 1 },
    recruits: true,
    rule: 'maquis.recruiting',
  }),
  collect: action({
    id: 'collect',
    collects: true,
    rule: 'maquis.collect-airdrop',
    basis: 'text',
  }),
  furnishRoom: action({
    id: 'room',
    cost: { money: 2 },
    furnishes: true,
    arrow: 'red',
    rule: 'maquis.spare-rooms',
  }),
} as const;

const COUNTERFEIT = action({ id: 'money', gain: { money: 1 }, rule: 'maquis.white-arrow' });
const MIX_EXPLOSIVES = action({
  id: 'explosives',
  cost: { medicine: 1 },
  gain: { explosives: 1 },
  rule: 'maquis.white-arrow',
});
const SMUGGLE_FOOD = action({ id: 'food', gain: { food: 3 }, rule: 'maquis.white-arrow' });
const SMUGGLE_MEDICINE = action({
  id: 'medicine',
  gain: { medicine: 3 },
  rule: 'maquis.white-arrow',
});
const SPREAD_WORD = action({
  id: 'morale',
  morale: 1,
  arrow: 'red',
  rule: 'maquis.red-arrow',
  basis: 'later',
});
export const WORK_ON_GOAL = action({
  id: 'goal',
  succeeds: true,
  arrow: 'red',
  rule: 'maquis.successes',
  basis: 'later',
});

const BREW_POISON = action({
  id: 'poison',
  cost: { medicine: 2 },
  gain: { poison: 1 },
  rule: 'maquis.pharmacist',
});
export const FORGE_ID = action({
  id: 'fake-id',
  cost: { intel: 1, money: 2 },
  gain: { 'fake-id': 1 },
  rule: 'maquis.forger',
});
const BORROW_ACTION = action({
  id: 'fixer',
  cost: { money: 1 },
  borrows: true,
  rule: 'maquis.fixer',
});

/** Every action there is; an action's index here is its number in the engine. */
export const ACTIONS: readonly Action[] = frozen([
  NO_ACTION,
  ...Object.values(BOARD_ACTIONS),
  COUNTERFEIT,
  MIX_EXPLOSIVES,
  SMUGGLE_FOOD,
  SMUGGLE_MEDICINE,
  SPREAD_WORD,
  WORK_ON_GOAL,
  BREW_POISON,
  FORGE_ID,
  BORROW_ACTION,
]);

/** The room tiles of the free edition, one of each, in the order of the record. */
export const TILE_IDS = [
  'informant',
  'counterfeiter',
  'safe-house',
  'chemists-lab',
  'smuggler',
  'propagandist',
] as const;

/** Those of all editions. */
export const EVERY_TILE_ID = [...TILE_IDS, 'fixer', 'pharmacist', 'forger'] as const;

export type TileId = (typeof EVERY_TILE_ID)[number];

interface Tile {
  readonly id: TileId;
  readonly actions: readonly Action[];
  /** Workers may come home here, and none may be placed here. */
  readonly isHome: boolean;
  readonly basis: Basis;
}

const tile = (id: TileId, actions: readonly Action[], basis: Basis = 'pictures'): Tile =>
  frozen({ id, actions, isHome: false, basis });

const BY_ID: Readonly<Record<TileId, Tile>> = {
  informant: tile('informant', [BOARD_ACTIONS.gatherIntel]),
  counterfeiter: tile('counterfeiter', [COUNTERFEIT]),
  'safe-house': frozen({ id: 'safe-house', actions: [], isHome: true, basis: 'text' }),
  'chemists-lab': tile('chemists-lab', [MIX_EXPLOSIVES]),
  smuggler: tile('smuggler', [SMUGGLE_FOOD, SMUGGLE_MEDICINE]),
  propagandist: tile('propagandist', [SPREAD_WORD]),
  fixer: tile('fixer', [BORROW_ACTION]),
  pharmacist: tile('pharmacist', [BREW_POISON]),
  forger: tile('forger', [FORGE_ID]),
};

export const TILES: readonly Tile[] = frozen(TILE_IDS.map((id) => BY_ID[id]));

export const EVERY_TILE: readonly Tile[] = frozen(EVERY_TILE_ID.map((id) => BY_ID[id]));
