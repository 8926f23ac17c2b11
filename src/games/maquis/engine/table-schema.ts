import * as v from 'valibot';
import {
  DIFFICULTY_IDS,
  FIELDS,
  GOAL_IDS,
  LOCATION_IDS,
  PATROL_CARDS,
  RESOURCES,
  SPARE_ROOMS,
  TILE_IDS,
} from '../data/index.ts';
import { ENDINGS, PHASES } from './position.ts';

/*
 * The shape of a table wherever it is written down; whether it can be is another question.
 */

const small = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(100));
const place = v.picklist(LOCATION_IDS);
const card = v.picklist(PATROL_CARDS.map(({ number }) => number));
const goods = v.object(v.entriesFromList(RESOURCES, v.exactOptional(small)));
const progress = v.object({ successes: small, complete: v.boolean() });

export const DifficultySchema = v.picklist(DIFFICULTY_IDS);

export const GoalPairSchema = v.pipe(
  v.object({ west: v.picklist(GOAL_IDS), east: v.picklist(GOAL_IDS) }),
  v.check(({ west, east }) => west !== east),
);

export const SnapshotSchema = v.object({
  phase: v.picklist(PHASES),
  day: small,
  morale: small,
  soldiers: small,
  hand: v.object(v.entriesFromList(RESOURCES, small)),
  safeHouse: small,
  cafe: small,
  arrested: small,
  workers: v.array(place),
  police: v.array(place),
  soldierPawns: v.array(place),
  airdrops: v.object(v.entriesFromList(FIELDS, v.exactOptional(goods))),
  rooms: v.object(v.entriesFromList(SPARE_ROOMS, v.exactOptional(v.picklist(TILE_IDS)))),
  goals: v.object({ west: progress, east: progress }),
  discard: v.array(card),
  patrolsToCome: small,
  shot: v.boolean(),
  acting: v.nullable(place),
});

/** What cannot be read off the board and every player knows. */
const known = {
  soldiersThisTurn: v.exactOptional(small),
  carrying: v.exactOptional(
    v.object({
      goods,
      morale: v.picklist([-1, 0, 1]),
      recruit: v.boolean(),
      field: v.exactOptional(v.picklist(FIELDS)),
    }),
  ),
  ending: v.exactOptional(v.picklist(ENDINGS)),
  broken: v.exactOptional(v.boolean()),
};

export const KnownSchema = v.object(known);

export const TableSchema = v.object({
  difficulty: DifficultySchema,
  goals: GoalPairSchema,
  state: SnapshotSchema,
  unseen: v.exactOptional(
    v.object({
      ...known,
      deck: v.exactOptional(v.array(card)),
      random: v.exactOptional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(4))),
    }),
  ),
});
