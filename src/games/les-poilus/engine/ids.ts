import {
  CARD_IDS,
  KINDS,
  type Kind,
  SOLDIER_IDS,
  type SoldierId,
  TILE_IDS,
  type TileId,
} from '../data/index.ts';
import type { Card, KindNumber } from './cards.ts';

/** Numbers of the engine as the ids of the record. */
export const cardText = (card: Card): string => CARD_IDS[card];
export const kindText = (kind: KindNumber): Kind => KINDS[kind];
export const tileText = (tile: number): TileId => TILE_IDS[tile];
export const soldierText = (soldier: number): SoldierId => SOLDIER_IDS[soldier];
