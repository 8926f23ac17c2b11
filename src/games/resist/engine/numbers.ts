import {
  ENEMY_KINDS,
  type EnemyKindId,
  MAQUIS_IDS,
  type MaquisId,
  MISSION_IDS,
  type MissionId,
} from '../data/index.ts';
import { type Card, SPY } from './cards.ts';
import type { CardId } from './event.ts';

/* The numbers by which the engine knows the cards that others know by id. */

const numbered = <Id extends string>(ids: readonly Id[]): Readonly<Record<Id, number>> =>
  Object.freeze(Object.fromEntries(ids.map((id, n) => [id, n])) as Record<Id, number>);

export const MAQUIS_NUMBER: Readonly<Record<MaquisId, number>> = numbered(MAQUIS_IDS);
export const MISSION_NUMBER: Readonly<Record<MissionId, number>> = numbered(MISSION_IDS);
export const KIND_NUMBER: Readonly<Record<EnemyKindId, number>> = numbered(
  ENEMY_KINDS.map(({ id }) => id),
);

export const cardNumber = (id: CardId): Card => (id === 'spy' ? SPY : MAQUIS_NUMBER[id]);
