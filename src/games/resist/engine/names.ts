import { lowestBit, withoutLowest } from '#shared/bit-set.ts';
import {
  ENEMY_KINDS,
  type EnemyKindId,
  MAQUIS_IDS,
  type MaquisId,
  MISSION_IDS,
  type MissionId,
} from '../data/index.ts';
import { type Card, type CardSet, type EnemyKindNumber, SPY } from './cards.ts';
import type { CardId } from './event.ts';
import { type Position, ROW } from './position.ts';

/* The ids of cards that the engine knows by number. */

export const maquisId = (card: Card): MaquisId => MAQUIS_IDS[card];
export const cardId = (card: Card): CardId => (card === SPY ? 'spy' : MAQUIS_IDS[card]);
export const kindId = (kind: EnemyKindNumber): EnemyKindId => ENEMY_KINDS[kind].id;
export const missionIdAt = (position: Position, place: number): MissionId =>
  MISSION_IDS[position[ROW + place]];

/** The ids in a set of Maquis, in table order. */
export function maquisIn(set: CardSet): MaquisId[] {
  const ids: MaquisId[] = [];
  for (let left = set; left !== 0; left = withoutLowest(left)) ids.push(maquisId(lowestBit(left)));
  return ids;
}

/** The ids in a set of Maquis, in table order, and so many Spies after them. */
export const cardsIn = (set: CardSet, spies: number): CardId[] => [
  ...maquisIn(set),
  ...Array<CardId>(spies).fill('spy'),
];

/* The numbers by which the engine knows the cards that others know by id. */

const numbered = <Id extends string>(ids: readonly Id[]): Readonly<Record<Id, number>> =>
  Object.freeze(Object.fromEntries(ids.map((id, n) => [id, n])) as Record<Id, number>);

export const MAQUIS_NUMBER: Readonly<Record<MaquisId, number>> = numbered(MAQUIS_IDS);
export const MISSION_NUMBER: Readonly<Record<MissionId, number>> = numbered(MISSION_IDS);
export const KIND_NUMBER: Readonly<Record<EnemyKindId, number>> = numbered(
  ENEMY_KINDS.map(({ id }) => id),
);
