import * as v from 'valibot';
import { SeedSchema } from '#play/records/reading.ts';
import type { SaveFormat } from '#play/saves/save-format.ts';
import {
  ENDINGS,
  ENEMY_KINDS,
  MAQUIS_IDS,
  MISSION_IDS,
  READINGS,
  RULESET,
  SPLITS,
} from '../data/index.ts';
import { ASKS, faultsOf, PHASES, type Resist } from '../engine/index.ts';

/*
 * How a game of RESIST! is written down.
 */

/** Longer than any deck, any hand and any pile. */
const MOST_CARDS = 60;
const many = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(v.array(item), v.maxLength(MOST_CARDS));

const small = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(1000));
/** A number of the engine's own, in which bits can stand. */
const whole = v.pipe(v.number(), v.safeInteger());
const maquis = v.picklist(MAQUIS_IDS);
const card = v.union([maquis, v.literal('spy')]);
const mission = v.picklist(MISSION_IDS);
const enemy = v.picklist(ENEMY_KINDS.map(({ id }) => id));

const snapshot = v.object({
  phase: v.picklist(PHASES),
  ask: v.picklist(ASKS),
  round: small,
  failed: small,
  points: small,
  graveyard: many(small),
  hand: many(card),
  hidden: many(maquis),
  revealed: many(maquis),
  hiddenDeck: v.object({ top: many(card), unknown: small, spies: small }),
  hiddenDiscard: many(card),
  recruitDeck: v.object({ top: many(maquis), unknown: small, bottom: many(maquis) }),
  revealedPile: many(maquis),
  spySupply: small,
  removed: many(card),
  looked: many(v.union([card, enemy])),
  row: many(
    v.object({
      mission,
      failed: v.boolean(),
      up: many(enemy),
      down: many(v.union([enemy, small])),
    }),
  ),
  missionDeck: small,
  defeated: many(mission),
  enemyDeck: v.object({ number: small, top: many(enemy), unknown: small }),
  enemyDiscard: many(enemy),
  target: v.nullable(mission),
  beaten: v.boolean(),
  strength: small,
  defense: v.nullable(
    v.object({
      ...v.entriesFromList([...ENEMY_KINDS.map(({ id }) => id)], v.exactOptional(small)),
      mission: v.exactOptional(small),
    }),
  ),
});

const round = v.object({
  gained: v.exactOptional(small),
  countsRevealed: v.exactOptional(small),
  countsCivilians: v.exactOptional(small),
  countsOthers: v.exactOptional(small),
  ignored: v.exactOptional(v.boolean()),
  halved: v.exactOptional(v.boolean()),
  weakened: v.exactOptional(many(enemy)),
  reveals: v.exactOptional(small),
  drawChange: v.exactOptional(small),
  mayAct: v.exactOptional(many(maquis)),
});

const asked = v.object({
  doing: v.exactOptional(whole),
  left: v.exactOptional(whole),
  place: v.exactOptional(whole),
  nth: v.exactOptional(whole),
  user: v.exactOptional(whole),
  topped: v.exactOptional(whole),
  turned: v.exactOptional(many(enemy)),
  pair: v.exactOptional(many(maquis)),
  survivors: v.exactOptional(many(enemy)),
  gap: v.exactOptional(whole),
});

/** The shape of a table; whether it can be is another question. */
const TableSchema = v.object({
  split: v.picklist(SPLITS),
  reading: v.picklist(READINGS),
  state: snapshot,
  unseen: v.exactOptional(
    v.object({
      hiddenMaquis: v.exactOptional(many(maquis)),
      recruits: v.exactOptional(many(maquis)),
      pools: v.exactOptional(v.record(v.pipe(v.string(), v.regex(/^\d{1,3}$/)), many(enemy))),
      round: v.exactOptional(round),
      asked: v.exactOptional(asked),
      ending: v.exactOptional(v.picklist(ENDINGS)),
      random: v.exactOptional(v.pipe(v.array(whole), v.length(4))),
    }),
  ),
});

/** The types of what is kept of RESIST!: a set-up is kept once it is done. */
export interface ResistSaves extends Resist {
  draft: never;
  extra: object;
}

export const resistSaveFormat: SaveFormat<ResistSaves> = {
  game: 'resist',
  rulesets: [RULESET],
  shelves: ['practice'],
  components: ['deck'],
  setUp: v.object({
    ruleset: v.literal(RULESET),
    split: v.picklist(SPLITS),
    reading: v.picklist(READINGS),
    seed: v.exactOptional(SeedSchema),
  }),
  boardState: TableSchema,
  isValid: (table) => faultsOf(table).length === 0,
  version: 1,
  migrations: {},
};
