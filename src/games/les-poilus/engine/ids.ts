import {
  CARD_IDS,
  SOLDIER_IDS,
  type SoldierId,
  SUPPORT_TILE_IDS,
  type SupportTileId,
  THREAT_KINDS,
  type ThreatKind,
} from '../data/index.ts';
import type { Card, KindNumber } from './cards.ts';

/** Numbers of the engine as the ids of the record. */
export const cardText = (card: Card): string => CARD_IDS[card];
export const kindText = (kind: KindNumber): ThreatKind => THREAT_KINDS[kind];
export const tileText = (tile: number): SupportTileId => SUPPORT_TILE_IDS[tile];
export const soldierText = (soldier: number): SoldierId => SOLDIER_IDS[soldier];
