import * as v from 'valibot';
import {
  DIFFICULTY_IDS,
  EVERY_GOAL_ID,
  EVERY_RESOURCE,
  EVERY_TILE_ID,
  FIELDS,
  LOCATION_IDS,
  PATROL_CARDS,
  RESOURCES,
  SPARE_ROOMS,
} from '../data/index.ts';
import { ENDINGS, PHASES } from './position.ts';
import { RULESET_IDS } from './rulesets.ts';
import { BRIDGES } from './table.ts';

/*
 * The shape of a table wherever it is written down; whether it can be is another question.
 */

const small = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(100));
const place = v.picklist(LOCATION_IDS);
const card = v.picklist(PATROL_CARDS.map(({ number }) => number));
const goods = v.object(v.entriesFromList(EVERY_RESOURCE, v.exactOptional(small)));
const progress = v.object({
  successes: small,
  complete: v.boolean(),
  major: v.exactOptional(v.boolean()),
  marks: v.exactOptional(v.array(place)),
  inside: v.exactOptional(v.boolean()),
  target: v.exactOptional(v.nullable(place)),
});

export const DifficultySchema = v.picklist(DIFFICULTY_IDS);

export const GoalPairSchema = v.pipe(
  v.object({ west: v.picklist(EVERY_GOAL_ID), east: v.picklist(EVERY_GOAL_ID) }),
  v.check(({ west, east }) => west !== east),
);

export const SnapshotSchema = v.object({
  phase: v.picklist(PHASES),
  day: small,
  morale: small,
  soldiers: small,
  hand: v.object({
    ...v.entriesFromList(EVERY_RESOURCE, v.exactOptional(small)),
    ...v.entriesFromList(RESOURCES, small),
  }),
  safeHouse: small,
  cafe: small,
  arrested: small,
  workers: v.array(place),
  police: v.array(place),
  soldierPawns: v.array(place),
  airdrops: v.object(v.entriesFromList(FIELDS, v.exactOptional(goods))),
  rooms: v.object(v.entriesFromList(SPARE_ROOMS, v.exactOptional(v.picklist(EVERY_TILE_ID)))),
  goals: v.object({ west: progress, east: progress }),
  discard: v.array(card),
  patrolsToCome: small,
  shot: v.boolean(),
  acting: v.nullable(place),
  lap: v.exactOptional(small),
  removed: v.exactOptional(small),
  known: v.exactOptional(v.nullable(card)),
  bridges: v.exactOptional(v.array(v.picklist(BRIDGES))),
  bridgeDue: v.exactOptional(v.boolean()),
  fakeIds: v.exactOptional(v.array(place)),
  distracted: v.exactOptional(v.boolean()),
  bombed: v.exactOptional(v.boolean()),
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
  ruleset: v.exactOptional(v.picklist(RULESET_IDS)),
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
