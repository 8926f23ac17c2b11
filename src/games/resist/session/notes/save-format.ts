import * as v from 'valibot';
import {
  ENDINGS,
  ENEMY_KINDS,
  MAQUIS_IDS,
  MISSION_IDS,
  READINGS,
  RULESET,
  SPLITS,
} from '#games/resist/data/index.ts';
import { PHASES } from '#games/resist/engine/index.ts';
import { SeedSchema } from '#play/records/reading.ts';
import type { SaveFormat } from '#play/saves/save-format.ts';
import { notesFaults } from './faults.ts';
import { NOTE_PARTS, type NotePart, type Notes, SPOTS } from './notes.ts';
import type { Noted } from './rules.ts';

const MOST = 40;
const many = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(v.array(item), v.maxLength(MOST));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST));
const maquis = v.picklist(MAQUIS_IDS);
const mission = v.picklist(MISSION_IDS);
const enemy = v.picklist(ENEMY_KINDS.map(({ id }) => id));
const card = v.union([maquis, v.literal('spy')]);

/** The shape of notes, as corrections keep them. */
const NotesSchema = v.object({
  split: v.picklist(SPLITS),
  reading: v.picklist(READINGS),
  phase: v.picklist(PHASES),
  round: count,
  at: v.record(maquis, v.picklist(SPOTS)),
  acted: many(maquis),
  planned: many(maquis),
  unnamed: count,
  top: many(card),
  looking: v.nullable(
    v.object({
      placed: count,
      known: count,
      out: many(v.union([card, enemy])),
      before: v.exactOptional(count),
    }),
  ),
  deck: count,
  deckSpies: count,
  mixed: v.boolean(),
  handSpies: count,
  discardSpies: count,
  supply: count,
  outSpies: count,
  recruits: count,
  row: v.pipe(
    v.array(
      v.object({
        mission,
        failed: v.boolean(),
        up: many(enemy),
        down: many(v.union([enemy, count])),
      }),
    ),
    v.maxLength(4),
  ),
  gap: count,
  missionDeck: count,
  defeated: many(mission),
  graveyard: v.pipe(v.array(v.pipe(count, v.maxValue(3))), v.maxLength(8)),
  enemyDeck: count,
  enemyTop: many(enemy),
  enemyNumber: v.pipe(count, v.minValue(1), v.maxValue(31)),
  enemyDiscard: many(enemy),
  pools: v.record(v.pipe(v.string(), v.regex(/^\d{1,2}$/)), many(enemy)),
  target: v.nullable(mission),
  beaten: v.boolean(),
  strength: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
  struck: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
  gained: v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(999)),
  weakened: many(enemy),
  reveals: count,
  drawChange: v.picklist([-1, 0, 1]),
  due: many(v.union([enemy, mission])),
  asking: v.optional(
    v.nullable(
      v.object({
        of: v.union([maquis, enemy, mission]),
        copies: v.exactOptional(maquis),
        told: count,
        at: v.exactOptional(mission),
        up: v.exactOptional(many(enemy)),
      }),
    ),
    null,
  ),
  ending: v.exactOptional(v.picklist(ENDINGS)),
}) as unknown as v.GenericSchema<unknown, Notes>;

/** The types of what is kept: which parts are off is a game's own. */
export interface NotesSaves extends Noted {
  draft: never;
  extra: { readonly off?: readonly NotePart[] };
}

export const notesSaveFormat: SaveFormat<NotesSaves> = {
  game: 'resist',
  rulesets: [RULESET],
  shelves: ['table'],
  components: [],
  setUp: v.object({
    ruleset: v.literal(RULESET),
    split: v.picklist(SPLITS),
    reading: v.picklist(READINGS),
    seed: v.exactOptional(SeedSchema),
  }),
  boardState: NotesSchema,
  isValid: (notes) => notesFaults(notes).length === 0,
  extra: { off: v.exactOptional(many(v.picklist(NOTE_PARTS))) },
  version: 1,
  migrations: {},
};
