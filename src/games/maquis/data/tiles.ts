import { frozen } from '#shared/frozen.ts';
import {
  type Action,
  BORROW_ACTION,
  BREW_POISON,
  COUNTERFEIT,
  FORGE_ID,
  GATHER_INTEL,
  MIX_EXPLOSIVES,
  SMUGGLE_FOOD,
  SMUGGLE_MEDICINE,
  SPREAD_WORD,
} from './actions.ts';
import type { Basis } from './rulings.ts';

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

export interface Tile {
  readonly id: TileId;
  readonly actions: readonly Action[];
  /** Workers may come home here, and none may be placed here. */
  readonly isHome: boolean;
  readonly basis: Basis;
}

const tile = (id: TileId, actions: readonly Action[], basis: Basis = 'pictures'): Tile =>
  frozen({ id, actions, isHome: false, basis });

const BY_ID: Readonly<Record<TileId, Tile>> = {
  informant: tile('informant', [GATHER_INTEL]),
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
