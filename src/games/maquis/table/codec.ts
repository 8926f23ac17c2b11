import * as v from 'valibot';
import { type Codec, OwnerSchema, SeedSchema, shelfName } from '#play/saves/codec.ts';
import { type GameProgress as ProgressOf, type Save as SaveOf, savesOf } from '#play/saves/save.ts';
import type { Fields, Kind } from '#shared/kept/kind.ts';
import {
  DIFFICULTY_IDS,
  FIELDS,
  GOAL_IDS,
  LOCATION_IDS,
  PATROL_CARDS,
  RESOURCES,
  SIDES,
  SPARE_ROOMS,
  TILE_IDS,
} from '../data/index.ts';
import {
  ENDINGS,
  faultsOf,
  GOAL_DRAWS,
  type Maquis,
  PHASES,
  RULESET_IDS,
} from '../engine/index.ts';
import { COMPONENTS } from './game.ts';
import { SET_UP_STEPS, type SetUp, type SetUpStep } from './set-up.ts';

/*
 * How a game of Maquis is written down.
 */

const small = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(100));
const place = v.picklist(LOCATION_IDS);
const card = v.picklist(PATROL_CARDS.map(({ number }) => number));
const goods = v.object(v.entriesFromList(RESOURCES, v.exactOptional(small)));
const progress = v.object({ successes: small, complete: v.boolean() });

const goalPair = v.pipe(
  v.object({ west: v.picklist(GOAL_IDS), east: v.picklist(GOAL_IDS) }),
  v.check(({ west, east }) => west !== east),
);
const difficulty = v.picklist(DIFFICULTY_IDS);

const snapshot = v.object({
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

/** The shape of a table; whether it can be is another question. */
export const TableSchema = v.object({
  difficulty,
  goals: goalPair,
  state: snapshot,
  unseen: v.exactOptional(
    v.object({
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
      deck: v.exactOptional(v.array(card)),
      random: v.exactOptional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(4))),
    }),
  ),
});

const draft = v.object({
  difficulty,
  owners: v.object(v.entriesFromList(COMPONENTS, OwnerSchema)),
  goalSource: v.picklist([...GOAL_DRAWS, 'by-hand']),
  goals: v.object(v.entriesFromList(SIDES, v.exactOptional(v.picklist(GOAL_IDS)))),
  seed: SeedSchema,
});

export const SAVE_VERSION = 4;

/** The types of what is kept of Maquis. */
export interface KeptMaquis extends Maquis {
  /** A set-up that is not done, and the step of its walk. */
  readonly draft: { readonly setUp: SetUp; readonly step: SetUpStep };
  /** After how many steps the last shot of a day was let go, where it was. */
  readonly besides: { readonly noShotAt?: number };
}

export type Save = SaveOf<KeptMaquis>;
export type GameProgress = ProgressOf<KeptMaquis>;

export const codec: Codec<KeptMaquis> = {
  game: 'maquis',
  rulesets: RULESET_IDS,
  shelves: ['table', 'practice'],
  components: COMPONENTS,
  setUp: v.object({
    ruleset: v.picklist(RULESET_IDS),
    difficulty,
    goals: goalPair,
    seed: v.exactOptional(SeedSchema),
  }),
  table: TableSchema,
  canBe: (table) => faultsOf(table).length === 0,
  draft: v.object({ setUp: draft, step: v.picklist(SET_UP_STEPS) }),
  besides: { noShotAt: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))) },
  version: SAVE_VERSION,
  migrations: {
    // The first form went by the clock alone, and never had to say how often it was written.
    1: (old) => ({ ...old, version: 2, order: old.changed }),
    // The second knew one ruleset, and did not name it.
    2: (old) => ({ ...old, version: 3, ruleset: 'pnp-1.1' }),
    // In the third the set-up did not name it, and owners had other names.
    3: (old) => ({ ...old, version: 4, progress: ownedProgress(old.progress as Fields) }),
  },
};

function ownedProgress({ game, setUp, ahead, ...others }: Fields): Fields {
  if (!game) return { ...others, setUp: owned(setUp as Fields) };
  const { steps, ...kept } = owned(game as Fields);
  const dealt = { ruleset: 'pnp-1.1', ...(kept.setUp as Fields) };
  const undone = ahead === undefined ? {} : { ahead: (ahead as Fields[]).map(ownedStep) };
  const done = (steps as Fields[]).map(ownedStep);
  return { ...others, game: { ...kept, setUp: dealt, steps: done }, ...undone };
}

const owned = ({ keepers, ...others }: Fields): Fields => ({ ...others, owners: keepers });

const ownedStep = ({ drawnBy, ...step }: Fields): Fields =>
  drawnBy === undefined ? step : { ...step, by: drawnBy };

/** Saves in all their forms. */
export const SAVES: Kind<Save> = savesOf(codec);

/** The databases: games beside a real table, and games in the browser. */
export const TABLE_SHELF = shelfName(codec, 'table');
export const PRACTICE_SHELF = shelfName(codec, 'practice');
