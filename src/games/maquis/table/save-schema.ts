import * as v from 'valibot';
import type { Kind } from '#shared/kept/kind.ts';
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
  PHASES,
  RULESET_IDS,
  type RulesetId,
} from '../engine/index.ts';
import type { Step, TableGame } from './game.ts';
import { HELP_LEVELS, type HelpLevel } from './help.ts';
import { SET_UP_STEPS, type SetUp, type SetUpStep } from './set-up.ts';

/*
 * The shape of what is saved. Whatever comes back from storage is read through it: a save can be
 * damaged, or from another version.
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
const keeper = v.picklist(['site', 'visitor']);
const keepers = v.object({ deck: keeper, goods: keeper, tracks: keeper });
const seed = v.pipe(v.string(), v.maxLength(200));

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

const step = v.union([
  v.object({ move: v.string(), drawnBy: v.exactOptional(keeper) }),
  v.object({ correction: TableSchema }),
]);

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** In milliseconds since 1970, as far as dates go. */
const time = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(8.64e15));

const game = v.pipe(
  v.object({
    setUp: v.object({ difficulty, goals: goalPair, seed: v.exactOptional(seed) }),
    from: v.exactOptional(
      v.pipe(
        TableSchema,
        v.check((table) => faultsOf(table).length === 0),
      ),
    ),
    steps: v.array(step),
    keepers,
    seen: count,
  }),
  v.check(({ steps, seen }) => seen <= steps.length),
);

const setUp = v.object({
  difficulty,
  keepers,
  goalSource: v.picklist([...GOAL_DRAWS, 'by-hand']),
  goals: v.object(v.entriesFromList(SIDES, v.exactOptional(v.picklist(GOAL_IDS)))),
  seed,
});

export const SAVE_VERSION = 3;

/** A saved table: a game that runs or has ended, or a set-up that is not done. */
export const SaveSchema = v.object({
  version: v.literal(SAVE_VERSION),
  ruleset: v.exactOptional(v.picklist(RULESET_IDS)),
  id: v.string(),
  begun: time,
  changed: time,
  order: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(9e15))),
  revision: v.exactOptional(v.pipe(count, v.maxValue(1e12))),
  deleted: v.exactOptional(time),
  name: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  branchOf: v.exactOptional(v.object({ id: v.string(), step: count })),
  help: v.exactOptional(v.picklist(HELP_LEVELS)),
  progress: v.union([
    v.object({
      game,
      ahead: v.exactOptional(v.array(step)),
      noShotAt: v.exactOptional(count),
    }),
    v.object({ setUp, step: v.picklist(SET_UP_STEPS) }),
  ]),
});

/** A saved table, as everyone but the schema sees it. */
export interface Save {
  readonly version: typeof SAVE_VERSION;
  /**
   * The ruleset it is played by; the shelf writes it down, and a save fresh from a game has none. A page
   * that does not know a ruleset yet does not know its version of a save either.
   */
  readonly ruleset?: RulesetId;
  readonly id: string;
  /** When it was begun and last changed by the device's clock, in milliseconds since 1970. */
  readonly begun: number;
  readonly changed: number;
  /**
   * Its place among the games of a shelf: what was played later has a higher number, though the
   * clock was set back between. The shelf gives it; a save fresh from a game has none.
   */
  readonly order?: number;
  /** How often it was written. Whoever would write over a higher number has been overtaken. */
  readonly revision?: number;
  /** When the visitor deleted it; for a while it can be got back. */
  readonly deleted?: number;
  /** What the visitor calls it. */
  readonly name?: string;
  /** The game it was branched off, and after how many of its steps. */
  readonly branchOf?: { readonly id: string; readonly step: number };
  /** The most help that was used in it; none where nothing is said. */
  readonly help?: HelpLevel;
  readonly progress: GameProgress | { readonly setUp: SetUp; readonly step: SetUpStep };
}

/** How far a game is. */
export interface GameProgress {
  readonly game: TableGame;
  /** Steps that were undone and can be done again, the next first. */
  readonly ahead?: readonly Step[];
  /** After how many steps the last shot of a day was let go, where it was. */
  readonly noShotAt?: number;
}

/** Saves in all their forms. */
export const SAVES: Kind<Save> = {
  version: SAVE_VERSION,
  schema: SaveSchema,
  migrations: {
    // The first form went by the clock alone, and never had to say how often it was written.
    1: (old) => ({ ...old, version: 2, order: old.changed }),
    // The second knew one ruleset, and did not name it.
    2: (old) => ({ ...old, version: 3, ruleset: 'pnp-1.1' }),
  },
};
