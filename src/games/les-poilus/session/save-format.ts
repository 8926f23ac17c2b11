import * as v from 'valibot';
import { SeedSchema } from '#play/records/reading.ts';
import type { SaveFormat } from '#play/saves/save-format.ts';
import {
  CARD_IDS,
  GAME,
  RULESET,
  SUPPORT_TILE_IDS,
  THREAT_KINDS,
  VARIANT_IDS,
} from '../data/index.ts';
import {
  ENDINGS,
  type LesPoilus,
  PHASES,
  positionFrom,
  SetUpSchema,
  setUpFaults,
} from '../engine/index.ts';
import type { Hearing } from './following.ts';
import type { Said } from './on-devices.ts';
import { type SetUpInProgress, WAYS, type Way } from './set-up-in-progress.ts';

/** What a game remembers that no step tells. */
interface ExtraState {
  readonly way: Way;
  /** What the players call themselves, by seat. */
  readonly names: readonly string[];
  /** A speech that is going round. */
  readonly hearing?: Hearing;
  /** How it was answered so far, where everybody does so on a device of their own. */
  readonly said?: Said;
}

/** The types of what is written down of a game. */
export type PoilusSaves = LesPoilus & {
  readonly draft: SetUpInProgress;
  readonly extra: ExtraState;
};

/*
 * The shape of what is saved. Whatever comes back from storage is read through it: a save can be
 * damaged, or from another version.
 */

/** Numbers on a table are small; a few of them are -1 for none. */
const small = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(100));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(GAME.mostPlayers));
const cards = v.pipe(v.array(v.picklist(CARD_IDS)), v.maxLength(100));
const tile = v.picklist(SUPPORT_TILE_IDS);
const tiles = {
  tiles: small,
  tileIds: v.nullable(v.pipe(v.array(tile), v.maxLength(16))),
  placed: v.boolean(),
  placedTile: v.nullable(tile),
};

/** A table as it is kept, and as it is told to other devices. */
export const snapshot = v.object({
  phase: v.picklist(PHASES),
  mission: small,
  leader: seat,
  turn: v.nullable(seat),
  acting: v.nullable(seat),
  trials: small,
  morale: small,
  noMansLand: cards,
  active: v.object(v.entriesFromList(THREAT_KINDS, small)),
  speechPool: small,
  speechKind: v.nullable(v.picklist(THREAT_KINDS)),
  removed: cards,
  players: v.pipe(
    v.array(
      v.object({
        charm: v.boolean(),
        in: v.boolean(),
        hand: small,
        cards: v.nullable(cards),
        hardships: cards,
        ...tiles,
        speech: small,
      }),
    ),
    v.maxLength(GAME.mostPlayers),
  ),
  chaplain: v.exactOptional(v.object(tiles)),
});

const perTile = v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(SUPPORT_TILE_IDS.length));

const unseen = v.object({
  lower: v.exactOptional(small),
  known: v.exactOptional(cards),
  publicKnown: v.exactOptional(cards),
  deals: v.exactOptional(small),
  freneticDeals: v.exactOptional(small),
  hearers: v.exactOptional(v.array(seat)),
  success: v.exactOptional(v.boolean()),
  heals: v.exactOptional(small),
  charmOffered: v.exactOptional(v.boolean()),
  ending: v.exactOptional(v.picklist(ENDINGS)),
  shown: v.exactOptional(
    v.pipe(v.array(v.object({ now: perTile, most: perTile })), v.maxLength(GAME.mostPlayers)),
  ),
  deck: v.exactOptional(cards),
  random: v.exactOptional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(4))),
});

/** A set-up with nothing wrong in it. */
const setUp = v.pipe(
  SetUpSchema,
  v.check((one) => setUpFaults(one).length === 0),
);

export const namesSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(40))),
  v.maxLength(GAME.mostPlayers),
);

export const playersSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(GAME.leastPlayers),
  v.maxValue(GAME.mostPlayers),
);

/** How games of Les Poilus are written down. */
export const poilusSaveFormat: SaveFormat<PoilusSaves> = {
  game: 'les-poilus',
  rulesets: [RULESET],
  shelves: ['practice'],
  components: ['deck'],
  setUp,
  boardState: v.object({ setUp: SetUpSchema, state: snapshot, unseen: v.exactOptional(unseen) }),
  isValid: (table) => 'position' in positionFrom(table),
  draft: v.object({
    way: v.picklist(WAYS),
    players: playersSchema,
    names: namesSchema,
    variant: v.picklist(VARIANT_IDS),
    options: v.unwrap(SetUpSchema.entries.options),
    seed: SeedSchema,
  }),
  extra: {
    // Branches were once kept without these two: their hands stay hidden, and their players are soldiers.
    way: v.optional(v.picklist(WAYS), 'round'),
    names: v.optional(namesSchema, []),
    hearing: v.exactOptional(v.object({ hearers: v.array(seat), heard: small })),
    said: v.exactOptional(
      v.record(v.pipe(v.string(), v.regex(/^[0-4]$/)), v.pipe(v.string(), v.maxLength(60))),
    ),
  },
  // A speech goes round at one moment only.
  lasting: ({ way, names }) => ({ way, names }),
  version: 1,
  migrations: {},
};
