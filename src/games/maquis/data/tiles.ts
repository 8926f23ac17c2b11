import { frozen } from '#shared/frozen.ts';
import {
  type Action,
  COUNTERFEIT,
  GATHER_INTEL,
  MIX_EXPLOSIVES,
  SMUGGLE_FOOD,
  SMUGGLE_MEDICINE,
  SPREAD_WORD,
} from './actions.ts';
import type { Basis } from './sources.ts';

/** The room tiles, one of each, in the order of the record. */
export const TILE_IDS = [
  'informant',
  'counterfeiter',
  'safe-house',
  'chemists-lab',
  'smuggler',
  'propagandist',
] as const;

export type TileId = (typeof TILE_IDS)[number];

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
};

export const TILES: readonly Tile[] = frozen(TILE_IDS.map((id) => BY_ID[id]));
